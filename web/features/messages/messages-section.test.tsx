import type { Message } from '@foyer/shared/api/messages.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLocation } from 'wouter'
import { findSection } from '#web/app/sections.ts'
import { answerCalls, type Answer, type SeenCall } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { MessagesSection } from './messages-section.tsx'

const long = `${'My landlord has changed the locks. '.repeat(6)}Please call.`

function makeMessage(changes: Partial<Message> = {}): Message {
  const createdAt = new Date(Date.now() - 3 * 3_660_000).toISOString()
  return {
    id: 'message-0',
    clientName: 'Ana Ruiz',
    clientEmail: 'ana@mail.example',
    clientPhone: '+15035550147',
    messageContent: 'Could you call me tomorrow?',
    priority: 'medium',
    status: 'pending',
    requiresImmediateAttention: false,
    reasons: [],
    viewed: true,
    withdrawn: false,
    sessionId: '00000000-0000-4000-8000-00000000c4a7',
    createdAt,
    updatedAt: createdAt,
    ...changes,
  }
}

function listOf(messages: readonly Message[], total = messages.length, page = 1): Answer {
  const totalPages = Math.ceil(total / 20)
  const pagination = { page, totalPages, total, hasNext: page < totalPages, hasPrev: page > 1 }
  return { status: 200, body: { success: true, messages, pagination } }
}

/** A server that keeps one message, and changes it as it is told. */
function serverWith(kept: Message): (call: SeenCall) => Answer {
  let message = kept
  return ({ method, path, body }) => {
    if (method === 'PATCH') {
      const { viewed, ...change } = JSON.parse(String(body)) as Partial<Message>
      const opened: Partial<Message> =
        viewed === true
          ? { viewed, status: message.status === 'pending' ? 'viewed' : message.status }
          : {}
      message = { ...message, ...opened, ...change }
    }
    return path.includes('/messages/')
      ? { status: 200, body: { success: true, message } }
      : listOf([message])
  }
}

function Section() {
  const [location] = useLocation()
  return (
    <MessagesSection
      messageId={findSection(location)?.itemId ?? null}
      timeZone="America/Detroit"
      firm="Larch & Tern"
    />
  )
}

function open(answer: (call: SeenCall) => Answer, path = '/dashboard/messages') {
  const calls = answerCalls(answer)
  renderPage(<Section />, {
    path,
    session: makeSession(createMemoryIdentity({ signedIn: true })),
  })
  return calls
}

const rowOf = async (name: string) => {
  const row = (await screen.findByRole('heading', { name })).closest('li')
  if (row === null) throw new Error('The name stands in no row')
  return within(row)
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the list (specification 2, section 2)', () => {
  it('shows who, how urgent, the beginning of the message and when', async () => {
    open(() => listOf([makeMessage({ messageContent: long })]))
    const row = await rowOf('Ana Ruiz')
    expect(row.getByText('ana@mail.example')).toBeTruthy()
    expect(row.getByText('Medium')).toBeTruthy()
    expect(row.getByText('3h ago')).toBeTruthy()
    expect(row.getByRole('button', { name: 'Read more' })).toBeTruthy()
    expect(row.getByText(`${long.slice(0, 150).trimEnd()}…`)).toBeTruthy()
    expect(row.queryByText(/Updated/)).toBeNull()
    expect(screen.getByText('Showing 1 to 1 of 1 messages')).toBeTruthy()
  })

  it('says when a message was changed, that it was not read, and that it was withdrawn', async () => {
    const updatedAt = new Date().toISOString()
    open(() => listOf([makeMessage({ updatedAt, viewed: false, withdrawn: true })]))
    const row = await rowOf('Ana Ruiz')
    expect(row.getByText('Updated').textContent).toBe('Updated Just now')
    expect(row.getByText('Unread')).toBeTruthy()
    expect(row.getByText('WITHDRAWN')).toBeTruthy()
  })

  it('says in words what cannot wait, and why', async () => {
    const reasons = ['eviction', 'hearing-near', 'no-such-rule']
    open(() => listOf([makeMessage({ requiresImmediateAttention: true, reasons })]))
    const row = await rowOf('Ana Ruiz')
    expect(row.getByText('Needs immediate attention').parentElement?.textContent).toBe(
      'Needs immediate attention: An eviction or a lockout; A court date today or tomorrow',
    )
  })

  it('says that there are none, and that they could not be loaded', async () => {
    let isBroken = true
    open(() =>
      isBroken ? { status: 500, body: { message: 'Something went wrong.' } } : listOf([]),
    )
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to load messages')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'No messages found' })).toBeTruthy()
  })

  it('searches half a second after the last key, from page 1, and offers to clear', async () => {
    const calls = open(
      ({ query }) => (query.get('search') === null ? listOf([makeMessage()], 45) : listOf([])),
      '/dashboard/messages?page=2&priority=high',
    )
    await screen.findByRole('heading', { name: 'Ana Ruiz' })
    const before = calls.length
    const field = screen.getByRole('searchbox', { name: 'Search name, e-mail or message' })
    await userEvent.type(field, ' no such ')
    expect(calls).toHaveLength(before)
    expect(await screen.findByText('Nothing matches “no such” here.')).toBeTruthy()
    expect(calls).toHaveLength(before + 1)
    expect(location.search).toBe('?priority=high&search=no+such')
    expect(calls.at(-1)?.query.toString()).toBe(
      'status=all&priority=high&search=no+such&page=1&limit=20',
    )
    const clear = screen.getAllByRole('button', { name: 'Clear search' }).at(-1)
    if (clear !== undefined) await userEvent.click(clear)
    expect(await screen.findByRole('heading', { name: 'Ana Ruiz' })).toBeTruthy()
    expect(field).toHaveProperty('value', '')
  })

  it('keeps filters in the address, and Back returns to them', async () => {
    open(({ query }) => listOf([makeMessage({ clientName: query.get('status') ?? '' })]))
    await screen.findByRole('heading', { name: 'all' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Resolved')
    await screen.findByRole('heading', { name: 'resolved' })
    expect(location.search).toBe('?status=resolved')
    history.back()
    await screen.findByRole('heading', { name: 'all' })
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveProperty('value', 'all')
  })

  it('reads again when that is asked for', async () => {
    const calls = open(() => listOf([makeMessage()]))
    await screen.findByRole('heading', { name: 'Ana Ruiz' })
    const before = calls.length
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(calls).toHaveLength(before + 1))
  })
})

describe('an opened message', () => {
  const path = '/dashboard/messages/message-0'

  it('is seen from then on, and gives the ways to answer', async () => {
    const calls = open(serverWith(makeMessage({ viewed: false })), path)
    const pane = within(screen.getByRole('region', { name: 'Message' }))
    const reply = await pane.findByRole('link', { name: 'Reply by e-mail' })
    expect(reply.getAttribute('href')).toContain('mailto:ana@mail.example?subject=Your%20inquiry')
    expect(pane.getByRole('link', { name: /555-0147/ }).getAttribute('href')).toBe(
      'tel:+15035550147',
    )
    expect(
      pane.getByRole('link', { name: 'Read the whole conversation' }).getAttribute('href'),
    ).toBe('/dashboard/conversations/00000000-0000-4000-8000-00000000c4a7')
    await pane.findByRole('button', { name: 'Status Viewed' })
    const changes = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
    expect(changes).toEqual(['{"viewed":true}'])
  })

  it('is marked from the keyboard, and that is taken back', async () => {
    open(serverWith(makeMessage({ status: 'viewed' })), path)
    const user = userEvent.setup()
    const button = await screen.findByRole('button', { name: 'Status Viewed' })
    button.focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(await screen.findByText('Marked as responded')).toBeTruthy()
    const changed = await screen.findByRole('button', { name: 'Status Responded' })
    expect(document.activeElement).toBe(changed)
    await user.keyboard('{Control>}z{/Control}')
    expect(await screen.findByRole('button', { name: 'Status Viewed' })).toBeTruthy()
    expect(await screen.findByText('Taken back')).toBeTruthy()
  })

  it('closes its menu by Escape without closing itself', async () => {
    open(serverWith(makeMessage()), path)
    const user = userEvent.setup()
    const button = await screen.findByRole('button', { name: /^Priority/ })
    await user.click(button)
    expect(document.activeElement?.textContent).toBe('Medium')
    await user.keyboard('h')
    expect(document.activeElement?.textContent).toBe('High')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button)
    expect(location.pathname).toBe(path)
  })

  it('offers to note that it was answered', async () => {
    open(serverWith(makeMessage({ status: 'viewed' })), path)
    const reply = await screen.findByRole('link', { name: 'Reply by e-mail' })
    reply.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(reply)
    await userEvent.click(screen.getByRole('button', { name: 'Mark as responded' }))
    expect(await screen.findByRole('button', { name: 'Status Responded' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark as responded' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: 'Status Viewed' })).toBeTruthy()
  })
})
