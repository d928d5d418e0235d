import { withoutContact } from './contact.ts'
import { months } from './date-words.ts'
import { isVagueTime } from './dates.ts'
import { frames } from './act-frames.ts'
import { isDistressed } from './intent.ts'
import { isNameAlone } from './names.ts'
import { findOtherParty } from './other-party.ts'
import { findPlace, isNamedPlace, isPlaceByLead } from './place.ts'
import { isOrganization } from './place-and-party.ts'
import { plain, shorten, tidy, withoutOpeners } from './plain-text.ts'
import { datesIn } from './reading.ts'
import type { Reading } from './reading.ts'
import { setSlot } from './set-slot.ts'
import { takePlace, tellOn } from './take-besides.ts'
import { isRecurring, readTimes } from './times.ts'

/** Words a free answer may have: fewer in one line of several, which may be anything. */
const wordsInLine = 5
export const wordsAlone = ({ oneOfSeveral }: Reading, most: number): number =>
  oneOfSeveral ? wordsInLine : most

export const fitsLine = (reading: Reading): boolean =>
  reading.text.split(' ').length <= wordsAlone(reading, Infinity)

/** A whole answer that plainly speaks of something else than a day. */
const tellsOther = ({ text }: Reading): boolean =>
  isRecurring(text) ||
  isNamedPlace(text) ||
  isOrganization(text) ||
  findOtherParty(text)?.named === true ||
  (isNameAlone(text) && text.includes(' ')) ||
  isDistressed(text)

/** What an answer without any day still says of a time ("while I was pregnant", "since my surgery"). */
const timeCue =
  /\d|\b(?:when|while|during|since|after|before|until|around|about|at|in|on|over|last|this|past|years?|months?|weeks?|days?|night|time|times|ago|always|ongoing|still|every|now|recent\w*|long|early|late|spring|summer|fall|winter|christmas|easter|thanksgiving|holidays?|birthday|cuando|mientras|durante|desde|despues|antes|hace|siempre|todavia|cada|ahora|reciente\w*|ano|anos|mes|meses|semana|semanas|dia|dias|noche|verano|invierno|primavera|otono|navidad)\b/

/** A month alone ("June") is one where a time was asked for; elsewhere "may" and "march" are words. */
const asWhen = ({ draft, text }: Reading): string => {
  const said = withoutContact(text)
  if (!months.has(plain(withoutOpeners(said)).replace(/[.!]$/, ''))) return said
  return `${draft.conversation.language === 'es' ? 'en' : 'in'} ${withoutOpeners(said)}`
}

/** When to call and not when it was: an order to, or a time of day from or until which one can be reached. */
const isForCall = (said: string): boolean =>
  /^(?:please |just |you can |pls )?(?:call|text|phone|reach|ring) me\b|^(?:please )?(?:do not|don'?t|dont) call\b|\b(?:llamen?me|marquenme)\b|^(?:por favor )?me (?:llaman|marcan)\b/.test(
    said,
  ) ||
  /^(?:only |any ?time |solo |nomas )?(?:after|before|despues de|antes de)(?: las?)? \d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?(?:[\s.!]*$|,| (?:i|im|i'm|only|please|nomas|por favor|mejor)\b)/.test(
    said,
  )

const takeTimes = ({ draft, text, learned }: Reading): boolean => {
  const times = draft.conversation.slots.preferred_times ?? readTimes(withoutContact(text), draft)
  if (times !== null) setSlot({ draft, learned }, 'preferred_times', times)
  return times !== null
}

const isPlaceAlone = (text: string): boolean => isPlaceByLead(text) && findPlace(text) !== null

const ofHurry = /\b(?:urgente?|asap|emergency|emergencia)\b/

/** Whether an answer without a day still says roughly when ("while I was pregnant"). */
const isRough = (reading: Reading, raw: string): boolean => {
  const said = plain(reading.text)
  return (
    reading.learned.known.length === 0 &&
    timeCue.test(said) &&
    !ofHurry.test(said) &&
    !frames.refuse(reading.text) &&
    !frames.unsure(reading.text) &&
    !tellsOther(reading) &&
    raw.split(' ').length <= wordsAlone(reading, 14) &&
    /\p{L}|\d/u.test(raw)
  )
}

/** "Idk exactly, like 2 weeks back": the doubt is no part of the day. */
const hedged =
  /^(?:idk|i (?:don['’]?t|do not) (?:know|remember)|not (?:really )?sure|no (?:lo )?s[eé]|no (?:me )?(?:acuerdo|recuerdo))(?: exactly| for sure| bien)?[\s,.;]+(?:but |maybe |like |pero |como )*(?=\S)/i

/** A day or a rough time, as the answer to when it happened. */
export const answerWhen = (reading: Reading): boolean => {
  const { draft, text, learned } = reading
  if (isForCall(plain(text))) return takeTimes(reading)
  const dates = datesIn(draft, asWhen(reading))
  if (dates.length === 0 && isPlaceAlone(text) && takePlace(reading)) return true
  const day = dates.find((date) => !date.ahead) ?? dates[0]
  const raw = shorten(tidy(withoutOpeners(tidy(withoutContact(text).replace(hedged, '')))), 160)
  const isForReply = isRecurring(text) && learned.known.includes('preferred_times')
  if (day) setSlot({ draft, learned }, 'when', { raw, iso: day.iso })
  else if (isForReply) return false
  else if (isVagueTime(text)) setSlot({ draft, learned }, 'when', { raw, iso: null })
  else if (isRough(reading, raw)) setSlot({ draft, learned }, 'when', { raw, iso: null })
  if (draft.conversation.slots.when !== undefined) return true
  return learned.known.length === 0 && tellOn(reading)
}
