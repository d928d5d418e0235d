import { kept, oncePerSite, oncePerSiteAnd } from '../index/once-per-site.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { type Asked, type Need, plainly, shows } from './needs.ts'

/** What a sentence shows of a question's needs, from 0 to 1: itself, or with what stands above it. */
export type Shown = { itself: number; around: number }

/** The sentences of a site that show a need, and how rare they are, from 0 to 1. */
type Showing = { itself: Set<number>; around: Set<number>; rarity: number }

/** A need is shown rarely, and tells something, where so few sentences of a site show it. */
export const rare = 0.5

/** What a sentence shows of the needs of a question, each weighed by how rare it is to show it. */
export function shownAt(index: SiteIndex, needs: readonly Asked[], sentence: number): Shown {
  const shown: Shown = { itself: 0, around: 0 }
  for (const { need } of needs) {
    const { itself, around, rarity } = showing(index, need)
    if (itself.has(sentence)) shown.itself += rarity / needs.length
    if (around.has(sentence)) shown.around += rarity / needs.length
  }
  return shown
}

/** The passages with a sentence that shows a need which few sentences of the site show. */
export function rarelyShownIn(index: SiteIndex, needs: readonly Asked[]): number[] {
  if (needs.length === 0) return []
  return [...index.passages.keys()].filter((passage) => showsRarely(index, needs, passage))
}

/** Whether a sentence of a passage shows a need that few sentences of the site show. */
function showsRarely(index: SiteIndex, needs: readonly Asked[], passage: number): boolean {
  const { start, end } = index.passages[passage] ?? { start: 0, end: 0 }
  return needs.some(({ need }) => {
    const { itself, rarity } = showing(index, need)
    if (rarity < rare) return false
    for (let at = start; at < end; at += 1) if (itself.has(at)) return true
    return false
  })
}

const showing = oncePerSiteAnd((index, need: Need): Showing => {
  const [itself, around] = [new Set<number>(), new Set<number>()]
  const texts = plainSentences(index)
  for (const { headings, start, end } of index.passages) {
    const heading = plainly(headings.at(-1) ?? '')
    // Few passages show a need, and one look at the whole tells the others.
    if (!shows(need, `${heading}. ${texts.slice(start, end).join(' ')}`)) continue
    for (let at = start; at < end; at += 1) {
      const text = texts[at] ?? ''
      const before = at > start ? (texts[at - 1] ?? '') : ''
      if (shows(need, text)) itself.add(at)
      if (itself.has(at) || shows(need, `${heading}. ${before} ${text}`)) around.add(at)
    }
  }
  const size = texts.length + 1
  return { itself, around, rarity: Math.log(size / (itself.size + 1)) / Math.log(size) }
}, kept.needs)

const plainSentences = oncePerSite(({ sentences }) => sentences.map((one) => plainly(one)))
