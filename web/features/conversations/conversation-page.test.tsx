import type { ModelCall } from '@foyer/shared/api/model.ts'
import type { ConversationDetail } from '@foyer/shared/api/widget.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLocation } from 'wouter'
import { type Answer, answerCalls } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { ConversationLink } from './conversation-link.tsx'
import { ConversationPage } from './conversation-page.tsx'

const at = '2026-11-20T15:00:00.000Z'
const conversation: ConversationDetail = {
  id: 'c-1',
  startedAt: at,
  consentedAt: at,
  noticeVersion: '7',
  pageUrl: 'https://firm.example/evictions',
  pageTitle: 'Evictions',
  language: 'es',
  withdrawn: true,
  transcript: [
    {
      text: '¿Qué puedo hacer?',
      at,
      turn: {
        id: 't-1',
        kind: 'answer',
        text: 'A landlord needs a court order.',
        citations: [
          { url: 'https://firm.example/evictions', title: 'Evictions', quote: 'A court.' },
        ],
        intake: { slots: {}, confirmed: false },
      },
    },
  ],
  items: [
    { section: 'leads', id: 'l-1', label: 'Ana Ruiz', createdAt: at },
    { section: 'documents', id: 'd-1', label: 'lease.pdf', createdAt: at },
  ],
}

/** An item's page with the way to its conversation, and the conversation. */
function Pages() {
  const [location] = useLocation()
  return location.startsWith('/dashboard/conversations/') ? (
    <ConversationPage id="c-1" timeZone="America/Detroit" />
  ) : (
    <ConversationLink id="c-1" />
  )
}

function open(answer: Answer, path: string, calls: readonly ModelCall[] = []): void {
  answerCalls((call) =>
    call.path.endsWith('/model-calls') ? { status: 200, body: { success: true, calls } } : answer,
  )
  renderPage(<Pages />, {
    path,
    session: makeSession(createMemoryIdentity({ signedIn: true })),
  })
}

const found: Answer = { status: 200, body: { success: true, conversation } }

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a conversation', () => {
  it('shows what was said with its sources, the circumstances, and what came of it', async () => {
    open(found, '/dashboard/conversations/c-1')
    expect(await screen.findByText('¿Qué puedo hacer?')).toBeTruthy()
    expect(screen.getByText('A court.')).toBeTruthy()
    expect(screen.getByText('Spanish')).toBeTruthy()
    expect(screen.getByText(', version 7')).toBeTruthy()
    expect(screen.getByText(/The visitor has withdrawn this conversation/)).toBeTruthy()
    const items = within(
      screen.getByRole('heading', { name: 'What came of it' }).parentElement ?? document.body,
    )
    expect(items.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/leads/l-1',
      '/dashboard/documents/d-1',
    ])
    expect(screen.queryByText('What a language model was sent')).toBeNull()
  })

  it('shows what a language model was sent, where one was asked', async () => {
    const call: ModelCall = {
      id: 'm-1',
      turnId: 't-1',
      at,
      model: 'api.model.example, some-model',
      promptVersion: 3,
      instructions: 'Answer from the pages.\n(The system prompt, version 3.)',
      messages: [{ role: 'visitor', text: 'I am [name]. What can I do?' }],
      outcome: 'answered',
      inputTokens: 1_204,
      outputTokens: 41,
      tookMs: 900,
    }
    const broken = { ...call, id: 'm-2', outcome: 'broken', outputTokens: null } as const
    open(found, '/dashboard/conversations/c-1', [call, broken])
    const heading = await screen.findByRole('heading', { name: 'What a language model was sent' })
    const part = within(heading.parentElement ?? document.body)
    const rows = part.getAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('summary')?.textContent)).toEqual([
      'I am [name]. What can I do?Answered · 10:00 AM',
      'I am [name]. What can I do?Broke off · 10:00 AM',
    ])
    const [instructions] = part.getAllByLabelText('Instructions, and passages of your website')
    expect(instructions).toHaveProperty('value', call.instructions)
    expect(part.getByText(/1,204 tokens in, 41 out/)).toBeTruthy()
    expect(part.getByText(/Names, phone numbers and e-mail addresses/)).toBeTruthy()
  })

  it('leads back to where somebody came from, with what they had searched for', async () => {
    open(found, '/dashboard/messages/m-1?search=ana&page=2')
    await userEvent.click(screen.getByRole('link', { name: 'Read the whole conversation' }))
    const heading = await screen.findByRole('heading', { name: 'Conversation' })
    expect(document.activeElement).toBe(heading)
    const back = screen.getByRole('link', { name: 'Back' })
    expect(back.getAttribute('href')).toBe('/dashboard/messages/m-1?search=ana&page=2')
  })

  it('leads to the dashboard where somebody came by a link', async () => {
    open({ status: 404, body: { message: 'It is not there.' } }, '/dashboard/conversations/c-1')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to load this conversation',
    )
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/dashboard')
  })
})
