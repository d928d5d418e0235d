import { once } from 'node:events'
import type { FastifyReply } from 'fastify'
import { usualHeaders } from './usual-headers.ts'

/** One server-sent event. */
export type StreamEvent = { event: string; data: unknown }

/**
 * Sends events and ends. Waits for a slow reader instead of buffering for it, and stops when the
 * reader has gone.
 */
export async function streamEvents(
  reply: FastifyReply,
  events: Iterable<StreamEvent>,
): Promise<void> {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...usualHeaders,
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  })
  for (const { event, data } of events) {
    if (raw.destroyed) return
    if (!raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      await Promise.race([once(raw, 'drain'), once(raw, 'close')])
  }
  raw.end()
}
