import type { Query } from '../index/search.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { fold } from '../index/words.ts'
import { phoneLines } from './contact-answer.ts'
import { lastingLinesOf } from './lines-saying.ts'
import { type Quoted, quoteLines } from './quote.ts'

/** What people call a first talk with a firm. */
const meeting =
  'appointments?|appt|consult(?:ation)?s?|consults?|(?:first|initial|discovery) (?:meeting|call|visit|talk|conversation)|conferences?|case reviews?|citas?|consultas?'

const by = (pattern: string): RegExp => new RegExp(pattern.replaceAll('{meeting}', meeting))

/** Asks by which way a first talk is come to, and not how soon, for how much or for how long. */
const asked = [
  by(
    String.raw`\b(?:how (?:do|does|can|could|would|should|to)|what(?:'?s| is) the (?:best |easiest |first )?(?:way|step)|what do (?:i|we) (?:have to |need to )?do to)\b(?: (?:i|we|you|one|someone|people|to|just))*\b.{0,20}\b(?:make|book|schedule|set up|get|arrange|request|reserve)\b.{0,20}\b(?:{meeting}|meeting|time to (?:meet|talk))\b`,
  ),
  by(
    String.raw`\bcomo (?:hago|saco|agendo|pido|programo|reservo|se (?:hace|saca|pide|agenda)|puedo (?:hacer|sacar|agendar|pedir|programar))\b.{0,15}\b(?:citas?|consultas?)\b`,
  ),
]

/** Ways to come to one, folded: whom to call, what to fill in, who keeps the book. */
const told = [
  by(
    String.raw`(?:^|[.;:,!?] |\b(?:please|to|can|may|or|and|just|simply) )(?:call|ring|phone|telephone(?! (?:and|or)\b)|text|e-?mail|contact|write|dial|use|fill (?:in|out)|complete|send|visit)\b.{0,70}\b(?:to|for|and)\b.{0,50}\b(?:{meeting}|find (?:you )?a time|a time with|time to (?:meet|talk))\b`,
  ),
  by(
    String.raw`\b(?:to|reserve|book|schedule|request|arrange)\b(?: \S+){0,4} (?:{meeting})\b.{0,50}(?:\bonline\b|\bby (?:phone|telephone)\b|\b(?:please )?(?:call|ring|phone|telephone|dial|complete|use|fill|write|text|e-?mail)\b|[:,(]? ?\(?\d{3}\)?[ .-])`,
  ),
  by(
    String.raw`\b(?:schedules|books|arranges|makes|sets up|handles)\b(?: (?!from\b)\S+){0,4} (?:{meeting})\b|\b(?:finds|will find|can find) you a time\b`,
  ),
  by(
    String.raw`\b(?:{meeting}) (?:are|is|can be|may be|must be) (?:made|arranged|scheduled|booked|set|requested|reserved)\b`,
  ),
  by(
    String.raw`\b(?:quickest|fastest|easiest|best|simplest) way to (?:get|make|book|schedule|set up|arrange|reach)\b`,
  ),
  by(
    String.raw`\b(?:llame|marque|escriba|complete|llene|use|mande)\b.{0,70}\b(?:para|y)\b.{0,50}\b(?:{meeting})\b|\b(?:reserve|agende|programe|pida)\b(?: \S+){0,4} (?:{meeting})\b`,
  ),
]

/** Appointments that are no talk with the firm or of another office, and what becomes of those that are missed. */
const another =
  /\b(?:court appoint\w+|judge|doctors?|medical|clinic|biometrics|uscis|interview|interpreters?|reminders?|executor|guardian|cancel\w*|moved?|miss(?:ed|es)?|resched\w*|show up|there are|corte|juez|medico|huellas)\b/

const linesTelling = lastingLinesOf((line) => {
  const said = fold(line)
  return told.some((one) => one.test(said)) && !another.test(said)
})

/**
 * The line of the site that says how to come to a first talk with the firm, for a question about just that, else
 * its number; none where it has neither, since the chat itself takes the details. Null for any other question.
 */
export function bookingLines(index: SiteIndex, { text, language }: Query): Quoted[] | null {
  const question = fold(text)
  if (!asked.some((one) => one.test(question))) return null
  const [told] = linesTelling(index, language)
  return quoteLines(index, told === undefined ? phoneLines(index) : [told])
}
