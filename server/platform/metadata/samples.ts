import { type Box, boxesIn } from './box.ts'
import { type Edits, tooMuch } from './edits.ts'
import type { View } from './view.ts'

/** What a track may be for; others, such as a camera's positions, describe. */
const shown: ReadonlySet<string> = new Set(
  'vide soun text subt sbtl subp clcp tmcd hint auxv pict'.split(' '),
)

function inside(view: View, box: Box, path: readonly string[]): Box | undefined {
  let found: Box | undefined = box
  for (const name of path) {
    if (found === undefined) return undefined
    found = boxesIn(view, found.from, found.to).boxes.find(({ type }) => type === name)
  }
  return found
}

/** How many rows of `width` bytes a table holds, which may claim more than there is room for. */
const rowsOf = (view: View, { from, to }: Box, { at, width }: { at: number; width: number }) =>
  Math.max(0, Math.min(view.u32(from + at), Math.floor((to - from - at - 4) / width)))

/** More pieces than a track beside picture and sound has in ten megabytes. */
const mostChunks = 20_000

/**
 * Where the pieces of a track begin, and how many samples each has (ISO/IEC 14496-12, 8.7).
 * @throws tooMuch where they are more than any film has.
 */
function chunksOf(view: View, table: Box): { start: number; samples: number }[] {
  const { boxes } = boxesIn(view, table.from, table.to)
  const offsets = boxes.find(({ type }) => type === 'stco' || type === 'co64')
  const runs = boxes.find(({ type }) => type === 'stsc')
  if (offsets === undefined || runs === undefined) return []
  const width = offsets.type === 'co64' ? 8 : 4
  const runCount = rowsOf(view, runs, { at: 4, width: 12 })
  const first = (run: number) => (run < runCount ? view.u32(runs.from + 8 + run * 12) : Infinity)
  let run = 0
  const length = rowsOf(view, offsets, { at: 4, width })
  if (length > mostChunks) throw tooMuch
  return Array.from({ length }, (_, n) => {
    while (first(run + 1) <= n + 1) run += 1
    const at = offsets.from + 8 + n * width
    const start = width === 8 ? view.u64(at) : view.u32(at)
    return { start, samples: runCount === 0 ? 0 : view.u32(runs.from + 8 + run * 12 + 4) }
  })
}

/** Blanks what a track holds that is neither to be seen nor to be heard nor to be read. */
export function blankSamples(view: View, edits: Edits, track: Box): void {
  const handler = inside(view, track, ['mdia', 'hdlr'])
  const table = inside(view, track, ['mdia', 'minf', 'stbl'])
  if (handler === undefined || table === undefined) return
  if (shown.has(view.text(handler.from + 8, 4))) return
  const sizes = inside(view, table, ['stsz'])
  if (sizes === undefined) return
  const each = view.u32(sizes.from + 4)
  const count = each === 0 ? rowsOf(view, sizes, { at: 8, width: 4 }) : view.u32(sizes.from + 8)
  const sizeOf = (sample: number) => view.u32(sizes.from + 12 + sample * 4)
  let sample = 0
  for (const { start, samples } of chunksOf(view, table)) {
    const end = Math.min(sample + samples, count)
    let length = 0
    if (each > 0) length = (end - sample) * each
    else for (let n = sample; n < end; n += 1) length += sizeOf(n)
    sample = end
    edits.blank(start, start + length)
  }
}
