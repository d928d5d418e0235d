import { fold } from '../../index/words.ts'
import { type EverydayKind, everydayKinds } from './kinds.ts'

/** Others than the firm who have offices, hours and rooms of their own, and occasions that are theirs. */
const another =
  /\b(?:court(?:house|room)?s?|jail|prison|clerks?|judges?|sheriffs?|police|precinct|dmv|prosecutors?|social security|uscis|irs|embassy|consulate|hearing|mediation|deposition|corte|juzgado|tribunal(?:es)?|carcel|prision|juez|policia|audiencia|consulado|embajada)\b/

/** What the firm has itself, and others have as well. */
const namesOfOffice: readonly EverydayKind[] = [
  'address',
  'bring',
  'bus',
  'children',
  'companion',
  'email',
  'evening',
  'fax',
  'hours',
  'parking',
  'phone',
  'saturday',
  'walk-in',
  'wheelchair',
  'zoom',
]

/** Their numbers. */
export const ofOffice = namesOfOffice.map((name) => everydayKinds.indexOf(name))

/** What tells that a first talk is meant where a length is asked for, and not what the case takes. */
const ofTalk =
  /\b(?:consult\w*|meetings?|appointments?|appt|talk\w*|calls?|visits?|sessions?|chat|first|initial|sit ?down|citas?|reunion\w*|habl\w*|charla|platica|llamada|primera|visita)\b/

/** A ticket for parking, and a space somewhere else, are none of the firm's. */
const ofTickets =
  /\b(?:tickets?|fines?|towed|tow|multas?|infraccion(?:es)?|downtown|near my|my (?:house|place|car is)|backing)\b/

/** What becomes of one's own card at a bank is none of the ways to pay the firm. */
const ofBank =
  /\b(?:points?|balances?|limits?|declined|damaged|broken|redeem\w*|unauthorized|advance|deposit|transactions?|stripe|rewards?|us visa|visa (?:for|to|application|u)|card (?:was|is|not)|application|accumulated|saldo|puntos|limite|rechazada)\b/

/** "How do you say dog in spanish" asks for a word. */
const ofWords = /\b(?:say|translat\w*|mean|spell|word|como se dice)\b|^\w+ in spanish$/

/** Whether a text names a court, a jail or an occasion of theirs. */
export const namesAnother = (text: string): boolean => another.test(fold(text))

/** Whether a question asks of the firm what a kind is about, as far as its words tell. */
export function isOfFirm(text: string, kind: number): boolean {
  const name = everydayKinds[kind]
  const plain = fold(text)
  if (name === undefined || (ofOffice.includes(kind) && another.test(plain))) return false
  if (name === 'parking') return !ofTickets.test(plain)
  if (name === 'spanish') return !ofWords.test(plain)
  if (name === 'cards') return !ofBank.test(plain)
  return name !== 'first-length' || ofTalk.test(plain)
}
