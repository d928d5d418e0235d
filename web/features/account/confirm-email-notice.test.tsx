import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SignedInOnly } from '#web/platform/guards.tsx'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { ConfirmEmailNotice } from './confirm-email-notice.tsx'

const reminder =
  'Please confirm your email address. The link is in the letter we sent to avery@firm.example.'

const dashboardReminder =
  'Please confirm your email address: until then we keep your leads here and do not mail them. The link is in the letter we sent to avery@firm.example.'

async function open(
  options: Partial<Parameters<typeof createMemoryIdentity>[0]> = {},
  { leadsWait = false } = {},
) {
  const identity = createMemoryIdentity({
    signedIn: true,
    person: { emailVerified: false },
    ...options,
  })
  const page = (
    <SignedInOnly>
      {(person) => (
        <>
          <ConfirmEmailNotice leadsWait={leadsWait} />
          <p>{person.id}</p>
        </>
      )}
    </SignedInOnly>
  )
  renderPage(page, { path: '/dashboard', session: makeSession(identity) })
  await screen.findByText('avery')
  return identity
}

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe('the reminder to prove an address', () => {
  it('says where the letter went, and sends another', async () => {
    const identity = await open()
    expect(screen.getByText(reminder)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    expect(identity.asked).toEqual([['sendVerification']])
    expect(
      await screen.findByText(
        'A new letter is on its way to avery@firm.example. It can take a minute to arrive.',
      ),
    ).toBeTruthy()
  })

  it.each([
    ['auth/too-many-requests', 'Too many letters were asked for. Please try again later.'],
    ['auth/internal-error', 'The letter could not be sent. Please try again.'],
  ])('%s: %s', async (refusal, sentence) => {
    await open({ refusal })
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('stays away for the session once dismissed', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(reminder)).toBeNull()
    cleanup()
    await open()
    expect(screen.queryByText(reminder)).toBeNull()
  })

  it('says in the dashboard what waits for it, also to people who dismissed it before', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    cleanup()
    await open({}, { leadsWait: true })
    expect(screen.getByText(dashboardReminder)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    cleanup()
    await open({}, { leadsWait: true })
    expect(screen.queryByText(dashboardReminder)).toBeNull()
  })

  it('goes when the address was proved in another tab', async () => {
    await open()
    await act(async () => window.dispatchEvent(new Event('focus')))
    expect(screen.queryByText(reminder)).toBeNull()
  })

  it('is not shown to people who proved it', async () => {
    await open({ person: { emailVerified: true } })
    expect(screen.queryByText(reminder)).toBeNull()
  })
})
