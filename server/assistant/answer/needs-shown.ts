import { kept, oncePerSite, oncePerSiteAnd } from '../index/once-per-site.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { type Asked, type Need, plainly, shows } from './needs.ts'

/** What a sentence shows of a question's needs, from 0 to 1: itself, or with what stands above it. */
export type Shown = { itself: number; around: number }

/** The sentences of a site that show a need, the passages that they stand in, and how rare they are, from 0 to 1. */
type Showing = { itself: Set<number>; around: Set<number>; passages: number[]; rarity: number }

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

/** The passages with a sentence that shows a need which few sentences of the site show, as they stand there. */
export function rarelyShownIn(index: SiteIndex, needs: readonly Asked[]): number[] {
  const passages = needs.flatMap(({ need }) => {
    const { passages, rarity } = showing(index, need)
    return rarity < rare ? [] : passages
  })
  return [...new Set(passages)].toSorted((one, other) => one - other)
}

const showing = oncePerSiteAnd((index, need: Need): Showing => {
  const [itself, around] = [new Set<number>(), new Set<number>()]
  const texts = plainSentences(index)
  const passages = new Set<number>()
  for (const [passage, { headings, start, end }] of index.passages.entries()) {
    const heading = plainly(headings.at(-1) ?? '')
    // Few passages show a need, and one look at the whole tells the others.
    if (!shows(need, `${heading}. ${texts.slice(start, end).join(' ')}`)) continue
    for (let at = start; at < end; at += 1) {
      const text = texts[at] ?? ''
      const before = at > start ? (texts[at - 1] ?? '') : ''
      if (shows(need, text)) {
        itself.add(at)
        passages.add(passage)
      }
      if (itself.has(at) || shows(need, `${heading}. ${before} ${text}`)) around.add(at)
    }
  }
  const size = texts.length + 1
  const rarity = Math.log(size / (itself.size + 1)) / Math.log(size)
  return { itself, around, passages: [...passages], rarity }
}, kept.needs)

const plainSentences = oncePerSite(({ sentences }) => sentences.map((one) => plainly(one)))
