import type { Language } from '@foyer/shared/facts/statuses.ts'
import { stemsOf } from '../index/stem.ts'
import { englishThesaurus } from './thesaurus.en.ts'
import { spanishThesaurus, spanishToEnglish } from './thesaurus.es.ts'

/** A phrase another stands for, as stems of one language. */
export type Phrase = { stems: string[]; language: Language }

/** What a thesaurus knows of the words at one place: how many words matched and what they mean. */
export type Sense = { length: number; phrases: Phrase[] }

type Entry = { stems: string[]; phrases: Phrase[] }
type Lexicon = Map<string, Entry[]>

/**
 * Reads a thesaurus. One entry a line: `a, b, c` are words for one thing; `a, b > c, d` lets the
 * left stand for the right, and not back. Lines starting with `#` are remarks.
 */
export function compileThesaurus(source: string, from: Language, to: Language): Lexicon {
  const lexicon: Lexicon = new Map()
  for (const line of source.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    const [left = '', right] = line.split('>')
    const lefts = phrasesOf(left, from)
    if (right === undefined) {
      for (const one of lefts)
        addEntry(
          lexicon,
          one,
          lefts.filter((other) => other !== one),
        )
    } else {
      for (const one of lefts) addEntry(lexicon, one, phrasesOf(right, to))
    }
  }
  return lexicon
}

function phrasesOf(list: string, language: Language): Phrase[] {
  return list
    .split(',')
    .map((text) => ({ stems: stemsOf(text, language), language }))
    .filter((phrase) => phrase.stems.length > 0)
}

function addEntry(lexicon: Lexicon, phrase: Phrase, phrases: Phrase[]): void {
  const [first] = phrase.stems
  if (first === undefined) return
  const entries = lexicon.get(first) ?? []
  entries.push({ stems: phrase.stems, phrases })
  lexicon.set(first, entries)
}

const english = compileThesaurus(englishThesaurus, 'en', 'en')
const spanish = compileThesaurus(spanishThesaurus, 'es', 'es')
const translation = compileThesaurus(spanishToEnglish, 'es', 'en')

/** Other words for the phrase starting at a place: the longest phrase known there wins. */
export function sensesAt(stems: string[], at: number, language: Language): Sense | null {
  return longest(language === 'es' ? spanish : english, stems, at)
}

/** English words for the Spanish phrase starting at a place. */
export function translationAt(stems: string[], at: number): Sense | null {
  return longest(translation, stems, at)
}

function longest(lexicon: Lexicon, stems: string[], at: number): Sense | null {
  let best: Sense | null = null
  for (const entry of lexicon.get(stems[at] ?? '') ?? []) {
    const length = matchLength(entry.stems, stems, at)
    if (length === 0) continue
    if (best === null || entry.stems.length > best.length) best = { length, phrases: [] }
    if (length === best.length) best.phrases.push(...entry.phrases)
  }
  return best
}

/** Words taken by a phrase at a place, one foreign word allowed inside; 0 where it is not there. */
function matchLength(phrase: string[], stems: string[], at: number): number {
  let place = at
  let skipped = 0
  for (const [number, stem] of phrase.entries()) {
    if (number > 0 && stems[place] !== stem && skipped === 0 && stems[place + 1] === stem) {
      place += 1
      skipped = 1
    }
    if (stems[place] !== stem) return 0
    place += 1
  }
  return place - at
}
