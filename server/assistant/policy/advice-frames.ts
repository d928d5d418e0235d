import type { AdviceKind } from './advice.ts'

/** What one language knows of asking for advice; expressions over clauses in plain letters. */
export type AdviceFrames = {
  /** Short forms spelled out and fillers left out, so that a frame needs one wording. */
  plainSpeech: readonly (readonly [RegExp, string])[]
  /** Asked of the firm or of its service: fees, appointments, what to bring, what its page says. */
  firmAffair: RegExp
  /** Asked what it costs: whoever asks the price of a letter wants a service and not the letter. */
  priceAsked: RegExp
  /** Tried in this order; the first that fits names the kind. */
  asked: readonly (readonly [AdviceKind, readonly RegExp[]])[]
  /** Asked of one's own case in words that a page of general law may answer just as well. */
  leaning: readonly RegExp[]
  /** The same in no more than a yes-or-no question, to be trusted only beside a word of the law. */
  ownCase: readonly RegExp[]
}

/** One expression out of alternatives, each on a line of its own. */
export const frame = (...alternatives: string[]): RegExp =>
  new RegExp(`\\b(?:${alternatives.join('|')})`)

/** One expression that a clause has to begin with. */
export const opening = (...alternatives: string[]): RegExp =>
  new RegExp(`^(?:${alternatives.join('|')})`)
