import type { Language } from '@foyer/shared/facts/statuses.ts'
import { hasNoSubject } from '../index/follow-up.ts'
import { type Query } from '../index/search.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { type Candidate, rankSentences } from './choose-sentences.ts'
import { answerTraits } from './commonly-answered.ts'
import { evidenceOf } from './confidence.ts'
import { type Span, growQuote, rowsAround, shortList } from './grow-quote.ts'
import { type Everyday, everydayVerdict } from './everyday/everyday.ts'
import { listAsked } from './everyday/list-asked.ts'
import { outOfState } from './out-of-state.ts'
import { priceFirst } from './price-first.ts'
import { type Quoted, quoteLines, withNames, withoutYesOrNo } from './quote.ts'
import { quoteWithRefusal } from './quote-left.ts'
import { readQuestion } from './read-question.ts'
import type { Scope } from './scope.ts'
import { secondSentence } from './second-sentence.ts'
import { type Settings, shipped } from './thresholds.ts'
import { thingTaken } from './thing-taken.ts'
import { type Gathered, gather, statedBy } from './gather.ts'

/** What the site says to a question (design section 6.3). */
export type Answer = {
  tier: 'answer' | 'pages' | 'none'
  /** At most two quotes of pages, or the lines of a list (`ownLine`), each with its heading before its quote. */
  sentences: Quoted[]
  /** From 0 to 1; compared with `thresholds`. */
  confidence: number
  /** The language of the quoted sentences. */
  language: Language
  /** A state the visitor named that is not the firm's, as written; null otherwise. */
  outOfState: string | null
  /** The firm's own word that it leaves what was asked for to others. */
  leaves?: true
}

/** A contact fact the site states is certain, short of our reading of the question. */
const statedConfidence = 0.95

/** Answers a visitor's question from the site alone. Deterministic. `changed` is for measurements only. */
export function answerQuestion(
  index: SiteIndex,
  query: Query,
  changed: Partial<Settings> = {},
): Answer {
  return answerFrom(index, gather(index, query), { ...shipped, ...changed })
}

/** Belief in the likeliest sentence from which a line that names all of a thing to be done is believed. */
const leastForThing = 0.3

/**
 * Chooses of the lines that name all of the thing that a firm is asked to do; null where none does, or the likeliest
 * sentence is believed itself or far too little.
 */
function chooseThing(
  index: SiteIndex,
  gathered: Gathered,
  { belief, settings }: { belief: number; settings: Settings },
): Chosen | null {
  const { query, candidates, reading } = gathered
  if (belief >= settings.answer || belief < leastForThing || reading.scope.apart) return null
  const names = thingTaken(index, query)
  if (names === null) return null
  return choose(index, { ...gathered, candidates: candidates.filter(names) }, settings)
}

/** The list that answers a kind as a whole, as if it had been asked for by name; null where a line states it. */
function listOf(index: SiteIndex, { language }: Query, kind: number): Quoted[] | null {
  const text = listAsked(kind, language)
  if (text === null) return null
  const query = { text, language, history: [] }
  return statedBy(index, query, readQuestion(index, query))
}

/** The answer that what was gathered makes. */
export function answerFrom(index: SiteIndex, gathered: Gathered, settings: Settings): Answer {
  const { query, stated } = gathered
  if (stated !== null)
    return { ...statedAnswer(index, query, stated), ...(gathered.leaves ? { leaves: true } : {}) }
  const likeliest = choose(index, gathered, settings)
  const belief = likeliest === null ? 0 : sureness(index, gathered, { chosen: likeliest, settings })
  const thing = chooseThing(index, gathered, { belief, settings })
  if (thing !== null)
    return answerOf(index, gathered, { chosen: thing, confidence: statedConfidence, settings })
  const verdict = everydayVerdict(index, gathered, { likeliest, belief, settings })
  if (verdict !== null && verdict.tell !== null)
    return everydayAnswer(index, gathered, { told: verdict.tell, settings })
  if (likeliest === null || verdict !== null)
    return { ...nothing(query.language), outOfState: outOfState(index, query.text) }
  return answerOf(index, gathered, { chosen: likeliest, confidence: belief, settings })
}

/** What is told of an everyday thing: the list that answers it, else its lines without the "yes" that answers another question. */
function everydayAnswer(
  index: SiteIndex,
  gathered: Gathered,
  { told, settings }: { told: Everyday; settings: Settings },
): Answer {
  const list = listOf(index, gathered.query, told.kind)
  if (list !== null && list.length > 0) return statedAnswer(index, gathered.query, list)
  const found = { chosen: told.chosen, confidence: statedConfidence, settings }
  const answer = answerOf(index, gathered, found)
  return { ...answer, sentences: answer.sentences.map(withoutYesOrNo) }
}

/** What is told of the chosen sentences, as far as they are believed. */
function answerOf(
  index: SiteIndex,
  { query, reading }: Gathered,
  { chosen, confidence, settings }: { chosen: Chosen; confidence: number; settings: Settings },
): Answer {
  const quotes = quotesOf(index, chosen, settings.quoteChars)
  // Who writes Spanish is told first what is Spanish.
  const language = quotes.some((one) => pageLanguage(index, one) === query.language)
    ? query.language
    : languageAt(index, chosen.best.sentence)
  const said = { confidence, language, outOfState: outOfState(index, query.text) }
  const found = tierOf(confidence, reading.scope, settings)
  // Nothing is the closest to a question that says nothing of what it is about ("how long does it take").
  const tier = found === 'pages' && saysNoSubject(query) ? 'none' : found
  if (tier === 'none') return { ...nothing(query.language), ...said }
  const marked = quotes.map((one) => inLanguage(index, one, language))
  const ordered = [
    ...marked.filter(({ foreign }) => !foreign),
    ...marked.filter(({ foreign }) => foreign),
  ]
  const { open, wants } = reading.type
  const told = open ? ordered.map(withoutYesOrNo) : ordered
  return { tier, sentences: wants.includes('person') ? withNames(index, told) : told, ...said }
}

const saysNoSubject = (query: Query): boolean =>
  hasNoSubject(query) && (query.history ?? []).length === 0

const languageAt = (index: SiteIndex, sentence: number): Language =>
  index.pages[index.sentencePage[sentence] ?? -1]?.language ?? 'en'

function tierOf(confidence: number, { apart }: Scope, settings: Settings): Answer['tier'] {
  if (confidence >= settings.answer) return 'answer'
  return confidence >= (apart ? settings.pagesApart : settings.pages) ? 'pages' : 'none'
}

/** The likeliest sentences, and the first with its neighbors. */
export type Chosen = {
  candidates: Candidate[]
  best: Candidate
  first: Span
  second: Candidate | null
}

/** Chooses what to quote; null where there is nothing. */
export function choose(
  index: SiteIndex,
  { query, candidates, reading }: Gathered,
  { sentence, quoteChars, quotes }: Settings,
): Chosen | null {
  const scored = priceFirst(rankSentences(candidates, sentence), reading)
  const best = scored[0]
  if (best === undefined) return null
  const first = growQuote(index, best, {
    scores: scoresOf(scored),
    taken: null,
    mostChars: quoteChars,
  })
  // Spanish is followed by English with a word of why; nobody who writes English is quoted Spanish after it.
  const isRead = ({ sentence: at }: Candidate) =>
    query.language === 'es' || languageAt(index, at) === languageAt(index, best.sentence)
  const others = scored.filter(
    (one) => (one.sentence < first.from || one.sentence >= first.to) && isRead(one),
  )
  const second = quotes === 2 ? secondSentence(index, [best, ...others], reading) : null
  return { candidates: scored, best, first, second }
}

function scoresOf(candidates: Candidate[]): Map<number, number> {
  return new Map(candidates.map(({ sentence, score }) => [sentence, score]))
}

function sureness(
  index: SiteIndex,
  { query, reading, ownWord }: Gathered,
  { chosen, settings }: { chosen: Chosen; settings: Settings },
): number {
  if (ownWord) return statedConfidence
  const common = settings.common(answerTraits(index, query, chosen.best))
  const evidence = evidenceOf(index, reading, { ...chosen, common })
  return evidence === null ? 0 : settings.confidence(evidence)
}

/** The chosen sentences with their neighbors, the better first unless both stand in one passage. */
function quotesOf(
  index: SiteIndex,
  { candidates, best, first, second }: Chosen,
  mostChars: number,
): Quoted[] {
  const rows = rowsAround(index, first)
  // The heads of a table may stand between its rows: each is a quote of its own.
  if (rows.length > 0)
    return quoteLines(
      index,
      rows.map((row) => ({ ...row, apart: true })),
    )
  if (second === null) return [quoteWithRefusal(index, first)]
  const next = growQuote(index, second, { scores: scoresOf(candidates), taken: first, mostChars })
  const list = shortList(index, first, next)
  if (list !== null) return [quoteWithRefusal(index, list)]
  const swap = best.passage === second.passage && next.from < first.from
  const quoted = (swap ? [next, first] : [first, next]).map((span) => quoteWithRefusal(index, span))
  // A list that one closes with may be what the other begins with.
  const [one, other] = quoted
  if (one?.text.includes(other?.text ?? '')) return [one]
  return other?.text.includes(one?.text ?? '') ? [other] : quoted
}

/** A quote, marked where it is in another language than the answer. */
function inLanguage(index: SiteIndex, quoted: Quoted, language: Language): Quoted {
  return pageLanguage(index, quoted) === language ? quoted : { ...quoted, foreign: true }
}

const pageLanguage = (index: SiteIndex, { url }: Quoted): Language | undefined =>
  index.pages.find((page) => page.url === url)?.language

/** The firm's own phone, e-mail, address or hours, its people or its work, as its site states them. */
function statedAnswer(index: SiteIndex, query: Query, sentences: Quoted[]): Answer {
  const [first] = sentences
  if (first === undefined) return nothing(query.language)
  const language = index.pages.find(({ url }) => url === first.url)?.language ?? 'en'
  return { tier: 'answer', sentences, confidence: statedConfidence, language, outOfState: null }
}

function nothing(language: Language): Answer {
  return { tier: 'none', sentences: [], confidence: 0, language, outOfState: null }
}
