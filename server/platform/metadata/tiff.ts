import type { Edits } from './edits.ts'
import { type View, viewOf } from './view.ts'

/** Tags that make the picture, from and to; all others describe it (TIFF 6.0, and its supplements). */
const kept: readonly (readonly [number, number])[] = [
  [254, 266],
  [273, 274],
  [277, 284],
  [286, 301],
  [317, 336],
  [338, 347],
  [512, 532],
  [32_995, 32_998],
  [34_675, 34_675],
]
const subTables = 330
/** Tables of EXIF, places and compatibility: gone with all they point to. */
const metadataTables: ReadonlySet<number> = new Set([0x8769, 0x8825, 0xa005])
/** Bytes of one value, by its type. */
const widths = [1, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
/** More than the pages and tags of any file of ten megabytes; what has more is no picture. */
const most = { tables: 512, entries: 50_000 } as const

type Entry = { at: number; tag: number; values: number; bytes: number }
type Walk = {
  bytes: Buffer
  view: View
  edits: Edits
  littleEndian: boolean
  seen: Set<number>
  /** Entries that may still be read. */
  left: number
}

/** The entries of a table; none where it does not fit into the file or was read already. */
function entriesAt(walk: Walk, table: number): Entry[] {
  const { view, seen } = walk
  const count = view.u16(table)
  if (table < 8 || table + 2 + count * 12 > view.length || seen.has(table)) return []
  walk.left -= count
  if (walk.left < 0 || seen.size >= most.tables) return []
  seen.add(table)
  return Array.from({ length: count }, (_, n) => {
    const at = table + 2 + n * 12
    const bytes = view.u32(at + 4) * (widths[view.u16(at + 2)] ?? 1)
    return { at, tag: view.u16(at), values: bytes > 4 ? view.u32(at + 8) : at + 8, bytes }
  })
}

function blankValues(walk: Walk, { tag, values, bytes }: Entry): void {
  if (metadataTables.has(tag)) blankTable(walk, walk.view.u32(values))
  walk.edits.blank(values, values + bytes)
}

function blankTable(walk: Walk, table: number): void {
  const entries = entriesAt(walk, table)
  for (const entry of entries) blankValues(walk, entry)
  if (entries.length > 0) walk.edits.blank(table, table + 2 + entries.length * 12 + 4)
}

/** Tables that belong to pictures within a picture. */
function tablesIn({ view }: Walk, { tag, values, bytes }: Entry): number[] {
  if (tag !== subTables) return []
  const count = Math.min(Math.floor(bytes / 4), most.tables)
  return Array.from({ length: count }, (_, n) => view.u32(values + n * 4))
}

const isKept = ({ tag }: Entry): boolean => kept.some(([from, to]) => tag >= from && tag <= to)

/**
 * Leaves out what describes; the entries behind move up, and nothing outside the table moves. Answers
 * the tables to be read after it.
 */
function cleanTable(walk: Walk, table: number): number[] {
  const { bytes, view, edits, littleEndian } = walk
  const entries = entriesAt(walk, table)
  if (entries.length === 0) return []
  const stays = entries.filter(isKept)
  for (const entry of entries) if (!isKept(entry)) blankValues(walk, entry)
  const next = table + 2 + entries.length * 12
  const count = Buffer.alloc(2)
  if (littleEndian) count.writeUInt16LE(stays.length)
  else count.writeUInt16BE(stays.length)
  const rows = stays.map(({ at }) => bytes.subarray(at, at + 12))
  const written = Buffer.concat([count, ...rows, bytes.subarray(next, next + 4)])
  edits.blank(table, next + 4)
  edits.write(table, written)
  return [...stays.flatMap((entry) => tablesIn(walk, entry)), view.u32(next)]
}

/**
 * Blanks what a TIFF says about itself, and leaves what its picture is made of. As
 * {@link blankJpeg} answers.
 */
export function blankTiff(bytes: Buffer, edits: Edits): number {
  const littleEndian = bytes.toString('latin1', 0, 2) === 'II'
  const view = viewOf(bytes, littleEndian)
  if (view.u16(2) !== 42) return 0
  const walk: Walk = { bytes, view, edits, littleEndian, seen: new Set(), left: most.entries }
  const waiting = [view.u32(4)]
  for (let table = waiting.pop(); table !== undefined; table = waiting.pop()) {
    const further = cleanTable(walk, table)
    if (waiting.length < most.tables) waiting.push(...further.slice(0, most.tables))
  }
  return walk.seen.size > 0 && walk.left >= 0 ? bytes.length : 0
}
