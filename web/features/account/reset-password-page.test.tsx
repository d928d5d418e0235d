import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { IdentityRefused } from '#web/platform/identity/identity.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

function open(query: string, refusal?: string) {
  const identity = createMemoryIdentity({
    signedIn: false,
    ...(refusal === undefined ? {} : { refusal }),
  })
  renderPage(<ResetPasswordPage />, {
    path: `/reset-password${query}`,
    session: makeSession(identity),
  })
  return identity
}

async function send(password: string, confirmation = password, user = userEvent.setup()) {
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: password } })
  fireEvent.change(screen.getByLabelText('Confirm new password'), {
    target: { value: confirmation },
  })
  await user.click(screen.getByRole('button', { name: 'Reset Password' }))
}

const alert = async () => (await screen.findByRole('alert')).textContent

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a link that cannot be used (specification 1, section 8)', () => {
  it.each([
    ['', undefined, 'Invalid reset code. Please request a new password reset link.'],
    [
      '?oobCode=',
      undefined,
      'Invalid or missing reset code. Please request a new password reset link.',
    ],
    [
      '?oobCode=x',
      'auth/invalid-action-code',
      'Invalid or expired reset code. Please request a new password reset link.',
    ],
    [
      '?oobCode=x',
      'auth/expired-action-code',
      'Reset code has expired. Please request a new password reset link.',
    ],
    ['?oobCode=x', 'auth/user-disabled', 'This user account has been disabled.'],
    ['?oobCode=x', 'auth/internal-error', 'Failed to verify reset code. Please try again.'],
  ])('%s %s: %s', async (query, refusal, sentence) => {
    open(query, refusal)
    expect(await alert()).toBe(sentence)
    await userEvent.click(screen.getByRole('button', { name: 'Request New Reset Link' }))
    expect(location.pathname).toBe('/forgot-password')
  })

  it('is checked again where only the check failed', async () => {
    const identity = open('?oobCode=x', 'auth/network-request-failed')
    await alert()
    identity.checkResetCode = async () => 'avery@firm.example'
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('avery@firm.example')).toBeTruthy()
  })
})

describe('a new password', () => {
  it('is asked for under the address it is for, while the code is only checked', async () => {
    const identity = open('?oobCode=code-1')
    expect(await screen.findByText('avery@firm.example')).toBeTruthy()
    expect(identity.asked).toEqual([['checkResetCode', 'code-1']])
  })

  it.each([
    ['', '', 'Please enter a new password'],
    ['Short1', 'other', 'Password must be at least 8 characters long'],
    ['Passw0rd', 'Passw0rt', 'Passwords do not match'],
    ['password1', 'password1', 'Password must contain at least one uppercase letter'],
  ])('%j and %j: %s', async (password, confirmation, sentence) => {
    const identity = open('?oobCode=x')
    await send(password, confirmation)
    expect(await alert()).toBe(sentence)
    expect(identity.asked.map(([name]) => name)).toEqual(['checkResetCode'])
  })

  it.each([
    ['auth/weak-password', 'Password is too weak. Please choose a stronger password.'],
    [
      'auth/internal-error',
      'Failed to reset password. Please try again or request a new reset link.',
    ],
    [
      'auth/expired-action-code',
      'Reset code has expired. Please request a new password reset link.',
    ],
  ])('%s: %s', async (code, sentence) => {
    const identity = open('?oobCode=x')
    identity.resetPassword = () => Promise.reject(new IdentityRefused(code))
    await send('Passw0rd')
    expect(await alert()).toBe(sentence)
  })

  it('is set, and the sign-in page follows after 2 seconds', async () => {
    const identity = open('?oobCode=code-1')
    await screen.findByLabelText('New password')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await send('Passw0rd', 'Passw0rd', userEvent.setup({ advanceTimers: vi.advanceTimersByTime }))
    expect(
      await screen.findByText('Password reset successful! Redirecting to sign in...'),
    ).toBeTruthy()
    expect(identity.asked[1]).toEqual(['resetPassword', 'code-1', 'Passw0rd'])
    await act(() => vi.advanceTimersByTimeAsync(1900))
    expect(location.pathname).toBe('/reset-password')
    await act(() => vi.advanceTimersByTimeAsync(100))
    await waitFor(() => expect(location.pathname).toBe('/signin'))
  })
})
