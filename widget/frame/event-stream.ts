import type { TurnEvent } from '@foyer/shared/api/widget.ts'

/**
 * Reads `text/event-stream` as it arrives, in whatever pieces: give it each piece, get the events
 * that are complete. Comments (heartbeats) and unknown fields are skipped (WHATWG HTML 9.2.6).
 */
export function createEventReader(): (piece: string) => { event: string; data: string }[] {
  let rest = ''
  let event = ''
  let data: string[] = []

  const readLine = (line: string): { event: string; data: string } | null => {
    if (line === '') {
      const complete = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : null
      event = ''
      data = []
      return complete
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
    return null
  }

  return (piece) => {
    rest += piece
    const held = rest.endsWith('\r') ? '\r' : ''
    const lines = rest.slice(0, rest.length - held.length).split(/\r\n|\n|\r/)
    rest = (lines.pop() ?? '') + held
    return lines.flatMap((line) => readLine(line) ?? [])
  }
}

/** A turn's event in its contract shape, or null for one that is not known or not whole. */
export function readTurnEvent(raw: { event: string; data: string }): TurnEvent | null {
  const data = parse(raw.data)
  if (!isObject(data)) return null
  switch (raw.event) {
    case 'delta':
      return typeof data['text'] === 'string'
        ? { event: 'delta', data: { text: data['text'] } }
        : null
    case 'done':
      return isTurnReply(data) ? { event: 'done', data } : null
    case 'failed':
      return {
        event: 'failed',
        data: {
          error: textOf(data['error']),
          message: textOf(data['message']),
          requestId: textOf(data['requestId']),
        },
      }
    default:
      return null
  }
}

type TurnReply = Extract<TurnEvent, { event: 'done' }>['data']

/** Whether a value is a completed turn, as far as the chat relies on it. */
export function isTurnReply(value: unknown): value is TurnReply {
  if (!isObject(value) || !isObject(value['turn'])) return false
  const { turn } = value
  return (
    typeof turn['id'] === 'string' &&
    typeof turn['text'] === 'string' &&
    Array.isArray(turn['citations']) &&
    isObject(turn['intake'])
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
