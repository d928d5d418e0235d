import type { Block, PageContent } from './page-content.ts'
import type { SentenceKind } from './site-index.ts'
import { splitSentences } from './sentences.ts'
import { isTitle } from './labelled-values.ts'

/** A sentence on its way into the index. `context` is searched with it and never quoted. */
export type DraftSentence = { text: string; kind: SentenceKind; context: string; page: number }

/** A passage on its way into the index: a range of the sentence list. */
export type DraftPassage = {
  page: number
  headings: string[]
  fragment: string | null
  start: number
  end: number
  facts: boolean
}

/** Most words in one passage, and how many two neighbours share (docs/measurements.md, Retrieval). */
export const passageWords = 180
const overlapWords = 30

type Section = { headings: Block[]; fragment: string | null; sentences: DraftSentence[] }

/** Cuts one page's own blocks into passages, adding their sentences to the list. */
export function draftPage(
  page: { number: number; content: PageContent; blocks: Block[] },
  sentences: DraftSentence[],
): DraftPassage[] {
  return sectionsOf(page.blocks, page.number).flatMap((section) =>
    windowsOf(section, page.number, sentences),
  )
}

function sectionsOf(blocks: Block[], page: number): Section[] {
  const sections: Section[] = []
  let path: Block[] = []
  let current: Section = { headings: [], fragment: null, sentences: [] }
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'heading') {
      const title = isTitle(block, blocks[at + 1])
      current.sentences.push(...(title ? [titleOf(block, page)] : sentencesOf(block, page)))
      continue
    }
    const level = block.level ?? 6
    path = path.filter((above) => (above.level ?? 6) < level)
    if (saysAlone(blocks, at)) {
      current.sentences.push(titleOf(block, page))
      continue
    }
    path.push(block)
    if (current.sentences.length > 0) sections.push(current)
    const fragment = path.findLast((above) => above.id !== undefined)?.id ?? null
    current = { headings: [...path], fragment, sentences: [] }
  }
  if (current.sentences.length > 0) sections.push(current)
  return sections
}

/** A heading with nothing below it, such as a card's title: text of the section around it. */
function saysAlone(blocks: Block[], at: number): boolean {
  const next = blocks[at + 1]
  if (next === undefined) return true
  return (
    next.kind === 'heading' && (next.level ?? 6) <= (blocks[at]?.level ?? 6) && next.level !== 1
  )
}

const titleOf = ({ text }: Block, page: number): DraftSentence => ({
  text,
  kind: 'heading',
  context: '',
  page,
})

function sentencesOf(block: Block, page: number): DraftSentence[] {
  const context = block.context ?? ''
  if (block.kind === 'row') return [{ text: block.text, kind: 'row', context, page }]
  const kind: SentenceKind =
    block.link === true ? 'link' : block.kind === 'item' ? 'item' : 'sentence'
  return splitSentences(block.text).map((text, at) => ({
    text,
    kind: at === 0 ? kind : 'next',
    context,
    page,
  }))
}

/** Windows of at most `passageWords` words at sentence bounds, sharing about `overlapWords`. */
function windowsOf(section: Section, page: number, sentences: DraftSentence[]): DraftPassage[] {
  const first = sentences.length
  sentences.push(...section.sentences)
  const headings = section.headings.map((block) => block.text)
  const lengths = section.sentences.map((sentence) => sentence.text.split(' ').length)
  const windows: DraftPassage[] = []
  let start = 0
  while (start < lengths.length) {
    const end = windowEnd(lengths, start)
    const range = { start: first + start, end: first + end }
    windows.push({ page, headings, fragment: section.fragment, ...range, facts: false })
    if (end >= lengths.length) break
    start = Math.max(start + 1, overlapStart(lengths, end))
  }
  return windows
}

function windowEnd(lengths: number[], start: number): number {
  let words = 0
  let end = start
  while (end < lengths.length && (end === start || words + (lengths[end] ?? 0) <= passageWords)) {
    words += lengths[end] ?? 0
    end += 1
  }
  return end
}

function overlapStart(lengths: number[], end: number): number {
  let words = 0
  let start = end
  while (start > 0 && words + (lengths[start - 1] ?? 0) <= overlapWords) {
    start -= 1
    words += lengths[start] ?? 0
  }
  return start
}
