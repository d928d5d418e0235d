import { act, cleanup, render, screen, waitFor } from '@testing-library/react'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { useAuth } from './auth-provider.tsx'
import { SignedInOnly, SignedOutOnly } from './guards.tsx'
import { createSession } from './session.ts'
import { createTokenStore } from './token.ts'

const dashboard = <SignedInOnly>{(person) => <p>Hello {person.email}</p>}</SignedInOnly>
const signIn = (
  <SignedOutOnly hold={false}>
    <p>Sign in here</p>
  </SignedOutOnly>
)

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a page for signed-in people', () => {
  it('waits with a spinner until it is known who is there', async () => {
    const session = makeSession(createMemoryIdentity({ signedIn: true }))
    renderPage(dashboard, { path: '/dashboard', session })
    expect(screen.getByText('Checking your session')).toBeTruthy()
    expect(await screen.findByText('Hello avery@firm.example')).toBeTruthy()
    expect(localStorage.getItem('authToken')).not.toBeNull()
  })

  it('sends others to sign in, replacing history', async () => {
    const session = makeSession(createMemoryIdentity({ signedIn: false }))
    const before = history.length
    renderPage(dashboard, { path: '/dashboard', session })
    await waitFor(() => expect(location.pathname).toBe('/signin'))
    expect(history.length).toBe(before)
    expect(history.state).toBeNull()
  })

  it('says why when the session has ended by itself', async () => {
    const session = makeSession(createMemoryIdentity({ signedIn: true }))
    renderPage(dashboard, { path: '/dashboard', session })
    await screen.findByText('Hello avery@firm.example')
    act(() => session.endSession())
    await waitFor(() => expect(location.pathname).toBe('/signin'))
    expect(history.state).toEqual({
      message: 'Authentication failed. Please sign in again.',
      verified: false,
    })
    expect(localStorage.getItem('authToken')).toBeNull()
  })

  it('follows a sign-out in another tab', async () => {
    const identity = createMemoryIdentity({ signedIn: true })
    renderPage(dashboard, { path: '/dashboard', session: makeSession(identity) })
    await screen.findByText('Hello avery@firm.example')
    await act(() => identity.signOut())
    await waitFor(() => expect(location.pathname).toBe('/signin'))
  })

  it('offers to try again when the service cannot be reached', async () => {
    let isUp = false
    const session = createSession({
      tokens: createTokenStore(localStorage),
      loadIdentity: async () => {
        if (!isUp) throw new Error('down')
        return createMemoryIdentity({ signedIn: true })
      },
      announceSignOut: () => {},
      logFailure: () => {},
    })
    renderPage(dashboard, { path: '/dashboard', session })
    const button = await screen.findByRole('button', { name: 'Try Again' })
    isUp = true
    act(() => button.click())
    expect(await screen.findByText('Hello avery@firm.example')).toBeTruthy()
  })
})

describe('a page for signed-out people', () => {
  it('shows itself to them', async () => {
    const session = makeSession(createMemoryIdentity({ signedIn: false }))
    renderPage(signIn, { path: '/signin', session })
    expect(await screen.findByText('Sign in here')).toBeTruthy()
  })

  it('sends others to the dashboard, replacing history', async () => {
    const session = makeSession(createMemoryIdentity({ signedIn: true }))
    const before = history.length
    renderPage(signIn, { path: '/signin', session })
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
    expect(history.length).toBe(before)
  })
})

it('useAuth must be used within an AuthProvider', () => {
  const Misplaced = () => <p>{useAuth().state.status}</p>
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Misplaced />)).toThrow('useAuth must be used within an AuthProvider')
  vi.restoreAllMocks()
})
