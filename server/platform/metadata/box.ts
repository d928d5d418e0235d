import type { View } from './view.ts'

/** A box of the ISO base media file format (ISO/IEC 14496-12): what is inside its head. */
export type Box = { type: string; at: number; from: number; to: number }

/** More than one box of any film of ten megabytes holds. */
const mostBoxes = 20_000

/** The boxes between `from` and `to`, as far as they can be told apart. */
export function boxesIn(view: View, from: number, to: number): { boxes: Box[]; end: number } {
  const boxes: Box[] = []
  let at = from
  while (at + 8 <= to && boxes.length < mostBoxes) {
    const given = view.u32(at)
    const type = view.text(at + 4, 4)
    const isLong = given === 1
    const head = isLong ? 16 : 8
    const size = given === 0 ? to - at : isLong ? view.u64(at + 8) : given
    if (size < head || !/^[\x20-\x7e\xa9]{4}$/.test(type)) return { boxes, end: at }
    boxes.push({ type, at, from: at + head, to: Math.min(at + size, to) })
    at += size
  }
  return { boxes, end: at + 8 > to ? to : at }
}
