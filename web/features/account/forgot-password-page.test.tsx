import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'

async function open(answer: Answer) {
  const session = makeSession(createMemoryIdentity({ signedIn: false }))
  renderPage(<ForgotPasswordPage />, { path: '/forgot-password', session })
  await screen.findByLabelText('Email')
  return answerCalls(() => answer)
}

async function send(email: string) {
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }))
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('asking for a link (specification 1, section 8)', () => {
  it('Please enter your email address', async () => {
    const calls = await open({ status: 200 })
    await send(' ')
    expect(screen.getByRole('alert').textContent).toBe('Please enter your email address')
    expect(calls).toEqual([])
  })

  it.each([
    ['On its way.', 'On its way.'],
    ['', 'Check your inbox for a password reset link'],
  ])('shows the server’s %j', async (message, sentence) => {
    const calls = await open({ status: 200, body: { success: true, message } })
    await send('avery@firm.example')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(calls).toMatchObject([
      { path: '/api/v1/auth/forgot-password', body: '{"email":"avery@firm.example"}', token: null },
    ])
  })

  it.each([
    [{ status: 429, body: { message: 'Too often.' } } as const, 'Too often.'],
    [{ status: 500, body: { error: 'Only the error.' } } as const, 'Only the error.'],
    [{ status: 500, body: {} } as const, 'Failed to send reset email. Please try again'],
    [
      'offline' as const,
      'Unable to connect to the server. Please check your internet connection and try again.',
    ],
  ])('%j: %s', async (answer, sentence) => {
    await open(answer)
    await send('avery@firm.example')
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  })

  it('leads to sign in and to sign up', async () => {
    await open({ status: 200 })
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/', '/signin', '/signup'])
  })
})
