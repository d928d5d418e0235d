import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Person } from '#web/platform/identity/identity.ts'
import { type Answer, answerCalls, type SeenCall } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { Dashboard } from './dashboard.tsx'

const refusal = (error: string): Answer => ({ status: 403, body: { error, message: 'No firm.' } })

function open(
  answer: Answer | ((call: SeenCall) => Answer),
  person: Partial<Person> = {},
): SeenCall[] {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const identity = createMemoryIdentity({ signedIn: true, person })
  const calls = answerCalls((call) => (typeof answer === 'function' ? answer(call) : answer))
  renderPage(<Dashboard />, { path: '/dashboard', session: makeSession(identity) })
  return calls
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the dashboard of somebody without a firm', () => {
  it('leads back to where they stopped signing up, and shows no failure on the way', async () => {
    const before = history.length
    const shown: string[] = []
    const observer = new MutationObserver(() => shown.push(document.body.textContent))
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    open(refusal('account/no-firm'))
    await waitFor(() => expect(location.pathname).toBe('/signup'))
    observer.disconnect()
    expect(history.length).toBe(before)
    expect(shown.filter((text) => /No firm|Failed|Try Again/.test(text))).toEqual([])
  })

  it('shows the administrator the one section that is theirs', async () => {
    open(({ path }) =>
      path.endsWith('/dashboard/prompt')
        ? { status: 200, body: { success: true, promptText: 'Be kind.', updatedAt: null } }
        : refusal('account/administrator-without-firm'),
    )
    expect(await screen.findByRole('heading', { name: 'Admin - System Prompt' })).toBeTruthy()
    const sections = within(screen.getByRole('navigation', { name: 'Sections' }))
    expect(sections.getAllByRole('link').map((link) => link.textContent)).toEqual(['*Admin'])
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy()
  })
})

describe('the dashboard of somebody who proves their address in another tab', () => {
  it('tells the server with a token that says so, which then mails what it has kept', async () => {
    const pagination = { page: 1, totalPages: 0, total: 0, hasNext: false, hasPrev: false }
    const userInfo = { integrationId: 'i', timeZone: 'America/New_York' }
    const stats = { chatsThisMonth: 0, newLeads: 0, allChats: 0 }
    const unread = { leads: 0, messages: 0, appointments: 0, documents: 0 }
    const home = { stats, recentActivity: [], unread, openQuestions: 0 }
    const body = { success: true, ...userInfo, ...home, leads: [], pagination }
    const calls = open({ status: 200, body }, { emailVerified: false })
    await screen.findByText(/until then we keep your leads here and do not mail them/)
    const told = () => calls.filter(({ path }) => path.endsWith('/dashboard/user-info'))
    await waitFor(() => expect(told()).toHaveLength(1))
    await act(async () => window.dispatchEvent(new Event('focus')))
    await waitFor(() => expect(told()).toHaveLength(2))
    expect(told()[1]?.token).not.toBe(told()[0]?.token)
  })
})
