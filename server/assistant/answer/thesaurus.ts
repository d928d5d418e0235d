import type { Language } from '@foyer/shared/facts/statuses.ts'
import { stemsOf } from '../index/stem.ts'
import { isChatterStem } from './chatter.ts'
import { englishThesaurus } from './thesaurus.en.ts'
import { spanishThesaurus, spanishToEnglish } from './thesaurus.es.ts'

/** A phrase another stands for, as stems of one language. */
export type Phrase = { stems: string[]; language: Language }

/**
 * What a thesaurus knows of the words at one place: how many words matched and what they mean.
 * `exact` phrases are words for the same thing; the others only point to it.
 */
export type Sense = { length: number; phrases: Phrase[]; exact: boolean[] }

type Entry = { stems: string[]; phrases: Phrase[]; exact: boolean }
type Lexicon = Map<string, Entry[]>

/**
 * Reads a thesaurus. One entry a line: `a, b, c` are words for one thing; `a, b > c, d` lets the
 * left stand for the right, and not back. Lines starting with `#` are remarks.
 */
function compileThesaurus(source: string, from: Language, to: Language): Lexicon {
  const lexicon: Lexicon = new Map()
  for (const line of source.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    const [left = '', right] = line.split('>')
    const lefts = phrasesOf(left, from)
    if (right === undefined) {
      for (const one of lefts) {
        addEntry(lexicon, one, { phrases: lefts.filter((other) => other !== one), exact: true })
      }
    } else {
      for (const one of lefts)
        addEntry(lexicon, one, { phrases: phrasesOf(right, to), exact: false })
    }
  }
  return lexicon
}

function phrasesOf(list: string, language: Language): Phrase[] {
  return list
    .split(',')
    .map((text) => ({ stems: stemsOf(text, language), language }))
    .filter(({ stems }) => stems.length > 1 || stems.some((one) => !isChatterStem(one, language)))
}

function addEntry(lexicon: Lexicon, phrase: Phrase, meaning: Omit<Entry, 'stems'>): void {
  const [first] = phrase.stems
  if (first === undefined) return
  const entries = lexicon.get(first) ?? []
  entries.push({ stems: phrase.stems, ...meaning })
  lexicon.set(first, entries)
}

/** A thesaurus, read when it is first asked: a start need not wait for the stems of its words. */
function lexicon(source: string, from: Language, to: Language): () => Lexicon {
  let compiled: Lexicon | undefined
  return () => (compiled ??= compileThesaurus(source, from, to))
}

const english = lexicon(englishThesaurus, 'en', 'en')
const spanish = lexicon(spanishThesaurus, 'es', 'es')
const translation = lexicon(spanishToEnglish, 'es', 'en')

/** Reads all of them, so that the first visitor need not wait for it either. */
export function readThesauri(): void {
  for (const read of [english, spanish, translation]) read()
}

/** Other words for the phrase starting at a place: the longest phrase known there wins. */
export function sensesAt(stems: string[], at: number, language: Language): Sense | null {
  return longest((language === 'es' ? spanish : english)(), { stems, at, language })
}

/** English words for the Spanish phrase starting at a place. */
export function translationAt(stems: string[], at: number): Sense | null {
  return longest(translation(), { stems, at, language: 'es' })
}

function longest(
  lexicon: Lexicon,
  { stems, at, language }: { stems: string[]; at: number; language: Language },
): Sense | null {
  let best: Sense | null = null
  for (const entry of lexicon.get(stems[at] ?? '') ?? []) {
    const length = matchLength(entry.stems, { stems, at, language })
    if (length === 0) continue
    if (best === null || length > best.length) best = { length, phrases: [], exact: [] }
    if (length < best.length) continue
    best.phrases.push(...entry.phrases)
    best.exact.push(...entry.phrases.map(() => entry.exact))
  }
  return best
}

/** Words taken by a phrase at a place, one word of small talk allowed inside; 0 where it is not there. */
function matchLength(
  phrase: string[],
  { stems, at, language }: { stems: string[]; at: number; language: Language },
): number {
  let place = at
  let skipped = 0
  for (const [number, stem] of phrase.entries()) {
    const maySkip = number > 0 && skipped === 0 && isChatterStem(stems[place] ?? '', language)
    if (maySkip && stems[place] !== stem && stems[place + 1] === stem) {
      place += 1
      skipped = 1
    }
    if (stems[place] !== stem) return 0
    place += 1
  }
  return place - at
}
