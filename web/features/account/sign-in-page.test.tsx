import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { SignInPage } from './sign-in-page.tsx'

async function open(refusal?: string) {
  const identity = createMemoryIdentity({
    signedIn: false,
    ...(refusal === undefined ? {} : { refusal }),
  })
  renderPage(<SignInPage />, { path: '/signin', session: makeSession(identity) })
  await screen.findByLabelText('Email')
}

async function fillAndSend(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Email'), 'avery@firm.example')
  await user.type(screen.getByLabelText('Password'), 'Passw0rd')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what a refused sign-in says (specification 1, section 8)', () => {
  it.each([
    ['auth/user-not-found', 'No account found with this email address'],
    ['auth/wrong-password', 'Incorrect password'],
    ['auth/invalid-credential', 'Incorrect password'],
    ['auth/invalid-email', 'Invalid email address'],
    ['auth/too-many-requests', 'Too many failed attempts. Please try again later'],
    ['auth/network-request-failed', 'Failed to sign in. Please try again'],
    ['auth/internal-error', 'Failed to sign in. Please try again'],
  ])('%s: %s', async (code, sentence) => {
    await open(code)
    await fillAndSend(userEvent.setup())
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false)
  })

  it('is tried under the name of what it is, with the button disabled', async () => {
    await open('auth/wrong-password')
    const button = screen.getByRole('button', { name: 'Sign in' })
    const seen: [string | null, boolean][] = []
    new MutationObserver(() =>
      seen.push([button.textContent, button.hasAttribute('disabled')]),
    ).observe(button, { attributes: true, characterData: true, childList: true, subtree: true })
    await fillAndSend(userEvent.setup())
    await screen.findByRole('alert')
    expect(seen).toContainEqual(['Signing in...', true])
  })

  it('Please fill in all fields', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByRole('alert').textContent).toBe('Please fill in all fields')
  })
})

describe('a sign-in that works', () => {
  it('says so and goes to the dashboard after 1 second', async () => {
    await open()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await fillAndSend(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }))
    expect(
      await screen.findByText('Successfully signed in! Redirecting to dashboard...'),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Success!' })).toHaveProperty('disabled', true)
    expect(location.pathname).toBe('/signin')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  })
})

describe('the page', () => {
  it('shows and hides the password', async () => {
    await open()
    const password = screen.getByLabelText('Password')
    expect(password).toHaveProperty('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveProperty('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password).toHaveProperty('type', 'password')
  })

  it('leads to every page the specification names', async () => {
    await open()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/', '/forgot-password', '/signup', '/terms', '/privacy'])
  })

  it('shows the message that navigation carried', async () => {
    await open()
    history.replaceState(
      { message: 'Email verified successfully! You can now sign in.', verified: true },
      '',
      '/signin',
    )
    expect(
      await screen.findByText('Email verified successfully! You can now sign in.'),
    ).toBeTruthy()
  })
})
