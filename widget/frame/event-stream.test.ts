import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEventReader, isTurnReply, readTurnEvent } from './event-stream.ts'

const readAll = (pieces: string[]) => {
  const read = createEventReader()
  return pieces.flatMap((piece) => read(piece))
}

describe('createEventReader', () => {
  it('reads events, several data lines, and skips comments and unknown fields', () => {
    expect(
      readAll([': beat\n\nevent: delta\ndata: a\ndata: b\nid: 7\n\ndata:bare\n\nevent: none\n\n']),
    ).toEqual([
      { event: 'delta', data: 'a\nb' },
      { event: 'message', data: 'bare' },
    ])
  })

  it('keeps what is not complete', () => {
    const read = createEventReader()
    expect(read('event: done\ndata: {"x"')).toEqual([])
    expect(read(':1}\n')).toEqual([])
    expect(read('\n')).toEqual([{ event: 'done', data: '{"x":1}' }])
  })

  it('reads the same whatever the line ends and wherever the pieces break', () => {
    const line = fc.stringMatching(/^[ -~é—]{0,20}$/)
    const event = fc.record({
      event: fc.constantFrom('delta', 'done'),
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    })
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 5 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.nat(300), { maxLength: 8 }),
        (events, end, cuts) => {
          const text = events
            .map(({ event, lines }) =>
              [`event: ${event}`, ...lines.map((each) => `data: ${each}`), '', ''].join(end),
            )
            .join('')
          const at = [0, ...cuts.filter((cut) => cut < text.length).toSorted((a, b) => a - b)]
          const pieces = at.map((from, index) => text.slice(from, at[index + 1]))
          // A last lone CR may still become CRLF, so it waits for one more byte.
          expect(readAll([...pieces, ':'])).toEqual(
            events.map(({ event, lines }) => ({ event, data: lines.join('\n') })),
          )
        },
      ),
    )
  })
})

describe('readTurnEvent', () => {
  const turn = {
    id: '1',
    kind: 'answer',
    text: 'Yes.',
    citations: [],
    intake: { slots: {}, confirmed: false },
  }

  it('reads deltas, the completed turn and a failure', () => {
    expect(readTurnEvent({ event: 'delta', data: '{"text":"Hi"}' })).toEqual({
      event: 'delta',
      data: { text: 'Hi' },
    })
    expect(readTurnEvent({ event: 'done', data: JSON.stringify({ turn }) })).toEqual({
      event: 'done',
      data: { turn },
    })
    expect(
      readTurnEvent({ event: 'failed', data: '{"error":"server/unexpected","message":"Sorry."}' }),
    ).toMatchObject({ event: 'failed', data: { error: 'server/unexpected', message: 'Sorry.' } })
  })

  it('lets go of anything else', () => {
    for (const [event, data] of [
      ['delta', '{"text":1}'],
      ['delta', 'not json'],
      ['done', '{"turn":{"id":"1"}}'],
      ['done', 'null'],
      ['citation', '{}'],
      ['message', '{}'],
    ] as const)
      expect(readTurnEvent({ event, data })).toBeNull()
    expect(isTurnReply({ turn: { ...turn, citations: null } })).toBe(false)
  })
})
