import type { Query } from '../index/search.ts'
import { type Passage, type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import { fold } from '../index/words.ts'
import { isNews } from './practice-gate.ts'
import { type Quoted, quoteLines, quoteSpan } from './quote.ts'
import type { Reading } from './read-question.ts'

/** What somebody asks who wants to know what to bring to the firm. */
const asked =
  /\b(?:what|which|que|cuales)\b.{0,40}\b(?:bring|have (?:with me|ready|handy)|gather|llevar|traer|llevo|traigo)\b|\b(?:papers?|paperwork|documents?|docs|documentos|papeles)\b.{0,20}\b(?:(?:do|should|would) i (?:need|bring|have|gather)|(?:should|must|to) bring|(?:debo|tengo que|hay que|necesito) (?:llevar|traer)|llevo|traigo)\b|\b(?:should|must|need to|have to|supposed to) i? ?bring (?:anything|papers|paperwork|documents?|something)\b/
/** Other occasions than a visit to the firm, whose lists are others. */
const occasion =
  /\b(?:court|hearing|interview|trial|jail|exam|biometrics|deposition|judge|mediation|closing|signing|creditors|trustee|school|notar\w+|corte|audiencia|entrevista|juicio|huellas|cierre)\b/
/** Whom or what somebody asks to bring along is no list of papers. */
const along = /\bbring (?:my|a|an|our) (?!own\b)|\b(?:llevar|traer) a (?:mi|mis|un|una)\b/
/** The headings over such a list, folded. */
const heading =
  /^\W*(?:\d+\.\s*)?(?:what (?:documents |papers |paperwork )?(?:to|should i|should you|do i need to|you should|can i|must i) (?:bring|have with|gather|put in)|(?:things|documents|papers) to (?:bring|gather)|(?:lo )?que (?:conviene |debe |debo |hay que |necesito |tengo que )?(?:traer|llevar)|documentos que (?:debe|hay que) (?:traer|llevar))\b/
/** A line that leads in such a list: "Bring along:", "It helps to have these at hand:". */
const leadIn =
  /\b(?:bring|gather|at hand|on hand|handy|ready|with you|traiga|traer|llevar|a la mano)\b.*:$/
/** What the list for a first meeting stands beside. */
const firstMeeting =
  /\b(?:first|meeting|appointment|visit|consult\w*|contact|faq|expect|cita|consulta|contacto|primera)\b/

/** Most lines, characters, and sentences and quotes of a text that are told; words of a line that is a heading. */
const most = { lines: 8, chars: 800, sentences: 3, quotes: 2, words: 12 } as const

/**
 * The lines of the page that say what to bring to the firm, for a question about just that; null for any other
 * question, and where no page has a section on it. Of several the one about the matter asked for, else the one
 * for a first meeting, in the visitor's language where there is one.
 */
export function bringLines(index: SiteIndex, query: Query, reading: Reading): Quoted[] | null {
  const text = fold(query.text)
  if (!asked.test(text) || occasion.test(text) || along.test(text)) return null
  const speaks = index.pages.some(({ language }) => language === query.language)
  const [best] = index.passages
    .flatMap((passage, at) => {
      const from = beginningOf(index, passage)
      const language = index.pages[passage.page]?.language
      if (from === null || (speaks && language !== query.language)) return []
      return { passage: { ...passage, start: from }, at, fit: fitOf(index, reading, passage) }
    })
    .toSorted((one, other) => other.fit - one.fit)
  return best === undefined ? null : linesOf(index, best.passage, best.at)
}

const isHeading = (text: string): boolean => heading.test(fold(text)) && !occasion.test(fold(text))

/** The first sentence of what a passage says to bring: under such a heading, or below such a line; null for none. */
function beginningOf(index: SiteIndex, { facts, headings, start, end }: Passage): number | null {
  if (facts) return null
  if (headings.some(isHeading)) return start
  for (let at = start; at < end - 1; at += 1) {
    const text = index.sentences[at] ?? ''
    if (text.split(' ').length <= most.words && isHeading(text)) return at + 1
    if (leadIn.test(fold(text)) && isItem(index, at + 1) && !headings.some(isOfOccasion))
      return at + 1
  }
  return null
}

const isOfOccasion = (heading: string): boolean => occasion.test(fold(heading))

const isItem = (index: SiteIndex, sentence: number): boolean =>
  sentenceKinds[index.sentenceKind[sentence] ?? 0] === 'item'

/** How well a list fits: the matter that is asked about first, then a first meeting. */
function fitOf(index: SiteIndex, reading: Reading, passage: Passage): number {
  const page = index.pages[passage.page]
  const place = fold(`${passage.headings.join(' ')} ${page?.title ?? ''} ${page?.url ?? ''}`)
  const named = reading.concepts.flatMap(({ chatter, words }) => (chatter ? [] : words))
  const is = (what: boolean, much: number) => (what ? much : 0)
  return (
    is(
      named.some((word) => !isBringing.test(word) && place.includes(word)),
      3,
    ) +
    is(firstMeeting.test(place), 2) -
    is(isOfOccasion(place), 2) +
    is(listOf(index, passage).items > 1, 1) -
    is(isNews(page?.url ?? ''), 3)
  )
}

/** Words that every such question and heading has. */
const isBringing =
  /^(?:bring|what|need|papers?|documents?|first|meeting|appointment|visit|llevar|traer|documentos|papeles|cita|primera)$/

/** How many of a passage's sentences are items of a list, and where the last one ends. */
function listOf(index: SiteIndex, { start, end }: Passage): { items: number; to: number } {
  const list = { items: 0, to: start }
  for (let at = start; at < end; at += 1) {
    if (!isItem(index, at)) continue
    list.items += 1
    list.to = at + 1
  }
  return list
}

/** Sentences by their paragraphs: what stands between two of them on the page is not in the index. */
function paragraphsOf(index: SiteIndex, from: number, to: number): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = []
  for (let at = from; at < to; at += 1) {
    const last = spans.at(-1)
    if (last !== undefined && sentenceKinds[index.sentenceKind[at] ?? 0] === 'next')
      last.to = at + 1
    else spans.push({ from: at, to: at + 1 })
  }
  return spans
}

/** A list line by line, a text as its first sentences. */
function linesOf(index: SiteIndex, passage: Passage, number: number): Quoted[] {
  const { start, end } = passage
  const { items, to: last } = listOf(index, passage)
  if (items < 2) {
    const paragraphs = paragraphsOf(index, start, Math.min(end, start + most.sentences))
    const quotes = paragraphs.map((span) => quoteSpan(index, { passage: number, ...span }, span.to))
    return quotes.slice(0, most.quotes)
  }
  const lines = []
  let chars = 0
  for (let at = start; at < last && lines.length < most.lines; at += 1) {
    chars += (index.sentences[at] ?? '').length
    if (chars > most.chars) break
    lines.push({ passage: number, from: at, to: at + 1 })
  }
  return quoteLines(index, lines)
}
