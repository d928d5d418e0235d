import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Turn } from '@foyer/shared/api/widget.ts'
import {
  type ChatEvent,
  type ChatState,
  emptyChat,
  nextToSend,
  type Opening,
  unsent,
} from './conversation.ts'
import { reduceConversation } from './reduce-conversation.ts'

const opening: Opening = {
  firm: {
    name: 'Alder & Birch',
    logoUrl: null,
    colors: { primary: '#1f4d43', onPrimary: '#ffffff' },
    greeting: 'Hello.',
    phone: null,
    languages: ['en', 'es'],
  },
  notice: { version: '1', text: 'Read this.' },
  features: ['schedule'],
  language: 'en',
}

const turn = (id: string, more: Partial<Turn> = {}): Turn => ({
  id,
  kind: 'answer',
  text: `Reply to ${id}`,
  citations: [],
  intake: { slots: {}, confirmed: false },
  ...more,
})

const run = (events: ChatEvent[], from: ChatState = emptyChat('en')): ChatState =>
  events.reduce((state, event) => reduceConversation(state, event), from)

const talking = run([{ type: 'opened', reply: opening }, { type: 'accepted' }])
const lost = { type: 'failed', id: 'a', cause: 'network', problem: null } as const

describe('before the notice is accepted', () => {
  it('sends nothing, even when there is something to send', () => {
    const state = run([
      { type: 'opened', reply: opening },
      { type: 'written', id: 'a', text: 'Hello' },
    ])
    expect(state.phase).toBe('notice')
    expect(nextToSend(state)).toBeNull()
  })

  it('sends what was written before, also while the chat was opening, once it is accepted', () => {
    const opened = run([
      { type: 'written', id: 'a', text: 'Hello' },
      { type: 'opened', reply: opening },
    ])
    expect(nextToSend(opened)).toBeNull()
    expect(nextToSend(run([{ type: 'accepted' }], opened))?.text).toBe('Hello')
  })
})

describe('the order of sending', () => {
  it('sends one turn at a time, the oldest first', () => {
    const two = run(
      [
        { type: 'written', id: 'a', text: '1' },
        { type: 'written', id: 'b', text: '2' },
      ],
      talking,
    )
    expect(nextToSend(two)?.id).toBe('a')
    const sending = run([{ type: 'sending', id: 'a' }], two)
    expect(nextToSend(sending)).toBeNull()
    const answered = run([{ type: 'answered', turn: turn('a') }], sending)
    expect(nextToSend(answered)?.id).toBe('b')
  })

  it('puts each reply under the words it answers', () => {
    const state = run(
      [
        { type: 'written', id: 'a', text: '1' },
        { type: 'sending', id: 'a' },
        { type: 'written', id: 'b', text: '2' },
        { type: 'answered', turn: turn('a') },
      ],
      talking,
    )
    expect(state.lines.map((line) => `${line.from} ${line.id}`)).toEqual([
      'visitor a',
      'firm a',
      'visitor b',
    ])
  })

  it('shows a replayed reply once', () => {
    const state = run(
      [
        { type: 'written', id: 'a', text: '1' },
        { type: 'answered', turn: turn('a') },
        { type: 'answered', turn: turn('a') },
      ],
      talking,
    )
    expect(state.lines).toHaveLength(2)
  })
})

describe('what was not sent', () => {
  const failed = run([{ type: 'written', id: 'a', text: 'My words' }, lost], talking)

  it('stays, with its turn id', () => {
    expect(unsent(failed)).toMatchObject([{ id: 'a', text: 'My words', status: 'failed' }])
    expect(nextToSend(failed)).toBeNull()
    expect(nextToSend(run([{ type: 'retried', id: 'a', newId: 'a' }], failed))?.id).toBe('a')
  })

  it('goes by itself when the connection is back, and only then', () => {
    const offline = run([{ type: 'connection', online: false }], failed)
    expect(nextToSend(offline)).toBeNull()
    expect(nextToSend(run([{ type: 'connection', online: true }], offline))?.id).toBe('a')
  })

  it('does not go by itself when the server refused it', () => {
    const problem = { code: 'request/too-fast', message: 'Too many requests.' }
    const refused = run(
      [
        { type: 'written', id: 'a', text: 'x' },
        { type: 'failed', id: 'a', cause: 'refused', problem },
        { type: 'connection', online: true },
      ],
      talking,
    )
    expect(nextToSend(refused)).toBeNull()
    expect(unsent(refused)[0]?.problem).toEqual(problem)
  })

  it('goes back into the box to be edited', () => {
    const state = run([{ type: 'takenBack', id: 'a' }], failed)
    expect(state.lines).toEqual([])
    expect(state.draft).toEqual({ text: 'My words', version: 1 })
  })

  it('is handed back when the conversation has ended, and waits through the start of another', () => {
    const problem = { code: 'widget/closed-session', message: 'Ended.' }
    const ended = run([{ type: 'ended', problem }], failed)
    expect(ended).toMatchObject({ phase: 'ended', problem, lines: [] })
    expect(ended.draft.text).toBe('My words')
    expect(run([{ type: 'restarting' }], ended).draft.text).toBe('My words')
    expect(unsent(run([{ type: 'restarting' }], failed))).toMatchObject([
      { text: 'My words', status: 'queued' },
    ])
  })
})

describe('a resumed conversation', () => {
  const entry = { text: 'Earlier', at: '2026-11-20T10:00:00Z', turn: turn('a') }
  const resumed: ChatEvent = {
    type: 'resumed',
    reply: {
      ...opening,
      transcript: [entry],
      intake: { slots: { name: 'Ann' }, confirmed: false },
    },
  }

  it('shows the transcript and what was told', () => {
    const state = run([resumed])
    expect(state.phase).toBe('open')
    expect(state.lines.map((line) => line.from)).toEqual(['visitor', 'firm'])
    expect(state.intake.slots.name).toBe('Ann')
  })

  it('sends what the server has not seen, and not what it has', () => {
    const state = run([
      { type: 'written', id: 'a', text: 'Earlier' },
      { type: 'written', id: 'b', text: 'Never arrived' },
      resumed,
    ])
    expect(state.lines).toHaveLength(3)
    expect(nextToSend(state)).toMatchObject({ id: 'b', text: 'Never arrived' })
  })
})

describe('deleting', () => {
  it('leaves nothing of the conversation', () => {
    const state = run(
      [
        { type: 'written', id: 'a', text: 'Secret' },
        {
          type: 'answered',
          turn: turn('a', { intake: { slots: { name: 'Ann' }, confirmed: false } }),
        },
        { type: 'deleted', message: 'It is gone.' },
      ],
      talking,
    )
    expect(state.phase).toBe('deleted')
    expect(JSON.stringify(state)).not.toMatch(/Secret|Ann|Reply to/)
  })
})

describe('whatever happens', () => {
  const ids = fc.constantFrom('a', 'b', 'c')
  const happening = fc.oneof(
    ids.map((id): ChatEvent => ({ type: 'written', id, text: `text ${id}` })),
    ids.map((id): ChatEvent => ({ type: 'failed', id, cause: 'network', problem: null })),
    ids.map((id): ChatEvent => ({ type: 'retried', id, newId: id })),
    fc.boolean().map((online): ChatEvent => ({ type: 'connection', online })),
    fc.constant<ChatEvent>({ type: 'ended', problem: { code: 'x', message: '' } }),
    fc.constant<ChatEvent>({ type: 'restarting' }),
    fc.constant<ChatEvent>({ type: 'delta', text: 'w' }),
  )

  it('no words of the visitor are lost: each is in a line or back in the box', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 30 }), (events) => {
        let state = talking
        for (const event of events) {
          const before = unsent(state).map((line) => line.text)
          state = reduceConversation(state, event)
          const kept = `${unsent(state)
            .map((line) => line.text)
            .join('\n')}\n${state.draft.text}`
          for (const text of before) expect(kept).toContain(text)
        }
      }),
    )
  })
})
