import { type Box, boxesIn } from './box.ts'
import type { Edits } from './edits.ts'
import type { View } from './view.ts'

/** Items that are pictures or are made of them (ISO/IEC 23008-12); all others describe. */
const kept: ReadonlySet<string> = new Set(
  'hvc1 hev1 lhv1 hvt1 avc1 av01 vvc1 jpeg j2k1 mjpg unci grid iovl iden tmap mski'.split(' '),
)

/** The ids of items that describe. */
function describing(view: View, list: Box): Set<number> {
  const entries = list.from + (view.u8(list.from) === 0 ? 6 : 8)
  const found = new Set<number>()
  for (const { type, from } of boxesIn(view, entries, list.to).boxes) {
    const version = view.u8(from)
    if (type !== 'infe' || version < 2) continue
    const id = version === 2 ? view.u16(from + 4) : view.u32(from + 4)
    if (!kept.has(view.text(from + (version === 2 ? 8 : 10), 4))) found.add(id)
  }
  return found
}

/** A number of 0, 4 or 8 bytes, as the table of places says of itself. */
function sized(view: View, at: number, size: number): number {
  if (size === 0) return 0
  return size === 8 ? view.u64(at) : view.u32(at)
}

type Place = { id: number; inside: boolean; from: number; length: number }

/** Where the items lie (ISO/IEC 14496-12, 8.11.3). */
function* placesIn(view: View, { from, to }: Box): Generator<Place> {
  const version = view.u8(from)
  const [offsetSize, lengthSize] = [view.u8(from + 4) >> 4, view.u8(from + 4) & 15]
  const [baseSize, indexSize] = [view.u8(from + 5) >> 4, version === 0 ? 0 : view.u8(from + 5) & 15]
  const idSize = version < 2 ? 2 : 4
  const read = (at: number) => (idSize === 2 ? view.u16(at) : view.u32(at))
  let at = from + 6 + idSize
  for (let items = read(from + 6); items > 0 && at < to; items -= 1) {
    const id = read(at)
    at += idSize
    const inside = version > 0 && (view.u16(at) & 15) === 1
    at += version > 0 ? 4 : 2
    const base = sized(view, at, baseSize)
    at += baseSize
    const extents = view.u16(at)
    at += 2
    for (let n = 0; n < extents && at < to; n += 1) {
      const offset = sized(view, at + indexSize, offsetSize)
      const length = sized(view, at + indexSize + offsetSize, lengthSize)
      at += indexSize + offsetSize + lengthSize
      yield { id, inside, from: base + offset, length }
    }
    if (extents > 0 && indexSize + offsetSize + lengthSize === 0) return
  }
}

/**
 * Blanks the items of a picture that describe it. False where they are listed in a way that cannot
 * be followed.
 */
export function blankItems(view: View, edits: Edits, meta: Box): boolean {
  const { boxes } = boxesIn(view, meta.from + 4, meta.to)
  const find = (name: string) => boxes.find(({ type }) => type === name)
  const [list, places, store] = [find('iinf'), find('iloc'), find('idat')]
  for (const box of boxes)
    if (['udta', 'uuid', 'xml ', 'bxml', 'free', 'skip'].includes(box.type))
      edits.blank(box.from, box.to)
  if (list === undefined) return boxes.length > 0
  const gone = describing(view, list)
  if (gone.size === 0) return true
  if (places === undefined) return false
  let understood = true
  for (const { id, inside, from, length } of placesIn(view, places)) {
    if (!gone.has(id)) continue
    const start = inside ? (store?.from ?? view.length) : 0
    // A length of nothing means all of the file, which no description is.
    if (length === 0) understood = false
    edits.blank(start + from, start + from + length)
  }
  return understood
}
