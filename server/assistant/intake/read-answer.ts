import type { Slot } from '@foyer/shared/facts/statuses.ts'
import { withoutContact } from './contact.ts'
import { months } from './date-words.ts'
import { isVagueTime } from './dates.ts'
import {
  asksForCall,
  isAside,
  isDistressed,
  isSkip,
  isUnwilling,
  isYes,
  prefersChannel,
  readCourtesy,
  wantsHuman,
} from './intent.ts'
import { datesIn } from './reading.ts'
import type { Reading } from './reading.ts'
import { commonWords } from './common-words.ts'
import { findTheirName, matterText, readMatter } from './matter.ts'
import { isNameAlone } from './names.ts'
import { findOtherParty, isNobody, readOtherParty } from './other-party.ts'
import { isNamedPlace, isPlaceByLead, isStreet, readPlace } from './place.ts'
import { isOrganization, sortPlaceAndParty } from './place-and-party.ts'
import { plain, shorten, tidy, withoutOpeners } from './plain-text.ts'
import { setSlot } from './set-slot.ts'
import { beginsAccount, tellsEvent } from './tells-event.ts'
import { isTimeAlone } from './time-alone.ts'
import { isRecurring, isTimes, namesTime, readTimes, speaksOfTimes } from './times.ts'
import { readUrgency } from './urgency.ts'

const refuse = ({ draft: { conversation } }: Reading, slots: Slot[]): void => {
  const missing = slots.filter((slot) => conversation.slots[slot] === undefined)
  conversation.refused = [...new Set([...conversation.refused, ...missing])]
}

/** Words a free answer may have: fewer in one line of several, which may be anything. */
const wordsInLine = 5
const wordsAlone = ({ oneOfSeveral }: Reading, most: number): number =>
  oneOfSeveral ? wordsInLine : most

const fitsLine = (reading: Reading): boolean =>
  reading.text.split(' ').length <= wordsAlone(reading, Infinity)

const isPending = (reading: Reading, slot: Slot): boolean =>
  reading.pending[0] === slot || reading.pending.slice(1).includes(slot)

/** What a refusal is about: the thing it names, else what was asked. */
const refusedSlots = (reading: Reading): Slot[] => {
  const said = plain(reading.text)
  if (
    /\b(?:his|her|their|the other) name|who (?:he|she|it|they)|su nombre de el/.test(said) &&
    isPending(reading, 'other_party')
  )
    return ['other_party']
  if (/\b(?:my|mi) (?:full )?(?:name|nombre)\b/.test(said)) return ['name']
  if (/\be-?mail|correo/.test(said) && !/\bphone|number|telefono/.test(said)) return ['email']
  if (/\b(?:phone|number|telefono)\b/.test(said) && !/\be-?mail|correo/.test(said)) return ['phone']
  return reading.pending.filter((slot): slot is Slot => slot !== 'confirm')
}

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

const answerWhen = (reading: Reading): boolean => {
  const { draft, text, learned } = reading
  const dates = datesIn(draft, asWhen(reading))
  const day = dates.find((date) => !date.ahead) ?? dates[0]
  const raw = shorten(tidy(withoutOpeners(tidy(withoutContact(text)))), 160)
  const isForReply = isRecurring(text) && learned.known.includes('preferred_times')
  if (day) setSlot({ draft, learned }, 'when', { raw, iso: day.iso })
  else if (isForReply) return false
  else if (isVagueTime(text)) setSlot({ draft, learned }, 'when', { raw, iso: null })
  else if (
    !isSkip(text) &&
    !tellsOther(reading) &&
    learned.known.length === 0 &&
    timeCue.test(plain(text)) &&
    raw.split(' ').length <= wordsAlone(reading, 14) &&
    /\p{L}|\d/u.test(raw)
  )
    setSlot({ draft, learned }, 'when', { raw, iso: null })
  return draft.conversation.slots.when !== undefined
}

/** "Whatever", "no idea": everyday words that tell of nothing. */
const saysNothing = (text: string): boolean => {
  const words = plain(text).match(/[\p{L}']+/gu) ?? []
  return words.length < 3 && words.every((word) => commonWords.has(word))
}

/** A place where something else was asked; a second one says nothing new. */
const takePlace = ({ draft, text, learned }: Reading): boolean => {
  const place = draft.conversation.slots.where === undefined ? readPlace(text) : null
  if (place !== null) setSlot({ draft, learned }, 'where', place)
  return place !== null
}

const answerIssue = (reading: Reading): boolean => {
  const { draft, text, learned } = reading
  const { conversation } = draft
  if ((isUnwilling(text) || isDistressed(text)) && readMatter(text) === null) return false
  if (learned.known.includes('name') && readMatter(text) === null) return false
  if (readMatter(text) === null && (findTheirName(text) !== null || saysNothing(text))) return false
  if (isNamedPlace(text) && readMatter(text) === null) {
    takePlace(reading)
    return false
  }
  const words = matterText(text, conversation.slots.name ?? null)
  if (!/\p{L}{3}/u.test(words)) return false
  if (asksForCall(text) && readMatter(words) === null) return false
  const contact = learned.known.some((slot) => slot === 'phone' || slot === 'email')
  if (contact && readMatter(words) === null && !tellsEvent(words)) return false
  const before = conversation.slots.issue
  const joined =
    before === undefined || before.includes(words) ? words : shorten(`${before}; ${words}`, 800)
  conversation.slots.issue = joined
  conversation.thinIssue = false
  learned.known.push('issue')
  return true
}

/** Nothing but a date or a time answers neither where nor who. */
const isOnlyTime = ({ draft, text }: Reading): boolean =>
  isTimes(text) || isTimeAlone(text, datesIn(draft, text))

/** An account of what happened is no place, name or time, unless it names one. */
const isAccount = ({ text }: Reading): boolean =>
  (tellsEvent(text) || beginsAccount(text)) &&
  !/\b(?:in|at|near|on|en|cerca)\s+\S|\s\p{Lu}\p{Ll}/u.test(text)

/** A day or a year told after its question was passed. */
const answerWhenLater = (reading: Reading): boolean =>
  reading.draft.conversation.slots.when === undefined &&
  !isRecurring(reading.text) &&
  answerWhen(reading)

/** More of the matter where something else was asked joins what was told of it. */
const tellMore = ({ draft: { conversation }, text }: Reading): boolean => {
  const { issue } = conversation.slots
  if (issue !== undefined && !issue.includes(text))
    conversation.slots.issue = shorten(`${issue}; ${text}`, 800)
  return false
}

const answerWhere = (reading: Reading): boolean => {
  const { draft, text, learned } = reading
  if (isOnlyTime(reading)) return answerWhenLater(reading)
  if (isAccount(reading)) return tellMore(reading)
  if (!fitsLine(reading)) return false
  const { place, party } = sortPlaceAndParty(withoutContact(text))
  if (party !== null && draft.conversation.slots.other_party === undefined)
    setSlot({ draft, learned }, 'other_party', party)
  if (place !== null) setSlot({ draft, learned }, 'where', place)
  return place !== null
}

/** The other side where something else was asked. */
const takeParty = ({ draft, text, learned }: Reading): boolean => {
  const party = draft.conversation.slots.other_party === undefined ? readOtherParty(text) : null
  if (party !== null) setSlot({ draft, learned }, 'other_party', party)
  return party !== null
}

/** What is said of haste names nobody. */
const ofHaste =
  /^(?:there(?:'s| is) )?(?:no|not) (?:real )?(?:deadline|rush|hurry|court date|urgent)|\b(?:deadline|court date|hurry|prisa|plazo|urgente?)\b/
/** "I do not know who it is. The State?": what follows may be the answer. */
const unknowing = /^[^.!?]*\b(?:don['’]?t|do not|no lo?) (?:know|s[eé])\b[^.!?]*[.!?]\s+(?=\S)/i
/** A hearing ahead is no time to call. */
const ofHearing =
  /\b(?:court|hearing|trial|arraign\w*|sentenc\w*|deadline|due|corte|audiencia|juicio|plazo)\b/

/** What a visitor can, wants or is themselves. */
const ofSelf = /^(?:i (?:can'?t|cant|cannot|can|work|need|want|have|will|would|am)|i'm|im)\b/

const answerOther = (reading: Reading): boolean => {
  const { draft, text, learned } = reading
  if (isNobody(text)) {
    refuse(reading, ['other_party'])
    draft.conversation.mentionedParty = null
    return true
  }
  if (isPlaceByLead(text) || isStreet(text)) return takePlace(reading)
  // "The county" is also who charges.
  if (isNamedPlace(text) && takePlace(reading)) return true
  if (isOnlyTime(reading)) return answerWhenLater(reading)
  if (isAccount(reading)) return tellMore(reading)
  const said = plain(text)
  const usable = !ofSelf.test(said) && !ofHaste.test(said) && fitsLine(reading)
  const party = usable ? readOtherParty(withoutContact(text).replace(unknowing, '')) : null
  if (party !== null) setSlot({ draft, learned }, 'other_party', party)
  return party !== null
}

const answerTimes = (reading: Reading): boolean => {
  const { draft, text, learned } = reading
  if (learned.known.includes('name') || !fitsLine(reading)) return false
  if (isAccount(reading)) return tellMore(reading)
  if (isNamedPlace(text) || isStreet(text)) return takePlace(reading)
  if (isOrganization(text)) return takeParty(reading)
  if (ofHearing.test(plain(text)) && !isRecurring(text) && datesIn(draft, text).length > 0)
    return false
  const again = (draft.conversation.asked.preferred_times ?? 0) > 1
  if (!again && !speaksOfTimes(text)) return false
  const times = readTimes(withoutContact(text), draft)
  if (times !== null) setSlot({ draft, learned }, 'preferred_times', times)
  return times !== null
}

const answerUrgency = ({ draft, text, learned }: Reading): boolean => {
  setSlot({ draft, learned }, 'urgency', readUrgency(text))
  return true
}

/** "Just call me" says how and nothing else. */
const isChannelAlone = (text: string): boolean =>
  prefersChannel(text) !== null &&
  text.split(' ').length <= 8 &&
  !namesTime(withoutContact(text).replace(/\b(?:now|ahora)\b/i, ' '))

/** Free words are taken as the answer where they are one: no question, courtesy or other business. */
const isFreeAnswer = (reading: Reading): boolean =>
  !reading.question &&
  reading.learned.changed.length === 0 &&
  !isAside(reading.text) &&
  !isYes(reading.text) &&
  !isChannelAlone(reading.text) &&
  readCourtesy(reading.text) === null &&
  !wantsHuman(reading.text)

const readers: Partial<Record<Slot, (reading: Reading) => boolean>> = {
  when: answerWhen,
  issue: answerIssue,
  where: answerWhere,
  other_party: answerOther,
  preferred_times: answerTimes,
  urgency: answerUrgency,
}

/** A day or a rough time, even where it begins with "I don't know exactly". */
const tellsTime = ({ draft, text }: Reading): boolean =>
  isVagueTime(text) || datesIn(draft, text).length > 0

const isPassed = (reading: Reading, first: Slot): boolean => {
  const { text, question } = reading
  if (question || !isSkip(text) || isYes(text)) return false
  if (first === 'other_party' && isNobody(text)) return false
  if (!refusedSlots(reading).includes(first)) return true
  if (first === 'when' && !isUnwilling(text) && tellsTime(reading)) return false
  return !(first === 'issue' && readMatter(text) === 'clear')
}

const personal = /\b(?:i|my|me|we|our|he|she|they|it was|mi|mis|me|nos|fue)\b/

/** A visitor who tells on, though a name or a number was asked for. */
const tellOn = (reading: Reading): void => {
  const said = plain(reading.text)
  if (said.split(' ').length > 2 && (isAccount(reading) || personal.test(said))) tellMore(reading)
}

/** Takes the turn as the answer to what was asked last, or notes that it was passed over. */
export const readAnswer = (reading: Reading): void => {
  const { draft, pending, learned } = reading
  const first = pending[0]
  if (first === undefined || first === 'confirm') return
  const facts = learned.known.length + learned.changed.length
  if (isPassed(reading, first)) {
    refuse(reading, refusedSlots(reading))
    learned.skipped = facts === 0 && learned.channel === null
    return
  }
  const reader = learned.known.includes(first) || learned.trouble !== null ? null : readers[first]
  const alone = facts === 0 || /^(?:issue|when|preferred_times|where)$/.test(first)
  if (!reader && facts === 0 && learned.trouble === null && isFreeAnswer(reading)) tellOn(reading)
  if (!reader || !alone || !isFreeAnswer(reading)) return
  reader(reading)
  const { conversation } = draft
  if (conversation.slots[first] !== undefined)
    conversation.refused = conversation.refused.filter((slot) => slot !== first)
}
