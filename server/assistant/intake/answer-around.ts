import { answerWhen, fitsLine } from './answer-when.ts'
import { withoutContact } from './contact.ts'
import { detailOf, soundsRather } from './details.ts'
import { findTheirName } from './matter.ts'
import { hasTwoCapitals, isNameAlone } from './names.ts'
import {
  findOtherParty,
  introducedName,
  isNobody,
  readOtherParty,
  isLack,
  ofHaste,
} from './other-party.ts'
import { findPlace, isNamedPlace, isPlaceByLead, isStreet, tellsWhere } from './place.ts'
import { isOrganization, namesParty, sortPlaceAndParty } from './place-and-party.ts'
import { plain } from './plain-text.ts'
import { datesIn } from './reading.ts'
import type { Reading } from './reading.ts'
import { refuse } from './refuse.ts'
import { isRemark, withoutRemarks } from './remark.ts'
import { setSlot } from './set-slot.ts'
import { isAccount, takeNamed, takeParty, takePlace, tellMore, tellOn } from './take-besides.ts'
import { isTimeAlone } from './time-alone.ts'
import { isRecurring, isTimes, offersDays, readTimes, speaksOfTimes } from './times.ts'

/** Nothing but a date or a time answers neither where nor who. */
const isOnlyTime = ({ draft, text }: Reading): boolean =>
  isTimes(text) || isTimeAlone(text, datesIn(draft, text))

/** A day told after its question was passed, or good times told before theirs. */
const answerWhenLater = (reading: Reading): boolean => {
  const { draft, text, learned } = reading
  const { slots } = draft.conversation
  if (learned.known.includes('when')) return true
  // "Fri 11/27 or Mon 11/30" are offered, and nothing that happened.
  const offers = offersDays(text)
  if (slots.when === undefined && !isRecurring(text) && !offers) return answerWhen(reading)
  const open = slots.preferred_times === undefined && (offers || isTimes(text))
  const times = open ? readTimes(text, draft) : null
  if (times !== null) setSlot({ draft, learned }, 'preferred_times', times)
  return times !== null
}

/** "Mornings except thursday I have dialysis" was heard as when to call, and is no place. */
const tellsWhenToCall = ({ text, learned }: Reading): boolean =>
  learned.known.includes('preferred_times') && findPlace(text) === null && !hasTwoCapitals(text)

/** There is no other side: it is not asked for any more. */
const takeNobody = (reading: Reading): boolean => {
  refuse(reading, ['other_party'])
  reading.draft.conversation.mentionedParty = null
  return true
}

const lastPart = (text: string): string => text.split(/,\s+/).at(-1) ?? text

/** "They did, coast rentals llc": a sentence with the name after it. */
const endsInName = (text: string): boolean =>
  lastPart(text) !== text && isOrganization(lastPart(text))

const lastIfName = (text: string): string =>
  isRemark(text) && endsInName(text) ? lastPart(text) : text

const ofHearing =
  /\b(?:court|hearing|trial|arraign\w*|sentenc\w*|deadline|due|corte|audiencia|juicio|plazo)\b/

/** Where a hearing is told with its place. */
const somewhere = /\b(?:[Ii]n|[Aa]t|[Nn]ear|[Ee]n)\s+\p{Lu}|\b(?:[Cc]ounty|[Cc]ondado)\b/u

/** A hearing is no time to call, and by itself neither a place nor a side. */
const tellsHearing = ({ draft, text }: Reading): boolean =>
  ofHearing.test(plain(text)) && !isRecurring(text) && datesIn(draft, text).length > 0

/** Whether an answer to where sounds like who is on the other side, or is a person's whole name. */
const namesWhom = ({ text, pending }: Reading): boolean => {
  const isPerson = pending.includes('other_party') && isNameAlone(text) && text.includes(' ')
  return detailOf(text) === 'party' || (isPerson && soundsRather(text, 'who', 'place'))
}

/** What an answer to where is in truth: nobody, a time, more of the matter; null where it may be a place. */
const notWhere = (reading: Reading): boolean | null => {
  const { text } = reading
  if (namesConcerned(reading)) return false
  if (isNobody(text)) return takeNobody(reading)
  if (tellsHearing(reading) && !somewhere.test(text)) return tellMore(reading)
  if (isOnlyTime(reading)) return answerWhenLater(reading)
  if (tellsWhenToCall(reading)) return true
  if (namesWhom(reading) && !isNamedPlace(text) && !/[.;,]\s+\S/.test(text))
    return takeNamed(reading) || tellMore(reading)
  return isLack(text) || (isAccount(reading) && !namesParty(text)) ? tellMore(reading) : null
}

/** A place and the other side, as the answer to where and who. */
export const answerWhere = (reading: Reading): boolean => {
  const { draft, text, learned } = reading
  const other = notWhere(reading)
  if (other !== null) return other
  const said = withoutRemarks(text)
  if (isRemark(said) && findPlace(said) === null && !endsInName(said)) return tellOn(reading)
  if (said === '' || ofHaste.test(plain(text)) || !fitsLine(reading)) return false
  const { place, party } = sortPlaceAndParty(lastIfName(withoutContact(said)))
  // "The ram guy cody, state farm": all of it is who.
  if (party === null && namesWhom(reading) && !isNamedPlace(text) && takeNamed(reading)) return true
  if (party !== null && draft.conversation.slots.other_party === undefined)
    setSlot({ draft, learned }, 'other_party', party)
  if (place !== null) setSlot({ draft, learned }, 'where', place)
  return place !== null
}

/** "I do not know who it is. The State?": what follows may be the answer. */
const unknowing =
  /[,;]\s*(?:i )?(?:don['’]?t|do not|no lo?|no) (?:know|s[eé])\b.*$|^[^.!?]*\b(?:don['’]?t|do not|no lo?) (?:know|s[eé])\b[^.!?]*[.!?]\s+(?=\S)/i
/** What a visitor can, wants or is themselves. */
const ofSelf = /^(?:i (?:can'?t|cant|cannot|can|work|need|want|have|will|would|am)|i'm|im)\b/

/** One's own name is on one's own side. */
const ofOwnName =
  /\b(?:my (?:last|first|middle|maiden|full|family|married|own) name|mi (?:apellido|nombre))\b/

/** A price is nobody. */
const ofCost = /^(?:(?:and|y) )?(?:the |el |la )?(?:costs?|prices?|fees?|total|precio|costo)\b/

/** Fewer words than these are a name as they stand. */
const wordsOfSentence = 5

/** Whether words may name somebody at all. */
const isUsable = (reading: Reading): boolean => {
  const said = plain(reading.text)
  const names = [ofSelf, ofOwnName, ofHaste, ofCost].every((other) => !other.test(said))
  return names && fitsLine(reading)
}

/** The name within a sentence ("the other guy is named Brent"), else all of the answer. */
const nameOfSide = (text: string): string | null => {
  const introduced = introducedName(text)
  if (introduced !== null) return introduced
  const found = text.split(' ').length < wordsOfSentence ? null : findOtherParty(text)
  return found?.named === true ? found.value : readOtherParty(text)
}

const namesSomebody = (text: string): boolean =>
  introducedName(text) !== null ||
  findOtherParty(text)?.named === true ||
  findTheirName(text) !== null ||
  isOrganization(text) ||
  hasTwoCapitals(text)

/** Whether a name was taken for that of the person concerned just now. */
const namesConcerned = ({ draft: { conversation }, text }: Reading): boolean => {
  const theirs = findTheirName(text)
  return theirs !== null && conversation.behalfOf?.endsWith(`(${theirs})`) === true
}

const soundsPlace = (text: string): boolean =>
  isNamedPlace(text) || (detailOf(text) === 'place' && !isOrganization(text))

/** What an answer to who is in truth: nobody, a place, a time, more of the matter; null where it may be a name. */
const notWho = (reading: Reading): boolean | null => {
  const { text } = reading
  if (namesConcerned(reading)) return false
  if (isNobody(text)) return takeNobody(reading)
  if (isPlaceByLead(text) || isStreet(text) || tellsWhere(text)) return takePlace(reading)
  // "The county" is also who charges.
  if (soundsPlace(text) && takePlace(reading)) return true
  if (tellsHearing(reading) && !hasTwoCapitals(text)) return tellMore(reading)
  if (isOnlyTime(reading)) return answerWhenLater(reading)
  return isLack(text) || isAccount(reading) ? tellMore(reading) : null
}

/** Who is on the other side, as the answer to that; a place, a day or a story goes where it belongs. */
export const answerOther = (reading: Reading): boolean => {
  const { draft, text, learned } = reading
  const other = notWho(reading)
  if (other !== null) return other
  const said = withoutRemarks(text)
  if (isRemark(said) && !namesSomebody(said)) return tellOn(reading)
  if (said === '' || !isUsable(reading)) return false
  const party = nameOfSide(lastIfName(withoutContact(said)).replace(unknowing, ''))
  if (party !== null) setSlot({ draft, learned }, 'other_party', party)
  return party !== null
}

const ofEmail = /\b(?:e-?mail|correo)\b/

/** Good times, as the answer to when the firm may call; the first time only what speaks of any. */
export const answerTimes = (reading: Reading): boolean => {
  const { draft, text, learned } = reading
  if (learned.known.includes('name') || !fitsLine(reading)) return false
  if (isAccount(reading)) return tellMore(reading)
  if (detailOf(text) !== 'times') {
    if (isNamedPlace(text) || isStreet(text)) return takePlace(reading)
    if (isOrganization(text)) return takeParty(reading)
    if (ofEmail.test(plain(text))) return false
  }
  if (tellsHearing(reading)) return tellMore(reading)
  const again = (draft.conversation.asked.preferred_times ?? 0) > 1
  if (!again && !speaksOfTimes(text)) return false
  const times = readTimes(withoutContact(text), draft)
  if (times !== null) setSlot({ draft, learned }, 'preferred_times', times)
  return times !== null
}
