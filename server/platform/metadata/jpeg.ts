import { blankBoxes } from './boxes.ts'
import { type Edits, tooMuch } from './edits.ts'
import { orientationIn, plainExif } from './exif.ts'
import { type View, viewOf } from './view.ts'

const exifHead = 'Exif\0\0'
/** What a segment must begin with to stay: how to show the picture, not where or by whom it was made. */
const kept: Readonly<Record<number, readonly string[]>> = {
  0xe0: ['JFIF\0'],
  0xe2: ['ICC_PROFILE\0', 'MPF\0'],
  0xee: ['Adobe'],
}
const isMetadata = (marker: number): boolean =>
  (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
const standsAlone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** More than any picture has, however many scans it is made of. */
const mostSegments = 20_000

type Segment = { marker: number; from: number; to: number }

function clean(bytes: Buffer, view: View, edits: Edits, { marker, from, to }: Segment): void {
  if (!isMetadata(marker) || kept[marker]?.some((head) => view.startsWith(from, head)) === true)
    return
  edits.blank(from, to)
  if (marker !== 0xe1 || !view.startsWith(from, exifHead)) return
  const at = from + exifHead.length
  const block = plainExif(orientationIn(bytes.subarray(at, to)), to - at)
  if (block !== undefined) edits.write(from, Buffer.concat([Buffer.from(exifHead), block]))
}

/** Where the picture's data ends: at the next marker that is not part of it, or with the file. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

/** One picture from its first marker to its last; answers where it ends, and whether it was all read. */
function blankPicture(
  bytes: Buffer,
  view: View,
  edits: Edits,
  from: number,
): { end: number; understood: boolean } {
  let at = from + 2
  let segments = 0
  while (at + 2 <= bytes.length) {
    if (view.u8(at) !== 0xff) return { end: at, understood: false }
    const marker = view.u8(at + 1)
    if (marker === 0xd9) return { end: at + 2, understood: true }
    if (marker === 0xff || standsAlone(marker)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    segments += 1
    if (segments > mostSegments) throw tooMuch
    const length = view.u16(at + 2)
    if (length < 2) return { end: at, understood: false }
    const to = Math.min(at + 2 + length, bytes.length)
    clean(bytes, view, edits, { marker, from: at + 4, to })
    at = marker === 0xda ? endOfScan(bytes, to) : to
  }
  return { end: bytes.length, understood: true }
}

/**
 * Blanks everything a JPEG says about itself but its colours and which way up it is. Behind it,
 * phones put further pictures and short films, which are treated as what they are; anything else
 * there is blanked. Answers up to where the file was understood.
 * @throws tooMuch where it has more parts than any picture.
 */
export function blankJpeg(bytes: Buffer, edits: Edits): number {
  const view = viewOf(bytes)
  let at = 0
  while (at < bytes.length) {
    if (view.u8(at) === 0 && at > 0) {
      at += 1
    } else if (view.u16(at) === 0xffd8) {
      const { end, understood } = blankPicture(bytes, view, edits, at)
      if (!understood) return end
      at = end
    } else if (at === 0) {
      return 0
    } else if (view.startsWith(at + 4, 'ftyp')) {
      return blankBoxes(bytes, edits, at)
    } else {
      edits.blank(at, bytes.length)
      return bytes.length
    }
  }
  return bytes.length
}
