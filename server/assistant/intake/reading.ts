import type { AskSlot, Slot } from '@foyer/shared/facts/statuses.ts'
import type { Detail } from '../policy/learned/learned.ts'
import type { Draft } from '../turn-draft.ts'
import { momentIn } from './calendar.ts'
import type { DateContext } from './dates.ts'
import { findMoments } from './moments.ts'
import type { FoundMoment } from './moments.ts'

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
  /** The kind of detail that all its words give in place of what was asked for; null where it may be that. */
  besides: Detail | null
  learned: Learned
}

/** What the times of this conversation are counted from; without a year they lie behind. */
export const momentContext = ({ conversation, context, today }: Draft): DateContext => ({
  today,
  now: momentIn(context.now, context.firm.timeZone),
  language: conversation.language,
  bias: 'past',
})

/** The minute of writing itself, which is no day that anything happened. */
const now = /^(?:(?:justo )?ahora|now|en este momento)$/i

/** The days of a text, with their times of day, behind unless it is said otherwise; "call me now" names none. */
export const datesIn = (
  draft: Draft,
  text: string,
  bias: DateContext['bias'] = 'past',
): FoundMoment[] =>
  findMoments(text, { ...momentContext(draft), bias }).filter(({ raw }) => !now.test(raw))
