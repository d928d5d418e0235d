import type { AskSlot, Slot } from '@foyer/shared/facts/statuses.ts'
import type { Draft } from '../turn-draft.ts'
import { findDates } from './dates.ts'
import type { FoundDate } from './dates.ts'

/** Why the last answer could not be used, for the wording of the next question. */
export type Trouble = 'phoneArea' | 'phoneInvalid' | 'emailInvalid' | null

/** What a turn taught: the details that are new or changed, and what could not be used. */
export type Learned = {
  known: Slot[]
  changed: Slot[]
  trouble: Trouble
  /** The way the visitor asked to be reached in this turn. */
  channel: 'phone' | 'email' | null
  /** The visitor passed what was asked. */
  skipped: boolean
}

/** One turn being read: the draft, its words, and what is learned as it is read. */
export type Reading = {
  draft: Draft
  text: string
  pending: AskSlot[]
  question: boolean
  correction: boolean
  /** After the read-back every detail may be replaced without a word of correction. */
  open: boolean
  /** The text is one line of several that were sent at once. */
  oneOfSeveral: boolean
  learned: Learned
}

/** The dates of a text as this conversation counts them; without a year they lie behind. */
export const datesIn = ({ conversation, today }: Draft, text: string): FoundDate[] =>
  findDates(text, { today, language: conversation.language, bias: 'past' })
