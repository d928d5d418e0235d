import { anyOf, cardinals, months, ordinals, weekdays } from './date-words.ts'
import type { DateRule } from './date-rule.ts'

/** Cardinals that may name a day after its month ("May twenty one"). */
const spelled = [...cardinals].flatMap(([word, value]) =>
  value >= 2 && value <= 31 && word.length > 2 && !/few|couple|un/.test(word) ? [word] : [],
)

/** Pieces of English dates as sources of regular expressions; the groups name what they hold. */
export const month = `(?<month>${anyOf(months.keys())})\\b\\.?`
export const weekday = `(?<weekday>${anyOf(weekdays.keys())})\\b\\.?`
/** Short names that are words of their own ("I sat in the sun") are days where they stand as one. */
const wordLike = '(?:sat|sun|wed)'
export const bareWeekday =
  `(?<weekday>${anyOf([...weekdays.keys()].filter((name) => !new RegExp(`^${wordLike}$`).test(name)))}` +
  `|(?<=(?:^|[,;(/&])\\s*|\\b(?:on|and|or|was|since|until|till?|by|every)\\s)${wordLike}` +
  `|${wordLike}(?=\\s+(?:night|morning|afternoon|evening)))\\b\\.?`
export const number = `(?<number>\\d{1,3}|${anyOf(cardinals.keys())})`
export const dayNumber = `(?<day>\\d{1,2}(?:st|nd|rd|th)?|${anyOf([...ordinals.keys(), ...spelled])})\\b`
export const ordinal = `(?<day>\\d{1,2}(?:st|nd|rd|th)|${anyOf(ordinals.keys())})\\b`
export const year = `(?<year>(?:19|20)\\d{2})\\b`
export const unit = '(?<unit>days?|nights?|weeks?|months?|years?)'
/** What an ordinal counts when it is not a day ("2nd offense", "5th street"). */
export const notDay =
  '(?!\\s*(?:-|%|street|st\\b|ave|avenue|road|rd\\b|floor|offen[sc]e|owi|dui|dwi|ovi|degree|time|amendment|grade|circuit|district|ward|precinct|one\\b|year|party|opinion|wife|husband|marriage|child|kid|son|daughter|lawyer|attorney|place|job|of\\s+(?:all|(?:this|last|next|the)\\s+month)|hand|class|step|thing|half|person|day\\b))'

/** A rule whose words begin at a word's edge. */
export const rule = (source: string, read: DateRule['read']): DateRule => ({
  pattern: new RegExp(`\\b${source}`, 'g'),
  read,
})

/** Weeks from this one that a word names: last -1, this 0, next 1. */
export const weeksOf = (word: string | undefined): number =>
  word === 'last' || word === 'previous' || word === 'past' ? -1 : word === 'next' ? 1 : 0
