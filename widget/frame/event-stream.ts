import type { TurnEvent } from '@foyer/shared/api/widget.ts'
import { createEventReader } from '@foyer/shared/rules/event-reader.ts'

export { createEventReader }

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
