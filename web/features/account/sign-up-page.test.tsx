import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { SignUpPage } from './sign-up-page.tsx'

const registered: Answer = { status: 200, body: { success: true } }

async function open(options: { refusal?: string; answers?: Answer[] } = {}) {
  const { refusal, answers = [registered] } = options
  const identity = createMemoryIdentity({
    signedIn: false,
    ...(refusal === undefined ? {} : { refusal }),
  })
  const session = makeSession(identity)
  renderPage(<SignUpPage next={<p>The wizard</p>} />, { path: '/signup', session })
  await screen.findByLabelText('Email')
  const calls = answerCalls((_, seen) => answers[seen.length - 1] ?? registered)
  return { identity, session, calls }
}

const good = {
  'First name': 'Avery',
  'Last name': 'Stone',
  Email: 'avery@firm.example',
  Password: 'Passw0rd',
  'Confirm password': 'Passw0rd',
}

async function fill(answers: Partial<typeof good>, user = userEvent.setup()) {
  for (const [label, value] of Object.entries({ ...good, ...answers }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await user.click(screen.getByRole('button', { name: 'Create account' }))
}

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

describe('what is wrong with the answers (specification 1, section 8)', () => {
  it.each([
    [{ 'First name': '' }, 'Please fill in all fields'],
    [{ 'Last name': ' ' }, 'Please fill in all fields'],
    [{ Email: '' }, 'Please fill in all fields'],
    [{ Password: '' }, 'Please fill in all fields'],
    [{ 'Confirm password': '' }, 'Please fill in all fields'],
    [{ Password: 'short', 'Confirm password': 'other' }, 'Passwords do not match'],
    [
      { Password: 'Short1', 'Confirm password': 'Short1' },
      'Password must be at least 8 characters long',
    ],
    [
      { Password: 'PASSW0RD', 'Confirm password': 'PASSW0RD' },
      'Password must contain at least one lowercase letter',
    ],
    [
      { Password: 'passw0rd', 'Confirm password': 'passw0rd' },
      'Password must contain at least one uppercase letter',
    ],
    [
      { Password: 'Password', 'Confirm password': 'Password' },
      'Password must contain at least one number',
    ],
  ])('%j: %s', async (answers, sentence) => {
    const { identity, calls } = await open()
    await fill(answers)
    expect(await alert()).toBe(sentence)
    expect([identity.asked, calls]).toEqual([[], []])
  })
})

describe('what a refused account says (specification 1, section 8)', () => {
  it.each([
    ['auth/email-already-in-use', 'An account with this email already exists'],
    ['auth/invalid-email', 'Invalid email address'],
    ['auth/weak-password', 'Password is too weak. Please choose a stronger password'],
    ['auth/too-many-requests', 'Too many failed attempts. Please try again later'],
    ['auth/network-request-failed', 'Failed to create account. Please try again'],
    ['auth/internal-error', 'Failed to create account. Please try again'],
  ])('%s: %s', async (refusal, sentence) => {
    const { calls } = await open({ refusal })
    await fill({})
    expect(await alert()).toBe(sentence)
    expect(calls).toEqual([])
    expect(screen.getByRole('button', { name: 'Create account' })).toHaveProperty('disabled', false)
  })
})

describe('an account that is made', () => {
  it('is registered, and the wizard starts after 1 second', async () => {
    const { identity, calls } = await open()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await fill({}, userEvent.setup({ advanceTimers: vi.advanceTimersByTime }))
    expect(
      await screen.findByText('Account created successfully! Setting up your profile...'),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Success!' })).toHaveProperty('disabled', true)
    expect(calls.map(({ method, path, body }) => [method, path, JSON.parse(String(body))])).toEqual(
      [
        [
          'POST',
          '/api/v1/auth/register',
          {
            email: 'avery@firm.example',
            firstName: 'Avery',
            lastName: 'Stone',
            role: 'owner',
            firebaseUid: 'avery',
          },
        ],
      ],
    )
    expect(identity.asked).toEqual([
      ['signUp', 'avery@firm.example', 'Passw0rd', 'Avery Stone'],
      ['sendVerification'],
    ])
    expect(screen.queryByText('The wizard')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(await screen.findByText('The wizard')).toBeTruthy()
  })

  it('leaves a token stored that is newer than the registration', async () => {
    const { identity, calls } = await open()
    await fill({})
    await screen.findByText('Account created successfully! Setting up your profile...')
    expect(identity.refreshes()).toBe(1)
    expect(localStorage.getItem('authToken')).not.toBe(calls[0]?.token)
  })

  it('is announced as such while it is being made', async () => {
    await open({ answers: ['offline'] })
    const button = screen.getByRole('button', { name: 'Create account' })
    const labels: (string | null)[] = []
    new MutationObserver(() => labels.push(button.textContent)).observe(button, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    await fill({})
    await alert()
    expect(labels).toContain('Creating account...')
  })

  it.each([
    [
      { status: 409, body: { message: 'The server’s own sentence.' } } as const,
      'The server’s own sentence.',
    ],
    [
      'offline' as const,
      'Network error: Unable to connect to the server. Please check your internet connection.',
    ],
  ])('and cannot be registered says why and is not made again', async (answer, sentence) => {
    const { identity, calls } = await open({ answers: [answer, registered] })
    await fill({})
    expect(await alert()).toBe(sentence)
    expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true)
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
    await screen.findByText('Account created successfully! Setting up your profile...')
    expect(identity.asked.filter(([name]) => name === 'signUp')).toHaveLength(1)
    expect(calls).toHaveLength(2)
  })

  it('is not held up by a letter that cannot be sent', async () => {
    const { identity } = await open()
    identity.sendVerification = () => Promise.reject(new Error('no mail today'))
    await fill({})
    expect(await screen.findByText(/^Account created successfully!/)).toBeTruthy()
  })
})

describe('the page', () => {
  it('gives the hint for the password', async () => {
    await open()
    const hint = screen.getByText(
      'Must be at least 8 characters with uppercase, lowercase, and number',
    )
    expect(screen.getByLabelText('Password').getAttribute('aria-describedby')).toBe(hint.id)
  })

  it('shows and hides both passwords together', async () => {
    await open()
    const types = () =>
      ['Password', 'Confirm password'].map((label) =>
        screen.getByLabelText(label).getAttribute('type'),
      )
    await userEvent.click(screen.getByRole('button', { name: 'Show passwords' }))
    expect(types()).toEqual(['text', 'text'])
    await userEvent.click(screen.getByRole('button', { name: 'Hide passwords' }))
    expect(types()).toEqual(['password', 'password'])
  })

  it('shows signed-in people what comes next', async () => {
    const session = makeSession(createMemoryIdentity({ signedIn: true }))
    renderPage(<SignUpPage next={<p>The wizard</p>} />, { path: '/signup', session })
    expect(await screen.findByText('The wizard')).toBeTruthy()
  })

  it('leads to sign in, the terms and the privacy policy', async () => {
    await open()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/', '/signin', '/terms', '/privacy'])
  })
})
