import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { Dashboard } from './dashboard.tsx'

const refusal = (error: string): Answer => ({ status: 403, body: { error, message: 'No firm.' } })

function open(answer: Answer) {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const identity = createMemoryIdentity({ signedIn: true })
  answerCalls(() => answer)
  renderPage(<Dashboard />, { path: '/dashboard', session: makeSession(identity) })
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
