import type { Urgency } from '@foyer/shared/facts/statuses.ts'
import { soundsUrgent } from '../policy/learned/learned.ts'
import { mendDateWords, oneSlipApart } from './mend-date-words.ts'
import { plain } from './plain-text.ts'

const soon =
  '(?:today|tonight|tomorrow|tmrw|this (?:week|morning|afternoon|friday|monday|tuesday|wednesday|thursday)|next week|next (?:mon|tues|wednes|thurs|fri)day|monday|tuesday|wednesday|thursday|friday|in (?:a|one|two|three|1|2|3|4|5|a few|a couple(?: of)?) days?|in a week|in \\d+ hours?|hoy|manana|esta semana|la (?:proxima semana|semana que viene)|el (?:lunes|martes|miercoles|jueves|viernes)|en (?:dos|tres|unos|pocos) dias)'
const event =
  '(?:court|hearing|trial|interview\\w*|interrogat\\w*|arraignment|interview\\w*|interrogat\\w*|arraigned|sentencing|sentenced|deposition|mediation|deadline|due date|pre-?trial|evicted|eviction|deported|corte|tribunal|juzgado|comparecer|comparecencia|audiencia|juicio|plazo|desalojo|deportacion|deportan)'

/** What the clock says when it has nearly run out, and what may be lost by then. */
const withinADay =
  '(?:today|tonight|tomorrow|tmrw|tmr|tomorow|in the morning|this (?:morning|afternoon|evening)|(?:by|at|before|until|til|till) (?:midnight|noon|\\d{1,2}(?::\\d\\d)? ?(?:am|pm|a\\.m|p\\.m)|(?:the )?end of (?:the )?day|close)|in (?:an|one|two|three|four|a few|a couple(?: of)?|half an|\\d+) (?:hours?|hrs?|minutes?|mins?)|(?:last|final) day|hoy|manana|esta (?:noche|tarde|manana)|(?:antes de|hasta|a) (?:la medianoche|medianoche|mediodia|las \\d+)|en (?:una|dos|tres|media|\\d+) (?:horas?|minutos)|ultimo dia)'
const loss =
  '(?:court|hearings?|trial|interview\\w*|interrogat\\w*|arraign\\w*|sentenc\\w+|deposition|mediation|deadline|due|appeal|to file|filing|respond|response|answer the|default|plea|surrender|turn (?:my|him|her)self in|report to (?:jail|prison|custody)|(?:be|go|taken|goes|going) (?:back )?(?:in|to) (?:jail|prison)|lock(?:ing|s|ed)? (?:us|me|him|her|them) out|(?:put|throw|kick)(?:s|ing)? (?:us|me|him|her|them) out|evict\\w*|sheriff|marshals?|auction|foreclos\\w+|statute|expir\\w+|runs? out|restraining order|protect\\w+ order|subpoena|deport\\w*|flight to|removal|take my (?:kids?|son|daughter|baby)|cps|bail|corte|audiencia|juicio|juzgado|tribunal|plazo|venc\\w+|apel\\w+|contestar|entregar(?:me|se)?|presentar(?:me|se)|comparec\\w+|desaloj\\w+|nos (?:sacan|echan|desalojan)|me (?:sacan|echan|desalojan|deportan)|lo deportan|la deportan|orden de (?:restriccion|proteccion)|sentencia|declarar|subasta|embargo)'

const high = [
  new RegExp(`\\b${loss}\\b[^!?]{0,60}\\b${withinADay}(?!\\w)`),
  new RegExp(`\\b${withinADay}(?!\\w)[^!?]{0,60}\\b${loss}\\b`),
  /\b(?:urgent|urgently|emergency|asap|a\.s\.a\.p|immediately|right away|right now|as soon as possible|time[- ]sensitive|running out of time|can'?t wait|cannot wait|desperate|urgente|urgentemente|emergencia|de inmediato|inmediatamente|lo antes posible|cuanto antes|ya mismo|ahora mismo|no puede esperar)\b/,
  new RegExp(`\\b${event}\\b[^.!?]{0,40}\\b${soon}\\b`),
  new RegExp(`\\b${soon}\\b[^.!?]{0,30}\\b${event}\\b`),
  /\b(?:court|hearing|trial) date\b[^.!?]{0,20}\b(?:soon|coming up|next|in \d+ days)\b/,
  /\b(?:was|been|got|were|being|just) served\b|\bserved (?:me|us|him|her|with)\b|\b(?:served|serving) (?:me )?pap\w+|\bme (?:notificaron|entregaron) (?:una |la )?(?:demanda|papeles)/,
  /\b(?:in|still in|sitting in|is in|held in) (?:jail|custody|detention|ice)\b|\b(?:being|getting|about to be) (?:arrested|deported|evicted|detained)\b|\bwarrant (?:out )?for\b|\b(?:en la|esta en la) carcel\b|\besta detenid[oa]\b|\blo detuvo (?:ice|la migra)\b|\borden de (?:arresto|deportacion)\b/,
  /\b(?:beat(?:ing|s)? (?:me|her|him|us|my)|hits me|hitting me|threaten(?:ed|ing|s)? (?:me|us|to kill|her|him|my)|afraid for my (?:life|safety)|not safe|in danger|took (?:my|our) (?:kids?|child(?:ren)?|baby|son|daughter)|kidnapped|abusing|(?:husband|wife|boyfriend|girlfriend|ex|partner|stepdad|father) (?:just )?(?:hit|beat|choked|punched|attacked|strangled) me|me (?:peg[oa]|golpe[oa]|amenaza|amenazo)|en peligro|se llevo a (?:mi|mis|nuestro))\b/,
  /\b(?:deadline|statute of limitations|time limit|answer (?:is )?due|response (?:is )?due|vence)\b[^.!?]{0,40}\b(?:today|tomorrow|this week|next week|days?|soon|hoy|manana|dias)\b/,
  /\b(?:lockout|locked (?:me|us) out|shut ?off notice|foreclosure sale|sheriff'?s? sale)\b/,
]

const low = [
  /\b(?:no (?:big )?(?:rush|hurry)|(?:not|nothing) (?:urgent|in a (?:rush|hurry)|an emergency)|isn'?t urgent|whenever (?:is convenient|you (?:can|have time)|works)|just (?:looking|exploring|curious|wondering|researching|shopping)|looking (?:at|into) (?:my |our )?options|for the future|in the future|planning ahead|no prisa|sin prisa|no es urgente|no hay prisa|no corre prisa|cuando puedan|solo (?:quiero|queria) (?:saber|informacion)|para el futuro)\b/,
]

const cues = [
  'urgent',
  'urgently',
  'emergency',
  'immediately',
  'hearing',
  'deadline',
  'served',
  'urgente',
  'emergencia',
]

/** Slips in the words that decide are put right; "rush" and "next" are too short for that rule. */
const mend = (text: string): string =>
  mendDateWords(plain(text))
    // "I don't have a phone right now" hurries nobody.
    .replace(
      /\b(?:do not|don'?t|dont) have (?:\w+ )?(?:phone|number|cell|e-?mail|computer|name|address|it|that) right now\b/g,
      ' ',
    )
    .replace(/[a-z]{5,}/g, (word) => cues.find((cue) => oneSlipApart(cue, word)) ?? word)
    .replace(/\b(?:rsuh|ruhs|rushh)\b/g, 'rush')
    .replace(/\b(?:nxet|enxt|netx)\b/g, 'next')

/** What known signs of haste or leisure a text shows; null where it shows none. */
export const findUrgencySign = (text: string): Urgency | null => {
  const said = mend(text)
  if (low.some((pattern) => pattern.test(said))) return 'low'
  return high.some((pattern) => pattern.test(said)) ? 'high' : null
}

/** How soon a text says the matter needs attention; null where it says nothing about that. */
export const findUrgency = (text: string): Urgency | null =>
  findUrgencySign(text) ?? (soundsUrgent(text) ? 'high' : null)

/** The answer to how soon it is needed. */
export const readUrgency = (text: string): Urgency => {
  const found = findUrgency(text)
  if (found) return found
  const said = plain(text)
  if (
    /\b(?:yes|yep|yeah|soon|very|today|tomorrow|tonight|this week|next week|si|pronto|muy|hoy|manana|court|hearing|deadline)\b/.test(
      said,
    )
  )
    return 'high'
  return /\b(?:no|nope|later|months?|year|none|luego|despues|ninguna?)\b/.test(said)
    ? 'low'
    : 'medium'
}
