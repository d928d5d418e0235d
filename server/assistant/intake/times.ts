import type { Draft } from '../turn-draft.ts'
import { withoutContact } from './contact.ts'
import { findMoments } from './moments.ts'
import { plain, shorten, tidy, withoutOpeners } from './plain-text.ts'
import { momentContext } from './reading.ts'
import { sayMoment, sayWordedTime } from './say-moment.ts'
import { inFigures } from './time-of-day.ts'

const clock =
  "(?:\\d{1,2}(?::?\\d{2})?\\s*(?:am|pm|a\\.m\\.|p\\.m\\.|o'?clock)?|noon|midnight|lunch(?:time)?|work|school|mediod[ií]a)"
const part =
  '(?:mornings?|afternoons?|evenings?|nights?|weekdays?|weekends?|lunch(?:time)?|any ?time|whenever|ma[ñn]anas?|tardes?|noches?|fines? de semana|entre semana|cualquier hora|cuando (?:sea|quieran?|puedan?|gusten?))'

const contactTimes = [
  /^(?:(?:please|pls|hi|ok|yes|yeah)[\s,]+)*(?:can|could|will|would) (?:you(?: guys)?|u|someone|somebody|anyone|they|one of you)\b[^.;!?]{0,12}\bcall(?: me| us)?(?: back)? ((?:tmrw|tomorrow|today|tonight)\b[^.;!?]{0,30})$/i,
  /\bcall(?: me)? (any ?time (?:today|tonight|tomorrow)\b[^.;!?]{0,30})$/i,
  /\b(?:call|text) me(?: back)? ((?:tmrw|tomorrow|today|tonight)\b[^.;!?]{0,30})$/i,
  /\b(?:ll[aá]men?me|(?:me )?(?:pueden?|podr[ií]an?) (?:llamar|marcar)(?:me)?) ((?:hoy|ma[ñn]ana)\b[^.;!?]{0,30})$/i,
  new RegExp(
    `\\b(?:call|text|reach|contact|phone|ring|e-?mail|get) (?:me|us|back|a hold of me)[^.;!?]{0,60}?\\b((?:only )?(?:after|before|around|between|by|at|from|in the|on|during|any)\\s+[^.;!?]{1,50})`,
    'i',
  ),
  new RegExp(
    `\\b((?:after|before|between|around)\\s+${clock}(?:\\s*(?:and|to|-|y)\\s*${clock})?)\\s*(?:is|works|would be|please|is best|only)?\\s*$`,
    'i',
  ),
  new RegExp(
    `\\b(?:best time|good time|available|free)\\b[^.;!?]{0,25}?\\b((?:after|before|between|around|on|in the|any|${part})[^.;!?]{0,50})`,
    'i',
  ),
  new RegExp(
    `\\b(${part})\\s+(?:are|is|work|works|would be)\\s+(?:best|good|better|fine|ok)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:so|then|prefer(?:ably)?|as[ií] que|de preferencia)\\s+((?:(?:after |before |por las? |en las? )?${part}|(?:after|before|around|despu[eé]s de|antes de)(?: las?)? ${clock})\\b[^.;!?]{0,40})$`,
    'i',
  ),
  new RegExp(
    `\\b(?:any ?thing|any ?time)\\s+((?:after|before|between|from)\\s+${clock}(?:\\s*(?:and|to|-)\\s*${clock})?)`,
    'i',
  ),
  /\b((?:(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)(?: and | or |, )?)+) (?:i'?m|i am|we'?re|we are) (?:off|free|home|around)\b/i,
  /^((?:only |any ?time |most )?(?:mornings|afternoons|evenings|nights|weekdays|weekends)\b[^.;!?]{0,60})$/i,
  /\b(solo (?:de|por|en|despu[eé]s de|antes de) (?:las? )?(?:\d{1,2}\b|ma[ñn]anas?\b|tardes?\b|noches?\b)[^.;!?]{0,50})$/i,
  /\b(i (?:get|am) (?:off|out|home|done)(?: work| school)? (?:at|around|by|after) \d{1,2}(?::\d\d)? ?(?:am|pm)?)\b/i,
  /\b(?:i(?:'?m| am)|im) (?:usually |always |mostly |only )?((?:home|free|off|available|around) (?:all day|most days|any ?time|every|on|after|before|until|from|except|weekdays?|weekends?)\b[^.;!?]{0,50})/i,
  /\b(?:ll[aá]me(?:n)?me|me pueden llamar|pueden llamarme|ll[aá]menme|comun[ií]quense)\b[^.;!?]{0,40}?\b((?:despu[eé]s de|antes de|entre|a las|por la|en la|los|el)\s+[^.;!?]{1,50})/i,
]

/** What leads a day or a time in, and what either is. Each stands as a word, so that no text can be read in many ways. */
const leads =
  '(?:after|before) (?:work|school)|(?:despues|antes) del trabajo|any|only|just|on|in the|at|after|before|between|around|by|from|every|most|each|all|except|not|no(?!,)|never|por las?|en las?|a las?|despues de|antes de|entre|los|el|las?'
const units =
  'weekdays?|weekends?|week|days?|mornings?|afternoons?|evenings?|nights?|noon|lunch(?:time)?|midday|any ?time|whenever|now|tonight|today|tomorrow|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|(?:esta )?(?:manana|tarde|noche)|mananas|tardes|noches|hoy|ahora(?: mismo)?|mediodia|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|cualquier (?:hora|dia)|cuando (?:sea|quieran?|puedan?|gusten?)|entre semana|fines? de semana|and|or|to|y|o|is|are|best|better|good|fine|works?|please|con|next|this'
const whole = new RegExp(
  `^(?:(?:\\b(?:${leads}|${units})\\b|(?<!\\d)\\d{1,2}(?::?\\d{2})?(?!\\d)(?: ?[ap]\\.?m\\b)?)[\\s,.-]*)+$`,
)

/** Whether a text is nothing but days and times ("weekday mornings"). */
export const isTimes = (text: string): boolean => /\p{L}{3}/u.test(text) && isOfTimes(text)

/** What stands around a time and is none of it. */
const around = /^(?:and|or|to|by|y|o|is|are|please|con|the|el|la|los|las|works?|good|fine)$/

/** Words up to which a day and a time are told. */
const mostOfTime = 8

/** The longest part of a text that is nothing but days and times ("can i come in at 5:30"), or null. */
export const timesWithin = (text: string): string | null => {
  const words = tidy(withoutContact(text).replaceAll(/[?¿!¡]/g, ' ')).split(' ')
  const parts = words.flatMap((_, from) =>
    Array.from({ length: mostOfTime }, (_part, at) => words.slice(from, from + at + 1)),
  )
  const times = parts
    .filter(([first = '']) => !around.test(plain(first)))
    .filter((part) => !around.test(plain(part.at(-1) ?? '')))
    .filter((part) => isOfTimes(part.join(' ')) && namesTime(part.join(' ')))
  const longest = times.toSorted((one, other) => other.length - one.length)[0]
  return longest?.join(' ') ?? null
}

const isOfTimes = (text: string): boolean =>
  whole.test(plain(text)) || whole.test(plain(inFigures(text)))

const aTime =
  /\b(?:morning|afternoon|evening|night|noon|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|manana|tarde|noche|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/
const recurring =
  /\b(?:any|every|weekdays?|weekends?|mornings|afternoons|evenings|nights|lunch ?time|whenever|(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:after|before|around) (?:\d|noon|lunch|work|school)|(?:despues|antes) del trabajo|mananas|tardes|noches|cualquier|entre semana|fines? de semana|(?:despues|antes) de)/

/** Whether a text names a part of the day, a weekday or an hour at all. */
export const namesTime = (text: string): boolean =>
  /\d/.test(inFigures(text)) || recurring.test(plain(text)) || aTime.test(plain(text))

/** What says when to call without a time: what a day is made of, or that any time will do. */
const inOtherWords =
  /\b(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|m ?- ?f|m-th|mwf|tth|lun|mar|mie|jue|vie|sab|dom|soon\w*|asap|now|right away|immediately|early|late\w*|lunch\w*|dinner|breakfast|break|shift|class\w*|work|school|kids|church|flexible|open|always|all day|all the time|either|both|(?:i )?do(?:n'?t| not) (?:care|mind|matter)|up to (?:you|them)|(?:you|they) (?:pick|choose|decide|can)|no preference|best|free|off|weeks?|days?|hours?|minutes?|sun(?:up|rise|set|down)|daytime|daylight|business|later|text|e-?mail|voicemail|pronto|ahora|ya|cuando|siempre|temprano|todo el dia|da igual|no importa|me da lo mismo|trabajo|escuela|turno|descanso|almuerzo|comida|cena|libre|dias?|horas?|semana)\b/
const hour = /(?<![\d/-])\d{1,2}(?::\d\d)?(?![\d/-]|\s?(?:st|nd|rd|th)\b)/

/** Whether an answer says anything of when to call, in whatever words. */
export const speaksOfTimes = (text: string): boolean => {
  const said = plain(text)
  return (
    isTimes(text) ||
    recurring.test(said) ||
    aTime.test(said) ||
    hour.test(inFigures(said)) ||
    inOtherWords.test(said)
  )
}

/** Whether a text is nothing but times that come again: good times, not the day something happened. */
export const isRecurring = (text: string): boolean =>
  isTimes(text) && (recurring.test(plain(text)) || recurring.test(plain(inFigures(text))))

const aDay =
  '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)[a-z]*|today|tomorrow|hoy|manana|\\d{1,2}\\/\\d{1,2}'
const offers = new RegExp(`\\b(?:${aDay})\\b[^?]{0,30}\\b(?:or|o)\\b[^?]{0,15}\\b(?:${aDay})\\b`)

/** Whether a short text offers days to choose from ("Fri 11/27 or Mon 11/30"); what happened has one. */
export const offersDays = (text: string): boolean =>
  text.split(' ').length <= 10 && offers.test(plain(text))

/** "Dont call after 9": a time that will not do. */
const notThen =
  /\b(?:don['’]?t|do not|never|not|no) (?:call|text|ring|reach|llam\p{L}*|marqu\p{L}*)\b/iu

/** Times to reach the visitor, said in passing ("call me after 5"), or null. */
export const findTimes = (text: string): string | null => {
  if (notThen.test(text)) return null
  if (isRecurring(text) || offersDays(text)) return shorten(tidy(text), 160)
  // "Margaret Dunleavy, 503-555-0160, mornings"
  const last = text.split(/,\s+/).at(-1) ?? ''
  if (/\d{4}|@/.test(text) && isRecurring(last)) return tidy(last)
  for (const pattern of contactTimes) {
    const found = pattern.exec(text)?.[1]
    if (found !== undefined && !/\d{3}[\s.-]\d{4}|@/.test(found)) return shorten(tidy(found), 160)
  }
  return null
}

const relative =
  /\b(?:tomorrow|tonight|today|tmrw|hoy|esta (?:tarde|noche))\b|(?<!(?:la|de|por la|en la|de la) )\bma[ñn]ana\b/i

/** The zone of the firm as people read it, for hours counted by its clock: "EST". */
const zoneOf = ({ context }: Draft): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: context.firm.timeZone, timeZoneName: 'short' })
    .formatToParts(context.now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** What a day or an hour means where its words will not mean the same later or are no figures; or null. */
const spelledOut = (said: string, draft: Draft): string | null => {
  const { language } = draft.conversation
  const moments = findMoments(said, { ...momentContext(draft), bias: 'future' })
  const [moment] = moments
  if (moment === undefined) return sayWordedTime(said, language)
  if (moments.length > 1 || moment.iso.length < 10) return null
  if (!moment.counted && !relative.test(said)) return sayWordedTime(said, language)
  const day = sayMoment(moment, language)
  return moment.counted ? `${day} ${zoneOf(draft)}`.trim() : day
}

/** The answer to when the firm may reach the visitor; a day that will not mean the same later is spelled out. */
export const readTimes = (text: string, draft: Draft): string | null => {
  const said = shorten(tidy(withoutOpeners(tidy(text))), 200)
  if (!/[\p{L}\d]/u.test(said)) return null
  const meant = spelledOut(said, draft)
  return meant === null ? said : `${said} (${meant})`
}
