/**
 * What is overwritten in a copy of a file. Nothing is ever cut out or inserted: every offset that
 * stands in a file stays true, and its length stays what the visitor was told.
 */
export type Edits = {
  /** Fills with zeros from `from` up to, not including, `to`. */
  blank(from: number, to: number): void
  write(at: number, bytes: Uint8Array): void
}

/** More than any picture of ten megabytes holds: one that goes beyond it was made to keep us busy. */
const most = { edits: 20_000, timesItsLength: 4 } as const

/** Thrown by an edit beyond what a picture holds. */
export const tooMuch = new Error('more to overwrite than a picture holds')

/**
 * Edits of `copy`; what lies outside of it is passed over.
 * @throws tooMuch from its calls, once there were more than any picture holds.
 */
export function editsOf(copy: Buffer): Edits {
  let edits = 0
  let bytes = 0
  const count = (length: number) => {
    edits += 1
    bytes += length
    if (edits > most.edits || bytes > copy.length * most.timesItsLength) throw tooMuch
  }
  return {
    blank(from, to) {
      const [start, end] = [Math.max(0, from), Math.min(copy.length, to)]
      if (start >= end) return
      count(end - start)
      copy.fill(0, start, end)
    },
    write(at, written) {
      count(written.length)
      if (at >= 0 && at + written.length <= copy.length) copy.set(written, at)
    },
  }
}
