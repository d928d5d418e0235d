import type { Language } from '@foyer/shared/facts/statuses.ts'
import { align } from './align.ts'
import type { QuotedPassage, QuotedSentence } from './quotes.ts'
import { type Word, readWords } from './read-words.ts'
import { pointsBack } from './word-classes.ts'

/** What a sentence rests on: one sentence of a page, or two neighbours. */
export type Support = { passage: QuotedPassage; sentences: readonly QuotedSentence[] }

/** Fewer words than this say nothing that could be checked. */
const fewestWords = 3
const longestSentence = 600

const email = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/gu
/** Addresses, markup, code, and characters that are not seen. */
const unfit =
  /https?:|www\.|\/\/|[\p{L}\d-]+\.\p{L}{2,}(?:[/:?#]|(?=\s|$))|[<>{}[\]`*_#|\\~^=@]|\p{Cc}|\p{Cf}|\p{Co}/u

/** Whether a sentence is words and nothing else, and states something. */
export const isPlainStatement = (sentence: string): boolean => {
  const plain = sentence
    .trim()
    .replaceAll(email, 'mail')
    .replaceAll(/\b(?:\p{L}\.){2,}/gu, 'abbr')
  return plain.length <= longestSentence && !/[?¿]/.test(plain) && !unfit.test(plain)
}

/** Two neighbours as one text: the second begins another clause. */
const together = (first: QuotedSentence, second: QuotedSentence): Word[] => {
  const from = (first.words.at(-1)?.clause ?? 0) + 1
  return [...first.words, ...second.words.map((word) => ({ ...word, clause: word.clause + from }))]
}

const isNext = (one: QuotedSentence | undefined, other: QuotedSentence): boolean =>
  one !== undefined && one.sentence + 1 === other.sentence && one.url === other.url

/** Whether what a sentence points back at ("It costs…") was said just before it. */
export const isHeard = (first: QuotedSentence | undefined, before: Support | null): boolean => {
  const [opener, second] = first?.words ?? []
  const exists = opener?.form === 'there' && /^(?:is|was)$/.test(second?.form ?? '')
  if (first === undefined || exists || !pointsBack(opener?.form ?? '')) return true
  const last = before?.sentences.at(-1)
  return isNext(last, first)
}

/** Whether clauses of both sentences were said, and not of one alone. */
const restsOnBoth = (clauses: ReadonlySet<number>, first: QuotedSentence): boolean => {
  const last = first.words.at(-1)?.clause ?? 0
  return (
    [...clauses].some((clause) => clause <= last) && [...clauses].some((clause) => clause > last)
  )
}

const hasSubstance = (words: readonly Word[]): boolean =>
  words.length >= fewestWords && words.some(({ form }) => form.length > 3 || /\d/.test(form))

/** The words of a sentence as a language has them, read once for all passages. */
const lazily = (sentence: string, language: Language, firmName: string): (() => Word[]) => {
  let words: Word[] | null = null
  return () => (words ??= readWords(sentence, { language, firmName, clause: 0 }))
}

/**
 * What a sentence rests on, or null where the passages do not bear it out: it must say whole clauses of one
 * sentence of a passage, or of two neighbors, with every word and no other. Deterministic, and the same for
 * every model.
 * @param before what the sentence said just before rests on.
 */
export function supportOf(
  sentence: string,
  passages: readonly QuotedPassage[],
  { firmName, before }: { firmName: string; before: Support | null },
): Support | null {
  if (!isPlainStatement(sentence)) return null
  const read = { en: lazily(sentence, 'en', firmName), es: lazily(sentence, 'es', firmName) }
  for (const passage of passages) {
    const { language } = passage
    const said = read[language]()
    if (!hasSubstance(said)) continue
    for (const [at, first] of passage.sentences.entries()) {
      const second = passage.sentences[at + 1]
      const met = align(said, first.words, language)
      if (met !== null && isHeard(first, before)) return { passage, sentences: [first] }
      if (second === undefined || !isNext(first, second)) continue
      const both = align(said, together(first, second), language)
      if (both !== null && restsOnBoth(both, first) && isHeard(first, before))
        return { passage, sentences: [first, second] }
    }
  }
  return null
}
