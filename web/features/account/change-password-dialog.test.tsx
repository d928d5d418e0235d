import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { createMemoryIdentity, type MemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'

// What a browser has and jsdom has not.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

let onClose: ReturnType<typeof vi.fn<() => void>>

function Whoever({ open }: { open: boolean }) {
  const { state } = useAuth()
  return (
    <>
      <p>{state.status}</p>
      <ChangePasswordDialog open={open} onClose={onClose} />
    </>
  )
}

async function show(
  options: Partial<Parameters<typeof createMemoryIdentity>[0]> = {},
  open = true,
) {
  const identity = createMemoryIdentity({ signedIn: true, ...options })
  renderPage(<Whoever open={open} />, {
    path: '/dashboard/settings',
    session: makeSession(identity),
  })
  await screen.findByText(options.signedIn === false ? 'signed-out' : 'signed-in')
  return identity
}

async function send(current: string, next: string, confirmation: string, user = userEvent.setup()) {
  for (const [label, value] of [
    ['Current password', current],
    ['New password', next],
    ['Confirm new password', confirmation],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await user.click(screen.getByRole('button', { name: 'Change password' }))
}

const changes = (identity: MemoryIdentity) =>
  identity.asked.filter(([name]) => name === 'changePassword')

beforeEach(() => (onClose = vi.fn<() => void>()))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('changing the password (specification 2, sections 4, 5 and 8)', () => {
  it.each([
    ['', 'Passw0rd', 'Passw0rd', 'Please fill in all fields'],
    ['Old 1234', '', '', 'Please fill in all fields'],
    ['Old 1234', 'short', 'other', 'New passwords do not match'],
    ['Old 1234', 'Short1', 'Short1', 'Password must be at least 8 characters long'],
    ['Old 1234', 'PASSW0RD', 'PASSW0RD', 'Password must contain at least one lowercase letter'],
    ['Old 1234', 'passw0rd', 'passw0rd', 'Password must contain at least one uppercase letter'],
    ['Old 1234', 'Password', 'Password', 'Password must contain at least one number'],
    ['Passw0rd', 'Passw0rd', 'Passw0rd', 'New password must be different from current password'],
  ])('%j, %j, %j: %s', async (current, next, confirmation, sentence) => {
    const identity = await show()
    await send(current, next, confirmation)
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(changes(identity)).toEqual([])
  })

  it.each([
    ['auth/wrong-password', 'Current password is incorrect'],
    ['auth/invalid-credential', 'Current password is incorrect'],
    ['auth/weak-password', 'New password is too weak'],
    [
      'auth/requires-recent-login',
      'Please sign out and sign in again before changing your password',
    ],
    ['auth/too-many-requests', 'Too many failed attempts. Please try again later'],
    ['auth/internal-error', 'Failed to change password. Please try again.'],
  ])('%s: %s', async (refusal, sentence) => {
    await show({ refusal })
    await send('Old 1234', 'Passw0rd', 'Passw0rd')
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  })

  it('shows the message of any other error', async () => {
    const identity = await show()
    identity.changePassword = () => Promise.reject(new Error('What else went wrong.'))
    await send('Old 1234', 'Passw0rd', 'Passw0rd')
    expect((await screen.findByRole('alert')).textContent).toBe('What else went wrong.')
  })

  it('User not authenticated', async () => {
    await show({ signedIn: false })
    await send('Old 1234', 'Passw0rd', 'Passw0rd')
    expect((await screen.findByRole('alert')).textContent).toBe('User not authenticated')
  })

  it('says that it worked and closes after 2 seconds', async () => {
    const identity = await show()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await send('Old 1234', 'Passw0rd', 'Passw0rd', user)
    expect(await screen.findByText('Password updated successfully!')).toBeTruthy()
    expect(changes(identity)).toEqual([['changePassword', 'Old 1234', 'Passw0rd']])
    await act(() => vi.advanceTimersByTimeAsync(1900))
    expect(onClose).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

describe('the sheet', () => {
  it('is closed until it is opened', async () => {
    await show({}, false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('tells people who only come by Google that the password is Google’s', async () => {
    await show({ person: { hasPassword: false } })
    expect(
      screen.getByText(
        'You sign in with Google, so your password is Google’s. Change it in your Google account.',
      ),
    ).toBeTruthy()
    expect(screen.queryByLabelText('Current password')).toBeNull()
  })
})
