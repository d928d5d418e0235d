import { judgeOf } from '../policy/learned/judge.ts'
import { traitsOf } from '../policy/learned/traits.ts'

const odds = judgeOf('answered.txt')

/** Odds beyond these say no more: they were learned from too few questions. */
const most = 3

/**
 * How much a text is like the questions that firms' sites answer rather than those they leave open, from 0
 * to 1: most say where to park, few whether there is wifi. Learned from the questions alone.
 */
export const commonlyAnswered = (text: string): number => shareOf(odds(text, []))

/** The logarithm of odds as a share, from 0 to 1. */
export const shareOf = (told: number): number =>
  (Math.min(most, Math.max(-most, told)) + most) / (2 * most)

/** What a question is judged by here: its words and pairs of neighbors, not the groups and runs that tell danger. */
export const questionTraits = (text: string): string[] =>
  traitsOf(text).filter((trait) => !/[*@~]/.test(trait))
