import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Answer, answerCalls } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { ConfirmMailboxPage } from './confirm-mailbox-page.tsx'

function open(answer: () => Answer, search = '?code=abc') {
  const calls = answerCalls(answer)
  renderPage(<ConfirmMailboxPage />, {
    path: `/confirm-mailbox${search}`,
    session: makeSession(createMemoryIdentity({ signedIn: false })),
  })
  return calls
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('confirms once, without a sign-in, and says what follows', async () => {
  const message = 'Thank you. You now receive what visitors leave on the website of Hale & Wren.'
  const calls = open(() => ({
    status: 200,
    body: { success: true, message, firmName: 'Hale & Wren' },
  }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Confirmed' })).toBeTruthy()
  expect(calls).toMatchObject([
    { method: 'POST', path: '/api/v1/mailbox/confirm', token: null, body: '{"code":"abc"}' },
  ])
})

it('says that a link does not work, and what that means', async () => {
  const message = 'This link does not work, or no longer.'
  open(() => ({ status: 400, body: { error: 'assistant/bad-code', message } }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByText('Nothing is sent to this address until it is confirmed.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('asks nobody without a code', async () => {
  const calls = open(() => 'offline', '')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This link is incomplete. Please open it from the letter again.',
  )
  expect(calls).toEqual([])
})

it('can be tried again where no answer came', async () => {
  let isAway = true
  open(() => (isAway ? 'offline' : { status: 200, body: { message: 'Thank you.' } }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('Nothing is lost: the link still works.')).toBeTruthy()
  isAway = false
  await userEvent.click(again)
  expect(await screen.findByText('Thank you.')).toBeTruthy()
})
