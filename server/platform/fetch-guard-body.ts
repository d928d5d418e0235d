import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
} from 'node:zlib'

/** The content codings the guard asks for and can undo. */
export const acceptedCodings = 'gzip, deflate, br'

/** The answer is coded in a way we did not ask for, or in several layers. */
export class UnknownCoding extends Error {
  override name = 'UnknownCoding'
}

export type ReadBody = { bytes: Uint8Array; complete: boolean }

/**
 * Reads a body, undoing its content coding, and stops at `maxBytes` of decoded bytes: a small file
 * that unpacks into gigabytes is cut off while it unpacks.
 * @returns `complete: false` with the first `maxBytes` bytes when there was more.
 */
export const readBody = async (
  body: Readable,
  coding: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<ReadBody> => {
  const kept: Buffer[] = []
  let size = 0
  const keep = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      kept.push(chunk.subarray(0, maxBytes - size))
      size += chunk.length
      if (size > maxBytes) return
    }
  }
  try {
    const [decoder, source] = await undo(coding, body)
    await (decoder
      ? pipeline(source, decoder, keep, { signal })
      : pipeline(source, keep, { signal }))
  } catch (error) {
    if (size <= maxBytes) throw error
  } finally {
    body.destroy()
  }
  return { bytes: Buffer.concat(kept), complete: size <= maxBytes }
}

/** Cut-off streams are read as far as they go, as browsers do. */
const lenient = { finishFlush: constants.Z_SYNC_FLUSH }

const undo = async (coding: string, body: Readable): Promise<[Transform | null, Readable]> => {
  switch (coding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return [null, body]
    case 'gzip':
    case 'x-gzip':
      return [createGunzip(lenient), body]
    case 'br':
      return [createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }), body]
    case 'deflate':
      return undoDeflate(body)
    default:
      throw new UnknownCoding(coding)
  }
}

/** Servers send "deflate" with or without the zlib wrapper; the first byte tells which. */
const undoDeflate = async (body: Readable): Promise<[Transform, Readable]> => {
  const chunks: AsyncIterator<Buffer> = body[Symbol.asyncIterator]()
  const first = await chunks.next()
  const wrapped = !first.done && ((first.value[0] ?? 0) & 0x0f) === 8
  const whole = async function* () {
    if (!first.done) yield first.value
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  return [wrapped ? createInflate(lenient) : createInflateRaw(lenient), Readable.from(whole())]
}
