import { type AnswerKind, answerKind } from '../index/answer-kinds.ts'
import { oncePerSite } from '../index/once-per-site.ts'
import { type Passage, type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import { wordsOf } from '../index/words.ts'
import type { Span } from './grow-quote.ts'

/** Sentences before one of an office's lines that may name its place. */
const reach = 3

/** Words of the addresses on a site, among them the towns of its offices. */
const placeWords = oncePerSite(
  (index) =>
    new Set(
      index.sentences.flatMap((text, at) => (states(index, at, ['address']) ? wordsOf(text) : [])),
    ),
)

/** Whether words name nothing but a place that stands in one of the firm's addresses. */
export const namesOffice = (index: SiteIndex, words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => placeWords(index).has(word))

/** The sentences that state a contact fact of the office whose place is named. */
export function statedOfOffice(
  index: SiteIndex,
  words: readonly string[],
  wants: readonly AnswerKind[],
): Span[] {
  return index.passages.flatMap((one, passage) => {
    const lines: Span[] = []
    for (let at = one.start; at < one.end; at += 1)
      if (states(index, at, wants) && isOfOffice(index, one, { words, at }))
        lines.push({ passage, from: at, to: at + 1 })
    return lines
  })
}

/**
 * Whether a sentence is of the office at a place: it names the place itself, or the lines before do ("Port
 * Merrow", its street, its hours), short of another office's address; or its heading, where no line does.
 */
function isOfOffice(
  index: SiteIndex,
  { headings, start }: Passage,
  { words, at }: { words: readonly string[]; at: number },
): boolean {
  const names = (text: string) => words.every((word) => wordsOf(text).includes(word))
  for (let line = at; line >= Math.max(start, at - reach); line -= 1) {
    if (names(index.sentences[line] ?? '')) return true
    if (states(index, line, ['address'])) return false
  }
  return names(headings.at(-1) ?? '')
}

function states(index: SiteIndex, sentence: number, wants: readonly AnswerKind[]): boolean {
  const bits = wants.reduce((all, kind) => all | answerKind[kind], 0)
  return (
    ((index.answers[sentence] ?? 0) & bits) !== 0 &&
    sentenceKinds[index.sentenceKind[sentence] ?? 0] !== 'data'
  )
}
