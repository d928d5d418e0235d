import type { Language } from '@foyer/shared/facts/statuses.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { stem } from '../index/stem.ts'
import { isStopWord } from '../index/stop-words.ts'
import { wordsOf } from '../index/words.ts'
import { isChatter, isChatterStem } from './chatter.ts'
import { isCommon } from './common-words.ts'
import { type Phrase, type Sense, sensesAt, translationAt } from './thesaurus.ts'
import { nearestTerms } from './typos.ts'

/** Words that say a concept: all terms of one alternative are needed. */
export type Alternative = {
  terms: number[]
  /** Share in ranking, and how well it stands for what was said when an answer is weighed. */
  weight: number
  fit: number
}

/** One thing a question speaks of, and every way the site may say it. */
export type Concept = {
  words: string[]
  /** How telling it is: rarity on this site, nearly nothing for question words and small talk. */
  weight: number
  alternatives: Alternative[]
  /** Share in ranking: little for small talk, less than whole for everyday words. */
  emphasis: number
  /** Small talk and question words: helps ranking a little, is never missed. */
  chatter: boolean
}

/** What is left of the weight, and of the share in ranking, of words that tell little. */
const within = { weight: 0.2, emphasis: 0.4 }
const smallTalk = { weight: 0.3, emphasis: 0.3 }
const everyday = { weight: 0.5, emphasis: 0.85 }

/**
 * How ways of saying a concept stand: the visitor's own words, another word for the same thing
 * (measured: notes/assistant.md section 0.1), what a colloquial phrase or a single word points to,
 * parts of a phrase, a likely misspelling.
 */
const said = { weight: 1, fit: 1 }
const translated = { weight: 0.9, fit: 0.95 }
const synonym = { weight: 0.5, fit: 0.9 }
const pointer = { weight: 0.9, fit: 0.8 }
const loosePointer = { weight: 0.55, fit: 0.65 }
const partSaid = { weight: 0.25, fit: 0.8 }
const wordSaid = { weight: 0.35, fit: 0.5 }
const spelled = { weight: 0.85, fit: 0.85 }
type Standing = typeof said

type Item = { word: string; stem: string }

/** The concepts of a visitor's words, in order. */
export function conceptsOf(index: SiteIndex, text: string, language: Language): Concept[] {
  const items: Item[] = []
  for (const word of wordsOf(text)) {
    if (!isStopWord(word, language)) items.push({ word, stem: stem(word, language) })
  }
  const stems = items.map((item) => item.stem)
  const concepts: Concept[] = []
  for (let at = 0; at < items.length;) {
    const reading = { items, stems, language }
    const { concept, length } = conceptAt(index, reading, { at, whole: true })
    concepts.push(concept)
    if (length > 1) concepts.push(...wordsWithin(index, reading, { at, length }))
    at += length
  }
  return concepts
}

type Reading = { items: Item[]; stems: string[]; language: Language }

function conceptAt(
  index: SiteIndex,
  reading: Reading,
  { at, whole }: { at: number; whole: boolean },
): { concept: Concept; length: number } {
  const { items, stems, language } = reading
  const open = whole ? stems : stems.slice(0, at + 1)
  const sense = sensesAt(open, at, language)
  const foreign = language === 'es' ? translationAt(open, at) : null
  const length = Math.max(1, sense?.length ?? 1, foreign?.length ?? 1)
  const words = items.slice(at, at + length).map((item) => item.word)
  const alternatives: Alternative[] = []
  addPhrase(index, alternatives, { stems: stems.slice(at, at + length), language }, said)
  if (sense?.length === length) addSense(index, alternatives, sense)
  if (length > 1) addParts(index, alternatives, stems.slice(at, at + length), language)
  if (foreign?.length === length) addTranslations(index, alternatives, foreign.phrases)
  const chatter = length === 1 && isChatter(words[0] ?? '', language) && alternatives.length < 2
  const isEveryday = length === 1 && isCommon(stems[at] ?? '', language)
  if (length === 1 && !chatter) addOtherReadings(index, alternatives, words[0] ?? '', language)
  return {
    concept: {
      words,
      weight:
        weightOf(index, alternatives, { chatter, language }) * (isEveryday ? everyday.weight : 1),
      alternatives,
      emphasis: chatter ? smallTalk.emphasis : isEveryday ? everyday.emphasis : 1,
      chatter,
    },
    length,
  }
}

/** The words of a phrase on their own account, counting little beside the phrase. */
function wordsWithin(
  index: SiteIndex,
  reading: Reading,
  { at, length }: { at: number; length: number },
): Concept[] {
  return Array.from({ length }, (_, offset) => {
    const { concept } = conceptAt(index, reading, { at: at + offset, whole: false })
    const { weight, emphasis } = concept
    return { ...concept, weight: weight * within.weight, emphasis: emphasis * within.emphasis }
  }).filter((concept) => !concept.chatter)
}

function addAll(
  index: SiteIndex,
  into: Alternative[],
  phrases: Phrase[],
  standing: Standing,
): void {
  for (const phrase of phrases) addPhrase(index, into, phrase, standing)
}

/** Synonyms as such; what a phrase or a single word merely points to counts for less. */
function addSense(index: SiteIndex, into: Alternative[], sense: Sense): void {
  for (const [at, phrase] of sense.phrases.entries()) {
    const loose = sense.length > 1 ? pointer : loosePointer
    addPhrase(index, into, phrase, sense.exact[at] === true ? synonym : loose)
  }
}

/** Parts of a phrase as said, for sites that put the rest of it otherwise. */
function addParts(
  index: SiteIndex,
  into: Alternative[],
  stems: string[],
  language: Language,
): void {
  for (let size = stems.length - 1; size > 1; size -= 1) {
    for (let from = 0; from + size <= stems.length; from += 1) {
      addPhrase(index, into, { stems: stems.slice(from, from + size), language }, partSaid)
    }
  }
  const telling = stems.filter((one) => !isChatterStem(one, language))
  for (const one of telling) {
    if (telling.length > 1 && isCommon(one, language)) continue
    addPhrase(index, into, { stems: [one], language }, telling.length > 1 ? wordSaid : partSaid)
  }
}

/** English words for Spanish ones, and in turn their synonyms. */
function addTranslations(index: SiteIndex, into: Alternative[], phrases: Phrase[]): void {
  addAll(index, into, phrases, translated)
  for (const phrase of phrases) {
    const sense = sensesAt(phrase.stems, 0, 'en')
    if (sense?.length === phrase.stems.length) addSense(index, into, sense)
  }
}

/** A word the site does not use in its language: a name, a loan word or a slip of the finger. */
function addOtherReadings(
  index: SiteIndex,
  into: Alternative[],
  word: string,
  language: Language,
): void {
  const other = stem(word, language === 'en' ? 'es' : 'en')
  if (into.length === 0) addPhrase(index, into, { stems: [other], language }, translated)
  if (into.length > 0) return
  for (const term of nearestTerms(index, stem(word, language))) {
    into.push({ terms: [term], ...spelled })
  }
}

function addPhrase(
  index: SiteIndex,
  into: Alternative[],
  phrase: Phrase,
  standing: Standing,
): void {
  const terms: number[] = []
  for (const one of phrase.stems) {
    const number = index.termNumbers.get(one)
    if (number === undefined) return
    terms.push(number)
  }
  const known = into.find((alternative) => sameTerms(alternative.terms, terms))
  if (known === undefined) into.push({ terms, ...standing })
}

function sameTerms(some: number[], others: number[]): boolean {
  return some.length === others.length && some.every((term, at) => others[at] === term)
}

/**
 * Rarity of the words as said. A word the site never uses counts as rare as any; a Spanish one less,
 * since our dictionary has gaps.
 */
function weightOf(
  index: SiteIndex,
  alternatives: Alternative[],
  { chatter, language }: { chatter: boolean; language: Language },
): number {
  if (chatter) return smallTalk.weight
  const rarest = Math.log(1 + index.passages.length)
  const first = alternatives[0]
  if (first === undefined) return (language === 'es' ? 0.4 : 0.8) * rarest
  const sum = first.terms.reduce((total, term) => total + (index.idf[term] ?? 0), 0)
  return Math.min(rarest, Math.max(0.5, sum / Math.sqrt(first.terms.length)))
}
