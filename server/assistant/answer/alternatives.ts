import type { Language } from '@foyer/shared/facts/statuses.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { stem } from '../index/stem.ts'
import { isChatterStem } from './chatter.ts'
import { isCommon } from './common-words.ts'
import { type Phrase, type Sense, sensesAt } from './thesaurus.ts'
import { nearestTerms } from './typos.ts'

/** Words that say a concept: all terms of one alternative are needed. */
export type Alternative = {
  terms: number[]
  /** Share in ranking, and how well it stands for what was said when an answer is weighed. */
  weight: number
  fit: number
}

/**
 * How ways of saying a concept stand: the visitor's own words, another word for the same thing
 * (docs/measurements.md, Retrieval), what a colloquial phrase or a single word points to,
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

/** The words of a question a concept is made of, and what the thesauri know of them. */
type Wording = {
  words: string[]
  stems: string[]
  language: Language
  sense: Sense | null
  foreign: Sense | null
  chatter: boolean
}

/** Every way the site may say some words of a question, the words themselves first. */
export function alternativesFor(index: SiteIndex, wording: Wording): Alternative[] {
  const { words, stems, language, sense, foreign } = wording
  const alternatives: Alternative[] = []
  addPhrase(index, alternatives, { stems, language }, said)
  if (sense?.length === stems.length) addSense(index, alternatives, sense)
  if (stems.length > 1) addParts(index, alternatives, stems, language)
  if (foreign?.length === stems.length) addTranslations(index, alternatives, foreign.phrases)
  const [word] = words
  if (words.length === 1 && word !== undefined && !wording.chatter) {
    addOtherReadings(index, alternatives, word, language)
  }
  return alternatives
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
