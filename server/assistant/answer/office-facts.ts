import type { Query } from '../index/search.ts'
import { fold } from '../index/words.ts'
import { factsOfFees } from './office-facts.fees.ts'
import { factsOfMeetings } from './office-facts.meeting.ts'
import { factsOfPeople } from './office-facts.people.ts'
import { factsOfPractice } from './office-facts.practice.ts'
import { factsOfVisits } from './office-facts.visits.ts'

/**
 * A fact of a firm's everyday that people ask for in few ways and sites state in few: a line that `tells` it is the
 * answer to a question that `asks` for it, where the likeliest sentence is believed to `least` (0 to 1). What is `apart`
 * from either is about something else.
 */
export type OfficeFact = {
  asks: RegExp
  asksApart?: RegExp
  tells: RegExp
  tellsApart?: RegExp
  least?: number
}

/** Belief in the likeliest sentence below which a site seldom says anything of what is asked, in whatever form. */
const leastForFact = 0.3
/** The same of a question in a few words, which asks for nothing besides ("can i just walk in"). */
const leastForPlain = 0.1
const wordsOfPlain = 7

/** Whether a line states the fact that is asked for, and the belief in the likeliest sentence that it takes. */
export type FactAsked = { tells: (line: string) => boolean; least: number }

const facts = [
  ...factsOfVisits,
  ...factsOfFees,
  ...factsOfMeetings,
  ...factsOfPeople,
  ...factsOfPractice,
]

/** A text folded and without apostrophes, as the patterns of facts read it. */
export const plain = (text: string): string => fold(text).replaceAll(/['’]/g, '')

/** What tells whether a line states the everyday fact that is asked for; null where none is. */
export function factAsked({ text }: Query): FactAsked | null {
  const said = plain(text)
  const fact = facts.find(({ asks, asksApart }) => asks.test(said) && !asksApart?.test(said))
  if (fact === undefined) return null
  const tells = (line: string): boolean => {
    const told = plain(line)
    return fact.tells.test(told) && !fact.tellsApart?.test(told)
  }
  const isPlain = said.trim().split(/\s+/).length <= wordsOfPlain
  return { tells, least: fact.least ?? (isPlain ? leastForPlain : leastForFact) }
}
