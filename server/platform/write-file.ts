import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Writes what a stream brings into a new file that this account alone may read. Settles only once the
 * file is closed: a stream whose source fails early is still opening its file then, and would make it
 * anew after its removal.
 * @param look Sees every piece on its way.
 * @throws where the file is there already, and where the source or the disk fails; what was written
 *   is left to the caller to remove.
 */
export async function writeNewFile(
  file: string,
  source: Readable,
  look: (piece: Buffer) => void = () => undefined,
): Promise<void> {
  const into = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  const closed = new Promise<void>((resolve) => into.once('close', resolve))
  try {
    await pipeline(
      source,
      async function* seen(pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          look(piece)
          yield piece
        }
      },
      into,
    )
  } finally {
    await closed
  }
}
