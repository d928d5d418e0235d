import type { Question } from '@foyer/shared/api/questions.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls, type SeenCall } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { QuestionsPage } from './questions-page.tsx'

const question = (id: string, text: string, change: Partial<Question> = {}): Question => ({
  id,
  text,
  language: 'en',
  askedCount: 1,
  firstAskedAt: '2026-11-20T12:00:00Z',
  lastAskedAt: '2026-11-20T12:00:00Z',
  state: 'open',
  answer: null,
  answeredAt: null,
  conversations: [{ id: 'c1', at: '2026-11-20T12:00:00Z' }],
  ...change,
})

/** A server that keeps these questions; `refuse` may answer instead of it. */
function open(kept: Question[], refuse: (call: SeenCall) => Answer | null = () => null) {
  const change = (path: string, to: Partial<Question>): Answer => {
    const found = kept.find(({ id }) => path.includes(`/${id}`))
    if (found === undefined) throw new Error(path)
    Object.assign(found, to)
    return { status: 200, body: { success: true, question: found } }
  }
  const calls = answerCalls((call) => {
    const { method, path, query } = call
    const refusal = refuse(call)
    if (refusal !== null) return refusal
    if (method === 'GET') {
      const questions = kept.filter(({ state }) => state === query.get('state'))
      const total = questions.length
      const pagination = { page: 1, totalPages: 1, total, hasNext: false, hasPrev: false }
      return { status: 200, body: { success: true, questions, pagination } }
    }
    const body = JSON.parse(String(call.body)) as { answer?: string; dismissed?: boolean }
    if (method === 'PATCH')
      return change(path, { state: body.dismissed === true ? 'dismissed' : 'open' })
    if (method === 'DELETE') return change(path, { state: 'open', answer: null })
    if (method === 'PUT') return change(path, { state: 'answered', answer: body.answer ?? '' })
    kept.push(question('new', 'Written', { state: 'answered', answer: body.answer ?? '' }))
    return { status: 201, body: { success: true, question: kept.at(-1) } }
  })
  const session = makeSession(createMemoryIdentity({ signedIn: true, onRefresh: () => null }))
  renderPage(<QuestionsPage timeZone="America/Detroit" />, {
    path: '/dashboard/settings/questions',
    session,
  })
  return calls
}

const item = (name: string) => screen.findByRole('listitem', { name })
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the questions', () => {
  it('say how often they were asked and lead to the chats', async () => {
    open([
      question('a', 'Do you take dogs?', { askedCount: 3 }),
      question('b', '¿Perros?', { language: 'es' }),
    ])
    const dogs = await item('Do you take dogs?')
    expect(within(dogs).getByText(/^Asked 3 times/)).toBeTruthy()
    expect(within(await item('¿Perros?')).getByText(/^Asked once in Spanish/)).toBeTruthy()
    const chat = within(dogs).getByRole('link', { name: /^Conversation of Nov 20, 2026/ })
    expect(chat.getAttribute('href')).toBe('/dashboard/conversations/c1')
  })

  it('are answered, and the focus goes to the next one', async () => {
    const calls = open([question('a', 'Dogs?'), question('b', 'Cats?')])
    const dogs = within(await item('Dogs?'))
    await userEvent.click(dogs.getByRole('button', { name: 'Answer' }))
    await userEvent.keyboard('{Enter}')
    await userEvent.click(dogs.getByRole('button', { name: 'Save answer' }))
    expect(dogs.getByText('Please write the answer first.')).toBeTruthy()
    await userEvent.type(dogs.getByRole('textbox', { name: 'Your answer' }), 'Yes, gladly.')
    await userEvent.click(dogs.getByRole('button', { name: 'Save answer' }))
    expect(
      await screen.findByText('Saved. Your assistant answers with it from now on.'),
    ).toBeTruthy()
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/v1/dashboard/questions/a/answer',
      body: '{"answer":"Yes, gladly."}',
    })
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Dogs?' })).toBeNull())
    const next = within(await item('Cats?')).getByRole('button', { name: 'Answer' })
    await waitFor(() => expect(document.activeElement).toBe(next))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await item('Dogs?')
  })

  it('are set aside and brought back; the last one leaves a word', async () => {
    open([question('a', 'Dogs?')])
    await userEvent.click(within(await item('Dogs?')).getByRole('button', { name: 'Set aside' }))
    expect(await screen.findByText('The question was set aside.')).toBeTruthy()
    await screen.findByText('Nothing is waiting for an answer')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'To answer' })),
    )
    await choose('Set aside')
    await userEvent.click(
      within(await item('Dogs?')).getByRole('button', { name: 'Take back to the list' }),
    )
    await screen.findByText('Nothing is set aside')
  })

  it('are written with their answer; what is refused is said and kept', async () => {
    let isFull = true
    const message = 'You have this question already. Please look for it in the list.'
    open([], ({ method }) =>
      method === 'POST' && isFull
        ? { status: 409, body: { error: 'question/exists', message } }
        : null,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Write a question and its answer' }))
    const field = screen.getByRole('textbox', { name: 'The question, as a visitor would ask it' })
    expect(document.activeElement).toBe(field)
    await userEvent.type(field, 'Where can I park?')
    await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Behind the house.')
    await userEvent.click(screen.getByRole('button', { name: 'Save answer' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(field).toHaveProperty('value', 'Where can I park?')
    isFull = false
    await userEvent.click(screen.getByRole('button', { name: 'Save answer' }))
    await screen.findByText('Saved. Your assistant answers with it from now on.')
    await choose('Answered')
    expect(within(await item('Written')).getByText('Behind the house.')).toBeTruthy()
  })

  it('Failed to load questions', async () => {
    open([], () => ({ status: 500, body: {} }))
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load questions')
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  })
})
