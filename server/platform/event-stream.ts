import type { FastifyReply, FastifyRequest } from 'fastify'
import { seconds } from '@foyer/shared/facts/time.ts'
import { usualHeaders } from './usual-headers.ts'

/** One server-sent event, or a sign of life that readers pass over. */
export type StreamEvent = { event: string; data: unknown } | 'heartbeat'

/** A reader that takes nothing for this long has gone, whatever its connection says. */
const patience = seconds(30)

/** Whether a call asks for events instead of one JSON answer. */
export const wantsStream = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/event-stream')

const textOf = (event: StreamEvent): string =>
  event === 'heartbeat' ? ':\n\n' : `event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`

/** Until the reader has taken what was written, or has gone. */
async function drained(raw: FastifyReply['raw']): Promise<void> {
  const timer = setTimeout(() => raw.destroy(), patience)
  await new Promise<void>((resolve) => {
    const done = () => {
      raw.off('drain', done)
      raw.off('close', done)
      resolve()
    }
    raw.on('drain', done)
    raw.on('close', done)
  })
  clearTimeout(timer)
}

/**
 * The one way a call is streamed: sends events and ends. Waits for a slow reader instead of buffering
 * for it, and stops when the reader has gone. `events` may be made as they come; its `return` is called
 * however the stream ends; where it throws, the connection is cut, so that the reader comes back.
 */
export async function streamEvents(
  reply: FastifyReply,
  events: Iterable<StreamEvent> | AsyncIterable<StreamEvent>,
): Promise<void> {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...usualHeaders,
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  })
  try {
    for await (const event of events) {
      if (raw.destroyed) return
      if (!raw.write(textOf(event))) await drained(raw)
    }
    raw.end()
  } catch (error) {
    // It is too late for an answer; a connection that is left open would look like one with no news.
    raw.destroy()
    throw error
  }
}

/** Pieces that are made elsewhere, for whoever streams them. */
export type Feed<T> = {
  push: (piece: T) => void
  /** Nothing more comes. */
  end: () => void
  /** Settled with the first piece. */
  begun: Promise<void>
  /** The pieces in order, each once; a reader that goes leaves the maker undisturbed. */
  pieces: () => AsyncGenerator<T>
}

/** Joins a maker that does not wait with a reader that may be slower, or gone. */
export function feed<T>(): Feed<T> {
  const waiting: T[] = []
  let hasEnded = false
  let wake = (): void => undefined
  let begin = (): void => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  return {
    begun,
    push(piece) {
      waiting.push(piece)
      begin()
      wake()
    },
    end() {
      hasEnded = true
      wake()
    },
    async *pieces() {
      for (;;) {
        const piece = waiting.shift()
        if (piece !== undefined) yield piece
        else if (hasEnded) return
        else await new Promise<void>((resolve) => (wake = resolve))
      }
    },
  }
}
