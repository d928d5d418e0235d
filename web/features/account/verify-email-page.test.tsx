import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { VerifyEmailPage } from './verify-email-page.tsx'

function open(query: string, options: { refusal?: string; signedIn?: boolean } = {}) {
  const identity = createMemoryIdentity({ signedIn: false, ...options })
  renderPage(<VerifyEmailPage />, { path: `/verify-email${query}`, session: makeSession(identity) })
  return identity
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const notice = { message: 'Email verified successfully! You can now sign in.', verified: true }

describe('a link that works', () => {
  it('says so and leads to the sign-in after 3 seconds, with the message', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const identity = open('?oobCode=code-1')
    expect(
      await screen.findByText('Email verified successfully! You can now sign in.'),
    ).toBeTruthy()
    expect(identity.asked).toEqual([['verifyEmail', 'code-1']])
    expect(screen.getByText('You will be taken to the sign-in page in 3 seconds.')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(2900))
    expect(location.pathname).toBe('/verify-email')
    await act(() => vi.advanceTimersByTimeAsync(100))
    await waitFor(() => expect(location.pathname).toBe('/signin'))
    expect(history.state).toEqual(notice)
  })

  it('Sign In Now', async () => {
    open('?oobCode=x')
    await userEvent.click(await screen.findByRole('link', { name: 'Sign In Now' }))
    expect(location.pathname).toBe('/signin')
    expect(history.state).toEqual(notice)
  })

  it('leads who is signed in to the dashboard instead', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open('?oobCode=x', { signedIn: true })
    expect(
      await screen.findByText('You will be taken to your dashboard in 3 seconds.'),
    ).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(location.pathname).toBe('/dashboard')
    expect(history.state).toBeNull()
  })
})

describe('a link that does not (specification 1, section 8)', () => {
  it.each([
    ['', undefined, 'Invalid verification link. Missing verification oobCode.'],
    ['?oobCode=', undefined, 'Invalid verification link. Missing verification oobCode.'],
    [
      '?oobCode=x',
      'auth/invalid-action-code',
      'The verification link is invalid or has expired. Please request a new verification email.',
    ],
    [
      '?oobCode=x',
      'auth/expired-action-code',
      'The verification link has expired. Please request a new verification email.',
    ],
    ['?oobCode=x', 'auth/user-disabled', 'This user account has been disabled.'],
    ['?oobCode=x', 'auth/user-not-found', 'No user account found. Please sign up first.'],
    ['?oobCode=x', 'auth/internal-error', 'Email verification failed. Please try again.'],
  ])('%s %s: %s', async (query, refusal, sentence) => {
    open(query, refusal === undefined ? {} : { refusal })
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([href('Sign Up Again'), href('Contact Support')]).toEqual(['/signup', '/contact'])
  })
})
