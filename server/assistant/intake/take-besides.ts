import { addToMatter } from './add-to-matter.ts'
import { introducedName, isLack, readOtherParty } from './other-party.ts'
import { readPlace } from './place.ts'
import { plain, shorten, tidy, withoutOpeners } from './plain-text.ts'
import type { Detail } from '../policy/learned/learned.ts'
import type { Conversation } from '../turn-state.ts'
import { datesIn, type Reading } from './reading.ts'
import { eventAhead } from './learn-dates.ts'
import type { FoundMoment } from './moments.ts'
import { isRemark } from './remark.ts'
import { setSlot } from './set-slot.ts'
import { beginsAccount, tellsEvent } from './tells-event.ts'
import { readTimes } from './times.ts'

/** Where somebody is kept is no place of the matter. */
const kept = /\b(?:jail|prison|custody|detention|hospital|carcel|prision)\b/

/** A place where something else was asked; a second one says nothing new. */
export const takePlace = ({ draft, text, learned }: Reading): boolean => {
  if (kept.test(plain(text))) return false
  const place = draft.conversation.slots.where === undefined ? readPlace(text) : null
  if (place !== null) setSlot({ draft, learned }, 'where', place)
  return place !== null
}

/** "Not gus. its GP Foods Inc". */
const denied = /^not [^.,;]{1,30}[.,;]\s*(?:it['’]?s )?/i
/** "The guys name is Walt Pruett he owns the building": the name within a sentence. */
const nameWithin = /\bname(?:['’]?s| is| was)\s+(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+)+)/u

/** The other side where something else was asked. */
export const takeParty = ({ draft, text, learned }: Reading): boolean => {
  const named = nameWithin.exec(text)?.[1] ?? readOtherParty(text.replace(denied, ''))
  const party = draft.conversation.slots.other_party === undefined ? named : null
  if (party !== null) setSlot({ draft, learned }, 'other_party', party)
  return party !== null
}

/** Of one's own people and of lawyers. */
const ofOwnSide = /\b(?:husband|wife|spouse|lawyers?|attorneys?|espos[oa]|marido|abogad[oa]s?)\b/
/** "Owner is Chinese". */
const ofOrigin = /\b(?:is|are|was|were|es) \p{Lu}\p{Ll}*(?:ese|ian|ish|can)[.!]?$/u
/** Who somebody is beside their name: "he is the manager Ken something". */
const besideName = /\p{Ll}{3,} \p{Lu}\p{Ll}+/u

/** The other side where something else was asked and all words sound like it; what somebody is like names nobody. */
export const takeNamed = (reading: Reading): boolean => {
  const { text } = reading
  if (ofOwnSide.test(plain(text)) || ofOrigin.test(text)) return false
  return (!isRemark(text) || besideName.test(text)) && takeParty(reading)
}

/** An account of what happened is no place, name or time, unless it names one. */
export const isAccount = ({ text }: Reading): boolean =>
  (tellsEvent(text) || beginsAccount(text)) &&
  !/\b(?:in|at|near|on|en|cerca)\s+\S|\s\p{Lu}\p{Ll}/u.test(text)

/** More of the matter where something else was asked joins what was told of it. */
export const tellMore = ({ draft: { conversation }, text }: Reading): boolean => {
  const { issue } = conversation.slots
  // What to heed when reaching a visitor is noted as that.
  const heeds = conversation.contactNote !== undefined && text.includes(conversation.contactNote)
  if (issue !== undefined && !heeds) addToMatter(conversation, text)
  return false
}

/** Good times where something else was asked; further ones join those that are known. */
export const takeTimes = ({ draft, text, learned }: Reading): boolean => {
  const known = draft.conversation.slots.preferred_times
  const times = readTimes(text, draft)
  if (times === null) return false
  setSlot({ draft, learned }, 'preferred_times', known === undefined ? times : `${known}; ${times}`)
  return true
}

type When = Conversation['slots']['when']

/** Letters of a date that is known to its month. */
const monthLength = 7
/** More words tell something besides the day. */
const wordsOfDay = 6

/** "Jan 9" after "in January" says the same more exactly. */
const isExacter = (known: When, day: FoundMoment | undefined): boolean =>
  known?.iso?.length === monthLength && day?.iso.startsWith(known.iso) === true

/** When it happened where something else was asked; what it is told with stays with the matter. */
const takeWhen = (reading: Reading): boolean => {
  const { draft, text, learned } = reading
  const known = draft.conversation.slots.when
  const day = datesIn(draft, text).find((date) => !date.ahead)
  if ((known !== undefined && !isExacter(known, day)) || eventAhead.test(plain(text))) return false
  const isLong = text.split(' ').length > wordsOfDay
  if (isLong) tellMore(reading)
  if (isLong && day === undefined) return true
  const raw = isLong ? (day?.raw ?? text) : withoutOpeners(text)
  setSlot({ draft, learned }, 'when', { raw: shorten(tidy(raw), 160), iso: day?.iso ?? null })
  return true
}

/** Joins the matter, or is all of it so far. */
const tellAll = (reading: Reading): void => {
  const { draft, text, learned } = reading
  if (draft.conversation.slots.issue === undefined) setSlot({ draft, learned }, 'issue', text)
  else tellMore(reading)
}

const takers: Partial<Record<Detail, (reading: Reading) => boolean>> = {
  party: takeNamed,
  place: takePlace,
  when: takeWhen,
  times: takeTimes,
}

/**
 * Takes the detail that a turn gives in place of what was asked for; what is known already, and a story, joins the
 * matter. False where it may be what was asked for, or is a name.
 */
export const takeBesides = (reading: Reading): boolean => {
  const { besides, draft, pending, text } = reading
  if (besides === null || besides === 'who') return false
  // The day or the name that was asked for may stand in a story.
  const answers =
    introducedName(text) !== null || (pending[0] === 'when' && datesIn(draft, text).length > 0)
  if (besides === 'story' && answers) return false
  if (takers[besides]?.(reading) !== true) tellAll(reading)
  return true
}

const personal =
  /\b(?:i|my|me|we|our|he|she|they|their|her|his|him|us|it was|mi|mis|me|nos|fue|su|sus)\b/

/** So many words are no name and no number. */
const wordsTold = 7

/** A visitor who tells on, though a name or a number was asked for. */
export const tellOn = (reading: Reading): boolean => {
  const said = plain(reading.text)
  const tells =
    isLack(reading.text) ||
    said.split(' ').length >= wordsTold ||
    (said.split(' ').length > 2 && (isAccount(reading) || personal.test(said)))
  return tells && tellMore(reading)
}
