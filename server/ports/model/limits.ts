import { seconds } from '@foyer/shared/facts/time.ts'

/** How long a model may take, in milliseconds. */
export type ModelTimes = {
  /** Until its first word or proposal, a second attempt included. */
  first: number
  /** For everything, also for vectors. */
  whole: number
  /** Before the second attempt. */
  retry: number
}

/** A visitor waits for a second or two as for a person who types; after four there is an answer without a model. */
export const usualTimes: ModelTimes = { first: seconds(4), whole: seconds(20), retry: 250 }

/** Bytes of one answer: streamed, each word comes in some 200 bytes of JSON; vectors come in far more. */
export const maxAnswerBytes = 4_000_000
export const maxVectorBytes = 64_000_000

/** Proposals of one turn that are passed on; a visitor tells fewer details at once. */
export const maxProposals = 12

/** Characters of a proposed value; more is no detail of an intake. */
export const maxValueLength = 500

/** No answer takes as many tokens; an endpoint that says so counted something else. */
export const maxCount = 10_000_000

/** Failures in a row after which a model is left alone, and for how long. */
export const restAfterFailures = 5
export const restFor = seconds(30)
