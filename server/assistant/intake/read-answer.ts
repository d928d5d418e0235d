import type { Slot } from '@foyer/shared/facts/statuses.ts'
import { withoutContact } from './contact.ts'
import { isVagueTime } from './dates.ts'
import { isAside, isYes, isSkip, isUnwilling, readCourtesy, wantsHuman } from './intent.ts'
import { datesIn } from './reading.ts'
import type { Reading } from './reading.ts'
import { matterText, readMatter } from './matter.ts'
import { isNobody, readOtherParty } from './other-party.ts'
import { readPlace } from './place.ts'
import { plain, shorten, tidy, withoutOpeners } from './plain-text.ts'
import { setSlot } from './set-slot.ts'
import { isTimes, readTimes } from './times.ts'
import { readUrgency } from './urgency.ts'

const refuse = ({ draft: { conversation } }: Reading, slots: Slot[]): void => {
  const missing = slots.filter((slot) => conversation.slots[slot] === undefined)
  conversation.refused = [...new Set([...conversation.refused, ...missing])]
}

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

const answerWhen = (reading: Reading): boolean => {
  const { draft, text, learned } = reading
  const dates = datesIn(draft, withoutContact(text))
  const day = dates.find((date) => !date.ahead) ?? dates[0]
  const raw = shorten(tidy(withoutOpeners(tidy(withoutContact(text)))), 160)
  if (day) setSlot({ draft, learned }, 'when', { raw, iso: day.iso })
  else if (isVagueTime(text)) setSlot({ draft, learned }, 'when', { raw, iso: null })
  else if (!isSkip(text) && raw.split(' ').length <= 14 && /\p{L}|\d/u.test(raw))
    setSlot({ draft, learned }, 'when', { raw, iso: null })
  return draft.conversation.slots.when !== undefined
}

const answerIssue = (reading: Reading): boolean => {
  const { draft, text, learned } = reading
  const { conversation } = draft
  if (isUnwilling(text) && readMatter(text) === null) return false
  if (learned.known.includes('name') && readMatter(text) === null) return false
  const words = matterText(text, conversation.slots.name ?? null)
  if (!/\p{L}{3}/u.test(words)) return false
  const before = conversation.slots.issue
  const joined =
    before === undefined || before.includes(words) ? words : shorten(`${before}; ${words}`, 800)
  conversation.slots.issue = joined
  conversation.thinIssue = false
  learned.known.push('issue')
  return true
}

const placeAndParty =
  /^(.{2,60}?)(?:,| and| y|;|\s-)\s+(?:(?:against|versus|vs\.?|the other (?:side|party) is|with|it'?s|contra)\s+)?(my \w+.*|mi \w+.*|(?:against|contra) .*)$/iu

/** Nothing but a date or a time answers neither where nor who. */
const isOnlyTime = (reading: Reading): boolean => {
  const dates = datesIn(reading.draft, reading.text)
  const length = dates.reduce((sum, date) => sum + date.end - date.start, 0)
  return isTimes(reading.text) || (length > 0 && length >= 0.6 * reading.text.length)
}

const answerWhere = (reading: Reading): boolean => {
  const { draft, text, learned } = reading
  if (isOnlyTime(reading)) return false
  const said = tidy(withoutContact(text))
  const both = isPending(reading, 'other_party') ? placeAndParty.exec(said) : null
  const party = both?.[2] === undefined ? null : readOtherParty(both[2])
  if (party !== null && !learned.known.includes('other_party'))
    setSlot({ draft, learned }, 'other_party', party)
  const place = readPlace(both?.[1] ?? said)
  if (place !== null) setSlot({ draft, learned }, 'where', place)
  return place !== null
}

const answerOther = (reading: Reading): boolean => {
  const { draft, text, learned } = reading
  if (isNobody(text)) {
    refuse(reading, ['other_party'])
    draft.conversation.mentionedParty = null
    return true
  }
  const party = isOnlyTime(reading) ? null : readOtherParty(withoutContact(text))
  if (party !== null) setSlot({ draft, learned }, 'other_party', party)
  return party !== null
}

const answerTimes = (reading: Reading): boolean => {
  const { draft, text, learned } = reading
  if (learned.known.includes('name')) return false
  const times = readTimes(withoutContact(text), draft.today, draft.conversation.language)
  if (times !== null) setSlot({ draft, learned }, 'preferred_times', times)
  return times !== null
}

const answerUrgency = ({ draft, text, learned }: Reading): boolean => {
  setSlot({ draft, learned }, 'urgency', readUrgency(text))
  return true
}

/** Free words are taken as the answer where they are one: no question, courtesy or other business. */
const isFreeAnswer = (reading: Reading): boolean =>
  !reading.question &&
  reading.learned.changed.length === 0 &&
  !isAside(reading.text) &&
  !isYes(reading.text) &&
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

const isPassed = ({ text, question }: Reading, first: Slot): boolean => {
  if (question || !isSkip(text)) return false
  if (first === 'other_party' && isNobody(text)) return false
  if (first === 'when' && isVagueTime(text) && !isUnwilling(text)) return false
  return !(first === 'issue' && readMatter(text) === 'clear')
}

/** Takes the turn as the answer to what was asked last, or notes that it was passed over. */
export const readAnswer = (reading: Reading): void => {
  const { draft, pending, learned } = reading
  const first = pending[0]
  if (first === undefined || first === 'confirm') return
  const facts = learned.known.length + learned.changed.length
  if (isPassed(reading, first)) {
    refuse(reading, refusedSlots(reading))
    learned.skipped = facts === 0
    return
  }
  const reader = learned.known.includes(first) || learned.trouble !== null ? null : readers[first]
  const alone =
    facts === 0 ||
    /^(?:issue|when|preferred_times)$/.test(first) ||
    (first === 'where' && placeAndParty.test(reading.text))
  if (!reader || !alone || !isFreeAnswer(reading)) return
  reader(reading)
  const { conversation } = draft
  if (conversation.slots[first] !== undefined)
    conversation.refused = conversation.refused.filter((slot) => slot !== first)
}
