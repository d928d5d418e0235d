import { type Box, boxesIn } from './box.ts'
import type { Edits } from './edits.ts'
import { blankItems } from './heif.ts'
import { blankSamples } from './samples.ts'
import { type View, viewOf } from './view.ts'

/** Boxes that are read for what is in them. */
const opened: ReadonlySet<string> = new Set(['moov', 'trak', 'moof', 'traf', 'mpvd'])
/** Boxes that make picture and sound; every other one describes them and is blanked. */
const kept: ReadonlySet<string> = new Set([
  ...'ftyp styp mdat sidx ssix mfra pdin prft imda pnot PICT'.split(' '),
  ...'mvhd iods mvex ctab cmov rmra pssh clip matt'.split(' '),
  ...'tkhd tref edts mdia load imap txas tapt trgr'.split(' '),
  ...'mfhd tfhd trun tfdt sbgp sgpd saiz saio subs senc'.split(' '),
])
/** Deeper than boxes that describe nothing ever lie. */
const deepest = 6

/** Makes a box one that readers pass over. */
function discard(edits: Edits, { at, from, to }: Box): void {
  edits.write(at + 4, Buffer.from('free'))
  edits.blank(from, to)
}

function isPictures(view: View, { from, to }: Box): boolean {
  const handler = boxesIn(view, from + 4, to).boxes.find(({ type }) => type === 'hdlr')
  return handler !== undefined && view.startsWith(handler.from + 8, 'pict')
}

type Stretch = { from: number; to: number; depth: number }

function walk(bytes: Buffer, edits: Edits, { from, to, depth }: Stretch): number {
  const view = viewOf(bytes)
  const { boxes, end } = boxesIn(view, from, to)
  for (const box of boxes) {
    if (opened.has(box.type) && depth < deepest) {
      if (box.type === 'trak') blankSamples(view, edits, box)
      const inside = walk(bytes, edits, { ...box, depth: depth + 1 })
      edits.blank(inside, box.to)
    } else if (box.type === 'meta' && depth === 0 && isPictures(view, box)) {
      if (!blankItems(view, edits, box)) return box.at
    } else if (!kept.has(box.type)) discard(edits, box)
  }
  return end
}

/**
 * Blanks what a HEIC picture or a film says about itself from `from` on: its descriptions, the places
 * and times in them, and tracks of positions beside picture and sound. As {@link blankJpeg} answers.
 */
export function blankBoxes(bytes: Buffer, edits: Edits, from = 0): number {
  return walk(bytes, edits, { from, to: bytes.length, depth: 0 })
}
