import { judgeOf } from './judge.ts'

/**
 * The odds above which a text is taken for what it was judged to be; chosen on sets of phrases the
 * weights had not seen (docs/assistant.md, What comes first). `perhapsDanger` only adds whom to call to
 * what is said anyway, and `perhapsAdvice` leaves a question to the site where it answers: they may be
 * wrong more often.
 */
const limits = {
  danger: 0.6,
  perhapsDanger: -0.2,
  advice: 3.2,
  perhapsAdvice: 0.6,
  urgent: -1.5,
  elsewhere: -3.4,
  asks: 1,
} as const

const danger = judgeOf('danger.txt')
const advice = judgeOf('advice.txt')
const urgent = judgeOf('urgent.txt')
const elsewhere = judgeOf('elsewhere.txt')
const asks = judgeOf('asks.txt')

/** Whether a text without any frame of danger speaks of danger all the same. */
export const soundsDangerous = (text: string): boolean => danger(text, [0]) > limits.danger

/** Whether a text may speak of danger. */
export const mayBeDangerous = (text: string): boolean => danger(text, [0]) > limits.perhapsDanger

/** Whether a text without any frame of advice asks for some. */
export const soundsLikeAdvice = (text: string): boolean => advice(text, [0, 0]) > limits.advice

/** Whether a text may ask for advice. */
export const mayAskAdvice = (text: string): boolean => advice(text, [0, 0]) > limits.perhapsAdvice

/** Whether a text without a known sign of haste tells of a clock that has nearly run out. */
export const soundsUrgent = (text: string): boolean => urgent(text, [0]) > limits.urgent

/** Whether a text without a word of the law or the firm is about neither; `errand` where a frame says so. */
export const soundsElsewhere = (text: string, errand: boolean): boolean =>
  elsewhere(text, [Number(errand), 0]) > limits.elsewhere

/** Whether a text without any known form of a question asks something. */
export const soundsAsked = (text: string): boolean => asks(text, [0]) > limits.asks
