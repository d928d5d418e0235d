import type { Edits } from './edits.ts'
import { type View, viewOf } from './view.ts'

/** Extensions of applications that say how to show the picture. */
const kept = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']

const tableLength = (flags: number): number => (flags >= 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Where a run of blocks has its empty one. */
function endOfBlocks(view: View, from: number): number {
  let at = from
  while (at < view.length && view.u8(at) !== 0) at += 1 + view.u8(at)
  return Math.min(at, view.length)
}

/** Blocks of zeros that fill `length` bytes exactly, for what counted its own letters as lengths. */
function emptyBlocks(length: number): Buffer {
  const blocks = Buffer.alloc(length)
  let at = 0
  while (at < length) {
    const left = length - at
    // No block may leave a single byte behind: it would have no room for a block of its own.
    const size = left === 257 ? 254 : Math.min(255, left - 1)
    blocks[at] = Math.max(size, 0)
    at += 1 + size
  }
  return blocks
}

/** The extension at `at`; answers where it ends. */
function cleanExtension(view: View, edits: Edits, at: number): number {
  const label = view.u8(at + 1)
  const end = endOfBlocks(view, at + 2)
  const isApplication = label === 0xff && view.u8(at + 2) === 11
  const isKept = isApplication && kept.some((name) => view.startsWith(at + 3, name))
  const from = isApplication ? at + 14 : at + 2
  if ((label === 0xfe || label === 0xff) && !isKept && end > from)
    edits.write(from, emptyBlocks(end - from))
  return end + 1
}

/** Blanks the comments and XMP of a GIF. As {@link blankJpeg} answers. */
export function blankGif(bytes: Buffer, edits: Edits): number {
  const view = viewOf(bytes)
  if (!view.startsWith(0, 'GIF8')) return 0
  let at = 13 + tableLength(view.u8(10))
  while (at < bytes.length) {
    const kind = view.u8(at)
    if (kind === 0x3b) {
      edits.blank(at + 1, bytes.length)
      break
    }
    if (kind === 0x21) at = cleanExtension(view, edits, at)
    else if (kind === 0x2c) at = endOfBlocks(view, at + 11 + tableLength(view.u8(at + 9))) + 1
    else return at
  }
  return bytes.length
}
