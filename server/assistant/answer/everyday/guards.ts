import { fold } from '../../index/words.ts'
import { type EverydayKind, everydayKinds } from './kinds.ts'

/** Others than the firm who have offices, hours and rooms of their own, and occasions that are theirs. */
const another =
  /\b(?:court(?:house|room)?s?|jail|prison|clerks?|judges?|sheriffs?|police|precinct|dmv|prosecutors?|social security|uscis|irs|embassy|consulate|hearing|mediation|deposition|corte|juzgado|tribunal(?:es)?|carcel|prision|juez|policia|audiencia|consulado|embajada)\b/

/** What the firm has itself, and others have as well. */
const ofOffice: ReadonlySet<EverydayKind> = new Set([
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
])

/** What tells that a first talk is meant where a length is asked for, and not what the case takes. */
const ofTalk =
  /\b(?:consult\w*|meetings?|appointments?|appt|talk\w*|calls?|visits?|sessions?|chat|first|initial|sit ?down|citas?|reunion\w*|habl\w*|charla|platica|llamada|primera|visita)\b/

/** Whether a question asks of the firm what a kind is about, as far as its words tell. */
export function isOfFirm(text: string, kind: number): boolean {
  const name = everydayKinds[kind]
  const plain = fold(text)
  if (name === undefined || (ofOffice.has(name) && another.test(plain))) return false
  return name !== 'first-length' || ofTalk.test(plain)
}
