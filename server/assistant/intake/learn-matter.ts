import { withoutContact } from './contact.ts'
import type { FoundDate } from './dates.ts'
import { findBehalf, findBehalfName, matterText, readMatter } from './matter.ts'
import { findOtherParty } from './other-party.ts'
import { findPlace } from './place.ts'
import { plain, shorten } from './plain-text.ts'
import { datesIn } from './reading.ts'
import type { Reading } from './reading.ts'
import { setSlot } from './set-slot.ts'
import { findTimes } from './times.ts'
import { findUrgency } from './urgency.ts'

/** A deadline this near makes a matter urgent. */
const nearDays = 14

const eventAhead =
  /\b(?:court|hearing|trial|arraign\w*|sentenc\w*|deadline|due\b|appear\w*|mediation|deposition|evict\w*|foreclos\w*|deport\w*|surrender|report to|statute|expires?|lockout|auction|corte|audiencia|juicio|plazo|vence|desaloj\w*|deport\w*|cita)\b/

const isAhead = (date: FoundDate, today: string): boolean =>
  date.iso.length === 10 && (date.iso > today || (date.ahead && date.iso >= today))

/** A hearing or deadline ahead, and when the matter happened. */
export const learnDates = (reading: Reading): void => {
  const { draft, text, pending } = reading
  const { conversation } = draft
  if (pending[0] === 'preferred_times' && !reading.correction) return
  if (findTimes(text) !== null && conversation.slots.when !== undefined) return
  const dates = datesIn(draft, withoutContact(text))
  const ahead = dates.find((date) => isAhead(date, draft.today.toString()))
  if (ahead && eventAhead.test(plain(text)))
    conversation.deadline = { raw: shorten(ahead.raw, 80), iso: ahead.iso }
  const behind = dates.find((date) => date !== ahead && !date.ahead)
  if (!behind || pending.includes('when') || reading.question) return
  const aboutMatter = readMatter(text) !== null || conversation.phase !== 'idle'
  const mayReplace = reading.correction || reading.open
  if (conversation.slots.when === undefined ? aboutMatter : mayReplace)
    setSlot(reading, 'when', { raw: shorten(behind.raw, 120), iso: behind.iso })
}

const learnParty = (reading: Reading): void => {
  const { draft, text, pending } = reading
  const { conversation } = draft
  if (conversation.slots.other_party !== undefined || pending[0] === 'other_party') return
  const party = findOtherParty(text)
  if (party?.named) setSlot(reading, 'other_party', party.value)
  else if (party) conversation.mentionedParty ??= party.value
}

const learnBehalf = ({ draft: { conversation }, text }: Reading): void => {
  conversation.behalfOf ??= findBehalf(text)
  const named = findBehalfName(text)
  if (named === null) return
  const relation = conversation.behalfOf?.replace(/ \(.*\)$/, '')
  conversation.behalfOf = relation === undefined ? named : `${relation} (${named})`
}

/** Place, other side, times and person concerned, where a turn mentions them in passing. */
export const learnPassing = (reading: Reading): void => {
  const { draft, text, pending } = reading
  const { slots } = draft.conversation
  if (reading.question && readMatter(text) === null) return
  const place = slots.where === undefined && !pending.includes('where') ? findPlace(text) : null
  if (place !== null) setSlot(reading, 'where', place)
  learnParty(reading)
  const open = slots.preferred_times === undefined && !pending.includes('preferred_times')
  const times = open ? findTimes(text) : null
  if (times !== null) setSlot(reading, 'preferred_times', times)
  learnBehalf(reading)
}

/** How soon; times for a call do not make a matter urgent. */
export const learnUrgency = ({ draft, text, pending }: Reading): void => {
  const { deadline, slots } = draft.conversation
  const aboutTimes = pending[0] === 'preferred_times' && !/urgent|asap|emergenc/i.test(text)
  const found = aboutTimes ? null : findUrgency(text)
  const days =
    deadline?.iso == null ? Infinity : draft.today.until(deadline.iso, { largestUnit: 'days' }).days
  if (found === 'high' || days <= nearDays) slots.urgency = 'high'
  else if (found === 'low' && slots.urgency !== 'high') slots.urgency = 'low'
}

const tellsOfSelf = /\b(?:i|i'm|im|my|me|we|our|mi|me|yo|nos)\b/
const asksAtOnce =
  /^(?:(?:hi|hello|hey|hola)[\s,!.]+)*(?:do|does|can|could|how|what|whats|is|are|when|where|who|which|will|would|should|que|como|cuanto|puedo|pueden|hacen|tienen)\b/

/** A question tells a matter only where it begins with the visitor's own story. */
const isStory = ({ text, question, draft }: Reading): boolean => {
  if (!question) return true
  const said = plain(text)
  return draft.conversation.phase === 'idle' && tellsOfSelf.test(said) && !asksAtOnce.test(said)
}

/** What the matter is, from a turn that describes it without being asked. */
export const learnIssue = (reading: Reading): void => {
  const { draft, text, pending, learned } = reading
  const { conversation } = draft
  if (pending.includes('issue') || conversation.slots.issue !== undefined) return
  const matter = readMatter(text)
  const wanted = /\b(?:set up|schedule|book|consult)/i.test(text) && matter === 'clear'
  if (matter === null || !(isStory(reading) || wanted)) return
  // A wish for a lawyer alone says nothing of the matter.
  if (readMatter(text.replace(/\b(?:lawyers?|attorneys?|abogad[oa]s?)\b/gi, ' ')) === null) return
  const words = matterText(text, conversation.slots.name ?? null)
  if (!/\p{L}{3}/u.test(words)) return
  conversation.slots.issue = words
  const keyword = conversation.phase === 'idle' && words.split(' ').length < 3
  conversation.thinIssue = matter === 'touched' || keyword
  conversation.refused = conversation.refused.filter((slot) => slot !== 'issue')
  learned.known.push('issue')
}
