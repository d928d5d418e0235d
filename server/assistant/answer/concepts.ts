import type { Language } from '@foyer/shared/facts/statuses.ts'
import { kept, oncePerSiteAnd } from '../index/once-per-site.ts'
import { listOfQuestions } from '../index/question-headings.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { stem } from '../index/stem.ts'
import { isStopWord } from '../index/stop-words.ts'
import { wordsOf } from '../index/words.ts'
import { type Alternative, alternativesFor } from './alternatives.ts'
import { isChatter, isChatterStem } from './chatter.ts'
import { isCommon } from './common-words.ts'
import { sensesAt, translationAt } from './thesaurus.ts'

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

/** What is left of weight and share in ranking for words that tell little, or stand in a phrase. */
const smallTalk = { weight: 0.3, emphasis: 0.3 }
/** What question words gain in ranking where a site is a list of questions. */
const amongQuestions = 0.5
const whole = { weight: 1, emphasis: 1 }
/** A visitor's own figures, such as an age, are seldom the site's. */
const figure = { weight: 0.4, emphasis: 1 }
const everyday = { weight: 0.5, emphasis: 0.85 }
const within = { weight: 0.2, emphasis: 0.4 }

/** Share of the greatest rarity for light words that together mean something, such as "how old". */
const lightPhrase = 0.6

type Reading = { words: string[]; stems: string[]; language: Language }

/** The concepts of a visitor's words, in order; those of a chat's earlier turns are asked for again. */
export function conceptsOf(index: SiteIndex, text: string, language: Language): Concept[] {
  return language === 'en' ? english(index, text) : spanish(index, text)
}

const conceptsIn = (language: Language) =>
  oncePerSiteAnd((index, text: string) => readConcepts(index, text, language), kept.texts)
const [english, spanish] = [conceptsIn('en'), conceptsIn('es')]

/** All terms that concepts may be said in. */
export const termsOf = (concepts: Concept[]): ReadonlySet<number> =>
  new Set(concepts.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)))

function readConcepts(index: SiteIndex, text: string, language: Language): Concept[] {
  const words = wordsOf(text).filter((word) => !isStopWord(word, language))
  const stems = words.map((word) => stem(word, language))
  const concepts: Concept[] = []
  for (let at = 0; at < words.length;) {
    const concept = conceptAt(index, { words, stems, language }, at)
    const length = concept.words.length
    concepts.push(concept)
    if (length > 1) {
      const part = (list: string[]) => list.slice(at, at + length)
      concepts.push(...wordsWithin(index, { words: part(words), stems: part(stems), language }))
    }
    at += length
  }
  return concepts
}

/** The concept starting at a word: the longest phrase a thesaurus knows there, or the word. */
function conceptAt(index: SiteIndex, { words, stems, language }: Reading, at: number): Concept {
  const sense = sensesAt(stems, at, language)
  const foreign = language === 'es' ? translationAt(stems, at) : null
  const end = at + Math.max(1, sense?.length ?? 1, foreign?.length ?? 1)
  const own = words.slice(at, end)
  const [word = ''] = own
  const wording = { words: own, stems: stems.slice(at, end), language, sense, foreign }
  const isTalk = own.length === 1 && isChatter(word, language)
  const alternatives = alternativesFor(index, { ...wording, chatter: isTalk })
  const chatter = isTalk && alternatives.length < 2
  const share = chatter ? smallTalk : shareOf(own, wording.stems, language)
  const weight = chatter ? 1 : rarityOf(index, alternatives, wording)
  return {
    words: own,
    weight: weight * share.weight,
    alternatives,
    emphasis: share.emphasis + (chatter ? amongQuestions * listOfQuestions(index) : 0),
    chatter,
  }
}

function shareOf([word = '', ...more]: string[], stems: string[], language: Language) {
  if (more.length > 0) return whole
  if (/^\d+$/.test(word)) return figure
  return isCommon(stems[0] ?? '', language) ? everyday : whole
}

/** The words of a phrase on their own account, counting little beside the phrase. */
function wordsWithin(index: SiteIndex, { words, stems, language }: Reading): Concept[] {
  return words
    .map((word, at) => conceptAt(index, { words: [word], stems: [stems[at] ?? ''], language }, 0))
    .filter((concept) => !concept.chatter)
    .map((concept) => ({
      ...concept,
      weight: concept.weight * within.weight,
      emphasis: concept.emphasis * within.emphasis,
    }))
}

/**
 * Rarity of the words as said. A word the site never uses counts the more the more the site says; a
 * Spanish one less, since our dictionary has gaps.
 */
function rarityOf(
  index: SiteIndex,
  alternatives: Alternative[],
  { stems, language }: { stems: string[]; language: Language },
): number {
  const rarest = Math.log(1 + index.passages.length)
  if (stems.every((one) => isChatterStem(one, language))) return lightPhrase * rarest
  const [first] = alternatives
  if (first === undefined) return (language === 'es' ? 0.5 : 1) * strangeness(index) * rarest
  const sum = first.terms.reduce((total, term) => total + (index.idf[term] ?? 0), 0)
  return Math.min(rarest, Math.max(0.5, sum / Math.sqrt(first.terms.length)))
}

/** What a missing word counts: little on a site of a hundred words, much on one of thousands. */
function strangeness(index: SiteIndex): number {
  const size = (Math.log10(Math.max(100, index.terms.length)) - 2) / 1.5
  return Math.min(0.8, 0.3 + 0.5 * size)
}
