import type { Block, PageContent } from './page-content.ts'

/** Text on more than this share of the pages is the site's frame, not a page's own words. */
const repeatedShare = 0.5
/** Below this many pages only headers and footers can be told from content. */
const fewPages = 4

/** Pages with the site's frame taken out, and that frame: each text once, in order of appearance. */
type OwnText = { pages: Block[][]; frame: Block[] }

/**
 * Parts what pages say themselves from what is repeated on over half of them: a firm's address,
 * hours and e-mail often stand in a repeated footer only (docs/measurements.md, Reading pages).
 */
export function partRepeated(pages: PageContent[]): OwnText {
  const counts = countPages(pages)
  const least = Math.max(2, Math.floor(pages.length * repeatedShare) + 1)
  const frame = new Map<string, Block>()
  const isOwn = (block: Block): boolean => {
    const repeated = (counts.get(keyOf(block)) ?? 0) >= least
    const isFrame = block.chrome === true ? repeated || pages.length < fewPages : repeated
    if (!isFrame || (block.chrome !== true && pages.length < fewPages)) return true
    if (block.kind !== 'heading' && !frame.has(keyOf(block))) frame.set(keyOf(block), block)
    return false
  }
  return { pages: pages.map(({ blocks }) => keepOwn(blocks, isOwn)), frame: [...frame.values()] }
}

/** An item before which others were taken out no longer follows what introduces its list. */
function keepOwn(blocks: Block[], isOwn: (block: Block) => boolean): Block[] {
  const own: Block[] = []
  let isGap = false
  for (const block of blocks) {
    const kept = isOwn(block)
    if (kept) own.push(isGap && block.kind === 'item' ? { ...block, kind: 'paragraph' } : block)
    isGap = !kept
  }
  return own
}

function countPages(pages: PageContent[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const page of pages) {
    for (const key of new Set(page.blocks.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** A heading is no repetition of the menu entry that leads to it. */
function keyOf({ kind, text }: Block): string {
  return `${kind === 'heading' ? '#' : ''}${text.toLowerCase()}`
}
