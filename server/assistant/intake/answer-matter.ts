import { mostOfMatter } from './add-to-matter.ts'
import { commonWords } from './common-words.ts'
import { isUnwilling } from './acts.ts'
import { asksForCall, isDistressed } from './intent.ts'
import { findTheirName, matterText, readMatter } from './matter.ts'
import { isNamedPlace } from './place.ts'
import { joinTold, plain } from './plain-text.ts'
import type { Reading } from './reading.ts'
import { takePlace } from './take-besides.ts'
import { tellsEvent } from './tells-event.ts'

/** "Whatever", "no idea": everyday words that tell of nothing. */
const saysNothing = (text: string): boolean => {
  const words = plain(text).match(/[\p{L}']+/gu) ?? []
  return words.length < 3 && words.every((word) => commonWords.has(word))
}

/** Whether an answer without a word of a matter is plainly another one. */
const isOther = ({ text, learned }: Reading): boolean =>
  isUnwilling(text) ||
  isDistressed(text) ||
  learned.known.includes('name') ||
  findTheirName(text) !== null ||
  saysNothing(text) ||
  isNamedPlace(text)

/** Whether words tell only how the visitor is reached. */
const tellsContact = (words: string, { text, learned }: Reading): boolean =>
  asksForCall(text) ||
  (learned.known.some((slot) => slot === 'phone' || slot === 'email') && !tellsEvent(words))

/** What happened, as the answer to what the matter is. */
export const answerIssue = (reading: Reading): boolean => {
  const { draft, text, learned } = reading
  const { conversation } = draft
  if (readMatter(text) === null && isOther(reading)) {
    if (isNamedPlace(text)) takePlace(reading)
    return false
  }
  const words = matterText(text, conversation.slots.name ?? null)
  if (!/\p{L}{3}/u.test(words)) return false
  if (readMatter(words) === null && tellsContact(words, reading)) return false
  const asked = readMatter(words) === null ? conversation.askedAbout : undefined
  const before = conversation.slots.issue ?? asked
  const joined = before?.includes(words) === true ? words : joinTold(before, words, mostOfMatter)
  conversation.slots.issue = joined
  conversation.thinIssue = false
  learned.known.push('issue')
  return true
}
