import type { Conversation } from '../turn-state.ts'
import { joinTold } from './plain-text.ts'

/** Characters of a matter that the firm gets. */
export const mostOfMatter = 800

/** Joins words to the matter as told so far, unless they stand in it; whether that changed it. */
export const addToMatter = ({ slots }: Pick<Conversation, 'slots'>, words: string): boolean => {
  if (slots.issue?.includes(words) === true) return false
  slots.issue = joinTold(slots.issue, words, mostOfMatter)
  return true
}
