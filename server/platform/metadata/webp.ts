import type { Edits } from './edits.ts'
import { orientationIn, plainExif } from './exif.ts'
import { type View, viewOf } from './view.ts'

/** Chunks that make the picture (RFC 9649, section 2.7). */
const kept: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ANIM', 'ALPH', 'ICCP'])
/** Bits of the header that say what is in the file. */
const flags = { exif: 0x08, xmp: 0x04 } as const

/** More than any film of ten megabytes made of pictures holds. */
const mostChunks = 20_000

/** What was found on the way, for the header in front of it. */
type Seen = { header: number | undefined; keepsExif: boolean }

function clean(bytes: Buffer, edits: Edits, type: string, data: { from: number; to: number }) {
  const { from, to } = data
  const exif =
    type === 'EXIF' ? plainExif(orientationIn(bytes.subarray(from, to)), to - from) : undefined
  edits.blank(from, to)
  if (exif === undefined) edits.write(from - 8, Buffer.from('JUNK'))
  else edits.write(from, exif)
  return exif !== undefined
}

/** The chunks between `from` and `to`, those of a frame within; answers up to where they were one. */
function walk(
  bytes: Buffer,
  view: View,
  edits: Edits,
  { from, to, seen, frame = false }: { from: number; to: number; seen: Seen; frame?: boolean },
): number {
  let at = from
  let chunks = 0
  while (at + 8 <= to && chunks < mostChunks) {
    chunks += 1
    const type = view.text(at, 4)
    if (!/^[A-Za-z0-9 ]{4}$/.test(type)) return at
    const data = { from: at + 8, to: Math.min(at + 8 + view.u32(at + 4), to) }
    if (type === 'VP8X') seen.header = data.from
    if (type === 'ANMF' && !frame)
      walk(bytes, view, edits, { ...data, from: data.from + 16, seen, frame: true })
    else if (!kept.has(type)) seen.keepsExif = clean(bytes, edits, type, data) || seen.keepsExif
    at = data.to + (data.to % 2)
  }
  return at + 8 > to ? to : at
}

/** Blanks EXIF and XMP of a WebP; which way up it is stays. As {@link blankJpeg} answers. */
export function blankWebp(bytes: Buffer, edits: Edits): number {
  const view = viewOf(bytes)
  const little = viewOf(bytes, true)
  if (!view.startsWith(8, 'WEBP')) return 0
  const claimed = little.u32(4) + 8
  // Truncated files and those that forgot their length are read to their end.
  const to = claimed > 20 && claimed < bytes.length ? claimed : bytes.length
  edits.blank(to, bytes.length)
  const seen: Seen = { header: undefined, keepsExif: false }
  const end = walk(bytes, little, edits, { from: 12, to, seen })
  if (seen.header !== undefined) {
    const given = view.u8(seen.header)
    const without = given & ~(flags.exif | flags.xmp)
    edits.write(seen.header, Buffer.of(seen.keepsExif ? without | flags.exif : without))
  }
  return end === to ? bytes.length : end
}
