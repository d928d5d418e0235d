import type { Language } from '@foyer/shared/facts/statuses.ts'
import { stem } from '../index/stem.ts'
import { isStopWord } from '../index/stop-words.ts'
import { wordsOf } from '../index/words.ts'
import { speaksFirst } from '../policy/speaks-first.ts'
import { isChatter } from './chatter.ts'
import { isCommon } from './common-words.ts'
import { isKindWord, questionTypeOf } from './question-type.ts'
import { sensesAt, translationAt } from './thesaurus.ts'

/** A question of visitors, in their words, with the answer that the firm wrote to it. */
export type OwnAnswer = { key: string; text: string; answer: string }

/** What a question is known by, apart from its words: "how long" and "how much" are two questions. */
const kindMark = '?'

/** Words a thing is asked with, which tell nothing of what is asked about it. */
const light = new Set(
  `firm offic lawyer attorney offer accept allow provid client have take handl possibl avail
  bufet firma oficin abog ofrec acept tien`.split(/\s+/),
)

const lightWeight = 0.25
const commonWeight = 0.6

function contentOf(text: string, language: Language): string[] {
  const words = wordsOf(text)
  const { wants } = questionTypeOf(text)
  const telling = words.filter(
    (word) => !isStopWord(word, language) && !isChatter(word, language) && !isKindWord(word, wants),
  )
  return (telling.length > 0 ? telling : words).map((word) => stem(word, language))
}

/** Which kind of fact a question wants, where its form says so. */
function kindOf(text: string): string {
  const { wants } = questionTypeOf(text)
  return wants[0] === undefined ? '' : `${kindMark}${wants[0]}`
}

/**
 * What a question is counted by: its telling words in their basic form, each once and sorted, so that
 * the same words in another order are the same question; and the kind of fact it wants.
 */
export function questionKey(text: string, language: Language): string {
  const stems = [...new Set(contentOf(text, language))].toSorted()
  const words = stems.length > 0 ? stems : [text.trim().toLowerCase()]
  return [...words, kindOf(text)].filter((part) => part !== '').join(' ')
}

const weightOf = (word: string): number => {
  if (light.has(word)) return lightWeight
  return isCommon(word, 'en') || isCommon(word, 'es') ? commonWeight : 1
}

/** A visitor's thing asked about, and every set of stems that says the same. */
type Wording = { weight: number; ways: string[][] }

/** What a text asks about; in Spanish also in English words, for answers filed under those. */
function wordingsOf(text: string, language: Language): Wording[] {
  const stems = contentOf(text, language)
  const wordings: Wording[] = []
  for (let at = 0; at < stems.length;) {
    const sense = sensesAt(stems, at, language)
    const foreign = language === 'es' ? translationAt(stems, at) : null
    const length = Math.max(1, sense?.length ?? 1, foreign?.length ?? 1)
    const own = stems.slice(at, at + length)
    const same =
      sense?.length === length ? sense.phrases.filter((_, index) => sense.exact[index]) : []
    const abroad = foreign?.length === length ? foreign.phrases : []
    wordings.push({
      weight: Math.max(...own.map(weightOf)),
      ways: [own, ...same.map((phrase) => phrase.stems), ...abroad.map((phrase) => phrase.stems)],
    })
    at += length
  }
  return wordings
}

/** Least shares of what is asked and of what is filed that must be the same; see own-answers.test.ts. */
const enough = { asked: 0.8, filed: 0.7 } as const

/** How far two questions are the same: 1 for all of both, 0 where either has something the other lacks. */
function likeness(wordings: readonly Wording[], filed: readonly string[]): number {
  const held = new Set(filed)
  const met = new Set<string>()
  let asked = 0
  for (const { ways, weight } of wordings) {
    const way = ways.find((each) => each.length > 0 && each.every((word) => held.has(word)))
    if (way === undefined) continue
    asked += weight
    for (const word of way) met.add(word)
  }
  const sum = (weights: number[]) => weights.reduce((total, weight) => total + weight, 0)
  const ofAsked = asked / sum(wordings.map(({ weight }) => weight))
  const ofFiled = sum([...met].map(weightOf)) / sum(filed.map(weightOf))
  return ofAsked >= enough.asked && ofFiled >= enough.filed ? ofAsked * ofFiled : 0
}

/**
 * The firm's own answer to a question, or null. Rather none than a wrong one: both questions must ask
 * for the same kind of fact about the same things, in words that are the same or stand for the same.
 * None was written to a question of which the assistant's policy speaks, or it is passed over.
 */
export function findOwnAnswer(
  text: string,
  language: Language,
  own: readonly OwnAnswer[],
): OwnAnswer | null {
  if (own.length === 0) return null
  const key = questionKey(text, language)
  const kind = kindOf(text)
  const wordings = wordingsOf(text, language)
  let best: { found: OwnAnswer; score: number } | null = null
  for (const found of own) {
    if (found.key === key && !speaksFirst(found.text)) return found
    const parts = found.key.split(' ')
    const filed = parts.filter((part) => !part.startsWith(kindMark))
    const filedKind = parts.find((part) => part.startsWith(kindMark)) ?? ''
    if (filedKind !== kind) continue
    const score = likeness(wordings, filed)
    if (score > (best?.score ?? 0) && !speaksFirst(found.text)) best = { found, score }
  }
  return best?.found ?? null
}
