import { crc32 } from 'node:zlib'
import type { Edits } from './edits.ts'
import { orientationIn, plainExif } from './exif.ts'
import { viewOf } from './view.ts'

/** Chunks that are not critical and say how to show the picture (PNG, third edition, 11.3). */
const kept: ReadonlySet<string> = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)
/** A private chunk that readers pass over, for what must not be read. */
const nothing = 'voId'

function chunkOf(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([body, check])
}

const isCritical = (type: string): boolean => /^[A-Z]/.test(type)

/** Blanks the words, times and EXIF of a PNG; which way up it is stays. As {@link blankJpeg} answers. */
export function blankPng(bytes: Buffer, edits: Edits): number {
  const view = viewOf(bytes)
  let at = 8
  while (at + 8 <= bytes.length) {
    const length = view.u32(at)
    const type = view.text(at + 4, 4)
    if (!/^[A-Za-z]{4}$/.test(type)) return at
    const end = at + 12 + length
    if (!isCritical(type) && !kept.has(type)) {
      if (end > bytes.length) edits.blank(at + 8, bytes.length)
      else {
        const data = bytes.subarray(at + 8, at + 8 + length)
        const exif = type === 'eXIf' ? plainExif(orientationIn(data), length) : undefined
        const plain =
          exif === undefined ? chunkOf(nothing, Buffer.alloc(length)) : chunkOf(type, exif)
        edits.write(at + 4, plain)
      }
    }
    if (type === 'IEND') {
      edits.blank(end, bytes.length)
      break
    }
    at = end
  }
  return bytes.length
}
