import type { Query } from './search.ts'
import { stemsOf } from './stem.ts'
import { isStopWord } from './stop-words.ts'
import { wordsOf } from './words.ts'

/** Shares of earlier turns and of the previous answer (docs/measurements.md, Retrieval). */
const decay = 0.3
const answerShare = 0.05
/** A turn of fewer words than this leans on what was said before. */
const shortTurn = 6
const mostTurns = 4

const anaphoric =
  /\b(it|its|that|this|those|these|they|them|their|he|him|his|she|her|same|one|ones|eso|esto|ese|esa|esos|esas|ello|ellos|ellas|el mismo|la misma)\b|^\s*(and|but|or|so|then|what about|how about|y|pero|entonces|tambien|también)\b/i

/** An earlier turn, or the previous answer, and how much it counts beside a turn that leans on it. */
type Earlier = { text: string; weight: number }

/** Earlier turns that say something, the newest first; none where the turn stands on its own. */
export function turnsBefore(query: Query): Earlier[] {
  const { history = [], language } = query
  if (!leansOnEarlier(query)) return []
  return history
    .filter((text) => stemsOf(text, language).length > 0)
    .slice(0, mostTurns)
    .map((text, at) => ({ text, weight: decay ** (at + 1) }))
}

/** Earlier words to search with and how much they count; none where the turn stands on its own. */
export function earlierTurns(query: Query): Earlier[] {
  if (!leansOnEarlier(query)) return []
  const turns = turnsBefore(query)
  if (query.previousAnswer !== undefined && query.previousAnswer !== '') {
    turns.push({ text: query.previousAnswer, weight: answerShare })
  }
  return turns
}

/** Whether a turn is short or points back at something said before. */
export function leansOnEarlier(query: Query): boolean {
  return !tellsMuch(query) || anaphoric.test(query.text)
}

/** Whether a turn has enough words of its own to say what it is about. */
function tellsMuch({ text, language }: Query): boolean {
  return wordsOf(text).filter((word) => !isStopWord(word, language)).length >= shortTurn
}

/** Whether a turn leaves to earlier ones what it is about ("how much is that"). */
export function hasNoSubject(query: Query): boolean {
  const { text, language } = query
  return !tellsMuch(query) && (anaphoric.test(text) || stemsOf(text, language).length <= 1)
}

/** Ways to begin a turn that goes on asking what the one before asked ("and for both of us", "what about Ohio"). */
const goingOn =
  /^\s*(?:(?:ok(?:ay)?|so|hm+|well|alright|bueno)[, ]+)?(?:and|what about|how about|what if|or|is (?:that|it)|does (?:that|it)|y|e|que tal|o)\b/i

/** Whether a turn goes on asking what the turn before it asked. */
export function goesOn({ text, history = [] }: Query): boolean {
  return history.length > 0 && goingOn.test(text)
}
