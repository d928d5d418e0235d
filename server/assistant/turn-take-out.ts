import type { Slot } from '@foyer/shared/facts/statuses.ts'
import { commonWords } from './intake/common-words.ts'
import { askFor } from './intake/next-ask.ts'
import { plain, tidy } from './intake/plain-text.ts'
import { askConfirm, namedSlot } from './intake/read-back.ts'
import { say } from './turn-draft.ts'
import type { Draft, Say } from './turn-draft.ts'
import { isLead } from './turn-state.ts'

const lead =
  /^(?:(?:no|please|pls|can you|could you|ok(?:ay)?|actually|oh|and|por favor|puede|y)[\s,]+)*(?:(?:take|leave|cut) (?:(?:out|off) (?<before>.+?)|(?<after>.+?) (?:out|off))|(?:remove|delete|erase|drop) (?<all>.+?)|(?:quit[ae]n?|borr[ae]n?|saqu[ea]n?|elimin[ae]n?) (?<todo>.+?))(?: (?:please|por favor|from (?:it|there|that)|de ahi))*[\s.!]*$/
const ofOther =
  /\b(?:his|her|their|(?:the|my) (?:landlord|boss|ex|employer)['’]?s?) name\b|\bel nombre de (?:el|ella)\b/

/** More words tell something besides. */
const mostWords = 6

/** What a visitor wants taken out of what was read back ("take my name off", "remove the part about the heat"); or null. */
const takenOut = (text: string): string | null => {
  const said = plain(tidy(text))
  const { before, after, all, todo } = lead.exec(said)?.groups ?? {}
  const what = before ?? after ?? all ?? todo ?? null
  // "Take care", "leave it": nothing is named.
  const isMore = what !== null && (what.split(' ').length > mostWords || /[\d@]/.test(what))
  return what === null || isMore || /^(?:it|that|this|me|everything|eso|lo|todo)\b/.test(what)
    ? null
    : what
}

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\d]+/u)
    .filter(
      (word) =>
        word.length > 3 && !commonWords.has(word) && !/^(?:part|thing|about|parte)$/.test(word),
    )

/** The matter without its sentences that speak of this; the same where none does. */
const withoutPart = (issue: string, what: string): string => {
  const words = wordsOf(what)
  return issue
    .split(/;\s+|(?<=[.!?])\s+/)
    .filter((part) => !wordsOf(part).some((word) => words.includes(word)))
    .join('; ')
}

const readBack = (draft: Draft): Say => {
  const { paragraphs, ask } = askConfirm(draft, true)
  return { kind: 'intake', paragraphs, ask }
}

/** Takes a detail out, unless the firm could not answer without it. */
const takeSlotOut = (draft: Draft, slot: Slot): Say => {
  const { conversation, copy } = draft
  const { [slot]: _, ...rest } = conversation.slots
  if (!isLead(rest)) {
    const why =
      slot === 'name' ? say(draft, 'noName', copy.noName) : say(draft, 'noReach', copy.noReach)
    return { kind: 'intake', paragraphs: [why], ask: askConfirm(draft, false).ask }
  }
  conversation.slots = rest
  conversation.refused = [...new Set([...conversation.refused, slot])]
  return readBack(draft)
}

/** Takes out of the details what a visitor wants gone while they are read back; null for all else. */
export const takeOut = (draft: Draft, text: string): Say | null => {
  const what = takenOut(text)
  if (what === null) return null
  const { slots } = draft.conversation
  const slot = ofOther.test(what) ? 'other_party' : namedSlot(what)
  if (slot !== null && slot !== 'issue')
    return slots[slot] === undefined ? null : takeSlotOut(draft, slot)
  const rest = withoutPart(slots.issue ?? '', what)
  if (rest === (slots.issue ?? '')) return null
  if (rest === '') {
    delete slots.issue
    return { kind: 'intake', paragraphs: [], ask: askFor(draft, 'issue') }
  }
  slots.issue = rest
  return readBack(draft)
}
