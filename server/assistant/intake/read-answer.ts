import type { Slot } from '@foyer/shared/facts/statuses.ts'
import { answerOther, answerTimes, answerWhere } from './answer-around.ts'
import { answerIssue } from './answer-matter.ts'
import { answerWhen } from './answer-when.ts'
import { withoutContact } from './contact.ts'
import { isVagueTime } from './dates.ts'
import { frames } from './act-frames.ts'
import { isAside, isSkip, isUnwilling, wantsHuman, wishesToMeet } from './acts.ts'
import { isYes, readCourtesy } from './intent.ts'
import { prefersChannel } from './channel.ts'
import { findTheirName, readMatter } from './matter.ts'
import { hasTwoCapitals } from './names.ts'
import { findOtherParty, introducedName, isNobody } from './other-party.ts'
import { plain } from './plain-text.ts'
import { datesIn } from './reading.ts'
import type { Reading } from './reading.ts'
import { refuse, refusedSlots } from './refuse.ts'
import { setSlot } from './set-slot.ts'
import { takeBesides, tellOn } from './take-besides.ts'
import { isTimes, namesTime } from './times.ts'
import { readUrgency } from './urgency.ts'

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

const season =
  /\b(?:back in|ago|spring|summer|winter|christmas|easter|thanksgiving|last|since|before|after|primavera|verano|invierno|otono|navidad|hace|desde|antes|despues)\b/

/** A day or a rough time, even where it begins with "I don't know exactly" or with a sigh. */
const tellsTime = ({ draft, text }: Reading): boolean =>
  isVagueTime(text) ||
  datesIn(draft, text).length > 0 ||
  (!frames.unsure(text) && season.test(plain(text)))

/** A name for the other side, though more of it is not known. */
const namesSide = (text: string): boolean =>
  findTheirName(text) !== null ||
  introducedName(text) !== null ||
  findOtherParty(text)?.named === true

/** What is not known of somebody else ("no sé dónde vive ahora") leaves one's own name and number to be told. */
const knowsNotOf =
  /\b(?:no se|(?:don'?t|dont|do not) know) (?:donde|quien|si|cuando|where|who|if|whether|when) (?!(?:to|i|tengo|quiero|debo|puedo|uso)\b)(?:\w+ )*\w+/

/** Whether only all words together sound like a pass, and no form of one stands in a text. */
const soundsPassed = (text: string): boolean => !frames.refuse(text) && !frames.unsure(text)

/** Whether a turn passes over anything; a name or a matter in words that only sound like it ("some warehouse, Kline Packaging") does not. */
const passes = ({ text, question, pending, besides }: Reading): boolean =>
  !question &&
  isSkip(text) &&
  !(besides === 'story' && !frames.refuse(text)) &&
  !isYes(text) &&
  !(soundsPassed(text) && (hasTwoCapitals(text) || pending[0] === 'issue'))

const isPassed = (reading: Reading, first: Slot): boolean => {
  const { text } = reading
  if (!passes(reading)) return false
  if (first === 'other_party' && (isNobody(text) || namesSide(text))) return false
  if (/^(?:name|phone|email|issue)$/.test(first) && knowsNotOf.test(plain(text))) return false
  if (!refusedSlots(reading).includes(first)) return true
  if (first === 'when' && !isUnwilling(text) && tellsTime(reading)) return false
  return !(first === 'issue' && readMatter(text) === 'clear')
}

/** Takes free words as the answer to what was asked, or as more of the matter where none are expected. */
const takeAnswer = (reading: Reading, first: Slot, facts: number): void => {
  const { conversation } = reading.draft
  const reader = readers[first]
  if (facts === 0 && takeBesides(reading)) return
  if (reader === undefined) {
    if (facts > 0 || reading.learned.channel !== null) return
    // "Thursday afternoon" is no number, and when the firm may call; a wish to meet is no matter.
    if (isTimes(reading.text) && namesTime(reading.text)) answerTimes(reading)
    else if (!wishesToMeet(reading.text)) tellOn(reading)
    return
  }
  // "No its ana@mail.example use that" puts right, and answers nothing.
  const isFree =
    facts === 0 || (!reading.correction && /^(?:issue|when|preferred_times|where)$/.test(first))
  if (isFree) reader(reading)
  if (conversation.slots[first] !== undefined)
    conversation.refused = conversation.refused.filter((slot) => slot !== first)
}

/** Takes the turn as the answer to what was asked last, or notes that it was passed over. */
export const readAnswer = (reading: Reading): void => {
  const { pending, learned } = reading
  const first = pending[0]
  const facts = learned.known.length + learned.changed.length
  if (first === 'confirm' && facts === 0 && reading.besides !== 'story') takeBesides(reading)
  if (first === undefined || first === 'confirm') return
  if (isPassed(reading, first)) {
    refuse(reading, refusedSlots(reading))
    learned.skipped = facts === 0 && learned.channel === null
    return
  }
  const free = !learned.known.includes(first) && learned.trouble === null && isFreeAnswer(reading)
  if (free) takeAnswer(reading, first, facts)
}
