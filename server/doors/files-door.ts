import { Readable } from 'node:stream'
import { filesPaths } from '@foyer/shared/paths.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Download, redeemTicket } from '#server/features/documents/commands.ts'
import { attachmentNamed } from '#server/platform/content-disposition.ts'
import { createDoor, type DoorOptions } from '#server/platform/door.ts'
import { Failure } from '#server/platform/failure.ts'
import type { World } from '#server/world.ts'

/** Whatever a file holds, a browser saves it: it shows, runs and loads nothing of it. */
const asDownload = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const

/** The bytes, which must be as many as was said: else the connection is cut, not the file cut short. */
async function* exactly(bytes: Readable, length: number): AsyncGenerator<Buffer> {
  let sent = 0
  const chunks: AsyncIterable<Buffer> = bytes
  for await (const chunk of chunks) {
    sent += chunk.length
    if (sent > length) break
    yield chunk
  }
  if (sent !== length) throw new Error('a file is not as long as it was')
}

async function openBytes({ log }: World, { document, open }: Download): Promise<Readable> {
  const bytes = await open().catch((cause: unknown) => {
    log.error({ err: cause, documentId: document.documentId }, 'a file could not be read')
    throw new Failure('server/unavailable', { cause, retryAfterSeconds: 30 })
  })
  if (bytes === undefined) throw new Failure('request/not-found')
  return bytes
}

async function send(
  world: World,
  request: FastifyRequest<{ Params: { ticket: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const download = await redeemTicket(world, request.params.ticket)
  const { originalFilename, mimeType, size } = download.document
  const bytes = await openBytes(world, download)
  reply
    .headers(asDownload)
    .header('content-disposition', attachmentNamed(originalFilename))
    .header('content-type', mimeType)
    .header('content-length', size)
  if (request.method === 'GET') return await reply.send(Readable.from(exactly(bytes, size)))
  bytes.destroy()
  return await reply.send()
}

/**
 * The files door: an origin of its own, so that a visitor's file can never script anything of ours. It
 * hands out what a ticket permits, and nothing else.
 */
export async function filesDoor(world: World, options: DoorOptions): Promise<FastifyInstance> {
  const door = await createDoor(options)
  door.route<{ Params: { ticket: string } }>({
    method: ['GET', 'HEAD'],
    url: filesPaths.download(':ticket'),
    handler: (request, reply) => send(world, request, reply),
  })
  return door
}
