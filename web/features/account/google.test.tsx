import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IdentityRefused } from '#web/platform/identity/identity.ts'
import { answerCalls } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { SignUpPage } from './sign-up-page.tsx'

type Popup = { close: (code: string) => void; finish: () => void }

/** Popups as they are opened, to be ended by the test. */
function makePopups() {
  const opened: Popup[] = []
  const open = () =>
    new Promise<void>((resolve, reject) => {
      opened.push({ finish: resolve, close: (code) => reject(new IdentityRefused(code)) })
    })
  return { opened, open }
}

async function show(path: '/signin' | '/signup', kind: 'google' | 'chooser' | null = 'google') {
  const popups = makePopups()
  const identity = createMemoryIdentity({ signedIn: false, google: kind, popup: popups.open })
  const page = path === '/signin' ? <SignInPage /> : <SignUpPage next={<p>The wizard</p>} />
  renderPage(page, { path, session: makeSession(identity) })
  await screen.findByLabelText('Email')
  return { identity, opened: popups.opened }
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))
const alert = async () => (await screen.findByRole('alert')).textContent

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the button', () => {
  it('names the development chooser for what it is', async () => {
    await show('/signin', 'chooser')
    expect(screen.getByRole('button', { name: 'Continue with a development account' })).toBeTruthy()
    expect(screen.queryByText(/Google/)).toBeNull()
  })

  it('is not there where nothing is set up', async () => {
    const { identity } = await show('/signin', null)
    expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull()
    expect(identity.asked).toEqual([])
  })

  it('is got ready when the page opens', async () => {
    const { identity } = await show('/signup')
    expect(identity.asked).toEqual([['prepareGoogle']])
  })
})

describe.each([
  ['/signin', 'Sign-in was cancelled', 'Failed to sign in with Google. Please try again'],
  ['/signup', 'Sign-up was cancelled', 'Failed to sign up with Google. Please try again'],
] as const)('what %s says (specification 1, section 8)', (path, cancelled, failed) => {
  it(cancelled, async () => {
    const { opened } = await show(path)
    await press()
    opened[0]?.close('auth/popup-closed-by-user')
    expect(await alert()).toBe(cancelled)
  })

  it.each([
    'auth/popup-blocked',
    'auth/unauthorized-domain',
    'auth/invalid-api-key',
    'auth/auth-domain-config-required',
    'auth/invalid-auth-event',
    'auth/operation-not-supported-in-this-environment',
    'auth/web-storage-unsupported',
    'auth/network-request-failed',
    'auth/internal-error',
  ])(`%s: ${failed}`, async (code) => {
    const { opened } = await show(path)
    await press()
    opened[0]?.close(code)
    expect(await alert()).toBe(failed)
  })

  it('nothing of a popup that a newer one replaced', async () => {
    const { opened } = await show(path)
    await press()
    await press()
    opened[0]?.close('auth/cancelled-popup-request')
    expect(await screen.findByText(/^Please finish in the window that has opened/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    opened[1]?.close('auth/popup-closed-by-user')
    expect(await alert()).toBe(cancelled)
    expect(screen.queryByText(/^Please finish in the window/)).toBeNull()
  })
})

describe('a sign-in with Google', () => {
  it('says so and goes to the dashboard after 1 second', async () => {
    const { opened } = await show('/signin')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await press()
    opened[0]?.finish()
    expect(
      await screen.findByText('Successfully signed in! Redirecting to dashboard...'),
    ).toBeTruthy()
    expect(localStorage.getItem('authToken')).not.toBeNull()
    expect(location.pathname).toBe('/signin')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  })

  it('leaves the form usable while the popup is open', async () => {
    await show('/signin')
    await press()
    await userEvent.type(screen.getByLabelText('Email'), 'avery@firm.example')
    await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText(/^Successfully signed in!/)).toBeTruthy()
  })
})

describe('a sign-up with Google', () => {
  it('welcomes somebody new for a second, then the wizard starts', async () => {
    const { opened } = await show('/signup')
    const calls = answerCalls(() => ({
      status: 200,
      body: { success: true, registered: false, complete: false },
    }))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await press()
    opened[0]?.finish()
    expect(
      await screen.findByText('Account created successfully! Setting up your profile...'),
    ).toBeTruthy()
    expect(calls.map((call) => call.path)).toEqual(['/api/v1/onboarding'])
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(await screen.findByText('The wizard')).toBeTruthy()
  })

  it.each([
    ['was here before', { status: 200, body: { registered: true, complete: false } }],
    ['cannot be asked about now', { status: 503, body: { message: 'Later.' } }],
  ])('goes on at once with somebody who %s', async (_, answer) => {
    const { opened } = await show('/signup')
    answerCalls(() => answer)
    await press()
    opened[0]?.finish()
    expect(await screen.findByText('The wizard')).toBeTruthy()
  })
})
