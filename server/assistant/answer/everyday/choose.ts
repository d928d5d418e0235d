import type { SiteIndex } from '../../index/site-index.ts'
import type { Chosen } from '../answer.ts'
import type { Gathered } from '../gather.ts'
import { rankSentences, weighPassages } from '../choose-sentences.ts'
import { growQuote } from '../grow-quote.ts'
import type { Settings } from '../thresholds.ts'
import type { Stating } from './stated.ts'

/** The lines that most likely state a thing, with the log-odds of the first, and of the second or of there being none. */
export type EverydayChosen = Chosen & { odds: number; oddsOfSecond: number }

/** How far in log-odds a Spanish line may be behind an English one: fewer were learned from. Who writes English is told English alone. */
const behind = 2
/** Log-odds from which a second line is told, too: two prices, two days. */
const leastForSecond = 1
/** What there being no second line counts as. */
const noSecond = -5

/**
 * Chooses of the lines that most likely state a thing, in the visitor's language where one does; null where none may
 * be told.
 */
export function chooseStating(
  index: SiteIndex,
  lines: readonly Stating[],
  { query, reading, isTelling }: Pick<Gathered, 'query' | 'reading' | 'isTelling'>,
  { sentence: weights, quoteChars }: Settings,
): EverydayChosen | null {
  const spoken = lines.filter(({ sentence }) => languageAt(index, sentence) === query.language)
  const likeliest = lines[0]?.odds ?? 0
  const isSpoken = query.language === 'en' || (spoken[0]?.odds ?? -Infinity) > likeliest - behind
  const told = isSpoken ? spoken : lines
  const passages = [...new Set(told.map(({ passage }) => passage))]
  const weighed = weighPassages(
    index,
    passages.map((passage) => ({ passage, score: 1 })),
    reading,
  )
  const candidates = rankSentences(weighed.filter(isTelling), weights)
  const stating = told.flatMap(({ sentence, odds }) => {
    const candidate = candidates.find((one) => one.sentence === sentence)
    return candidate === undefined ? [] : { candidate, odds }
  })
  const [best] = stating
  if (best === undefined) return null
  const scores = new Map(candidates.map((one) => [one.sentence, one.score]))
  const first = growQuote(index, best.candidate, { scores, taken: null, mostChars: quoteChars })
  const second = stating.find(
    ({ candidate: { sentence }, odds }) =>
      odds > leastForSecond && (sentence < first.from || sentence >= first.to),
  )
  return {
    candidates,
    best: best.candidate,
    first,
    second: second?.candidate ?? null,
    odds: best.odds,
    oddsOfSecond: second?.odds ?? noSecond,
  }
}

const languageAt = (index: SiteIndex, sentence: number) =>
  index.pages[index.sentencePage[sentence] ?? -1]?.language
