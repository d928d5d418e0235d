import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Person } from '#web/platform/identity/identity.ts'
import { type Answer, answerCalls, type SeenCall } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { Dashboard } from './dashboard.tsx'

const refusal = (error: string): Answer => ({ status: 403, body: { error, message: 'No firm.' } })

function open(answer: Answer, person: Partial<Person> = {}): SeenCall[] {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const identity = createMemoryIdentity({ signedIn: true, person })
  const calls = answerCalls(() => answer)
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

  it('stays with the administrator, and says how it is', async () => {
    open(refusal('account/administrator-without-firm'))
    expect(
      await screen.findByText(
        'This account has no firm of its own, so there is nothing to show here.',
      ),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy()
    expect(location.pathname).toBe('/dashboard')
  })
})

describe('the dashboard of somebody who proves their address in another tab', () => {
  it('tells the server with a token that says so, which then mails what it has kept', async () => {
    const pagination = { page: 1, totalPages: 0, total: 0, hasNext: false, hasPrev: false }
    const userInfo = { integrationId: 'i', timeZone: 'America/New_York' }
    const body = { success: true, ...userInfo, leads: [], pagination }
    const calls = open({ status: 200, body }, { emailVerified: false })
    await screen.findByText(/until then we keep your leads here and do not mail them/)
    const told = () => calls.filter(({ path }) => path.endsWith('/dashboard/user-info'))
    await waitFor(() => expect(told()).toHaveLength(1))
    await act(async () => window.dispatchEvent(new Event('focus')))
    await waitFor(() => expect(told()).toHaveLength(2))
    expect(told()[1]?.token).not.toBe(told()[0]?.token)
  })
})
