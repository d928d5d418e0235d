import type { AskSlot, Slot } from '@foyer/shared/facts/statuses.ts'
import type { Draft } from '../turn-draft.ts'
import type { Trouble } from './next-ask.ts'
import { readAnswer } from './read-answer.ts'
import {
  findEmail,
  findLocalNumber,
  findPhone,
  hasBrokenEmail,
  hasBrokenPhone,
  mendPhone,
  withoutContact,
} from './contact.ts'
import { findDates } from './dates.ts'
import type { FoundDate } from './dates.ts'
import { isCorrection, isQuestion, prefersChannel } from './intent.ts'
import { findBehalf, findBehalfName, matterText, readMatter } from './matter.ts'
import { findName } from './names.ts'
import { findOtherParty } from './other-party.ts'
import { findPlace } from './place.ts'
import { shorten, tidy } from './plain-text.ts'
import { setSlot } from './set-slot.ts'
import { findTimes } from './times.ts'
import { findUrgency } from './urgency.ts'

/** What a turn taught: the details that are new or changed, and what could not be used. */
export type Learned = {
  known: Slot[]
  changed: Slot[]
  trouble: Trouble
  /** The visitor passed what was asked. */
  skipped: boolean
}

/** One turn being read: the draft, its words, and what is learned as it is read. */
export type Reading = {
  draft: Draft
  text: string
  pending: AskSlot[]
  question: boolean
  correction: boolean
  /** After the read-back every detail may be replaced without a word of correction. */
  open: boolean
  learned: Learned
}

const learnEmail = (reading: Reading): void => {
  const { draft, text, pending, learned } = reading
  const email = findEmail(text)
  if (email !== null) setSlot(reading, 'email', email)
  else if (hasBrokenEmail(text) && (pending.includes('email') || pending.includes('phone')))
    learned.trouble = 'emailInvalid'
  else if (reading.correction && draft.conversation.slots.email !== undefined) {
    const host =
      /(?<![@\w])((?:gmail|yahoo|hotmail|outlook|icloud|aol|proton|protonmail|live|msn)\.(?:com|net|me|org))\b/i.exec(
        text,
      )?.[1]
    if (host)
      setSlot(
        reading,
        'email',
        `${draft.conversation.slots.email.split('@')[0]}@${host.toLowerCase()}`,
      )
  }
}

const learnPhone = (reading: Reading): void => {
  const { draft, text, pending, learned } = reading
  const { conversation } = draft
  const whole = findPhone(text)
  if (whole !== null) {
    conversation.partialPhone = null
    setSlot(reading, 'phone', whole)
    return
  }
  const asked = pending.includes('phone') || pending.includes('email')
  const area = /^\D*([2-9]\d{2})\D*$/.exec(text)?.[1]
  if (conversation.partialPhone !== null && area !== undefined) {
    setSlot(reading, 'phone', `+1${area}${conversation.partialPhone}`)
    conversation.partialPhone = null
    return
  }
  const known = conversation.slots.phone
  if (
    known !== undefined &&
    (reading.correction || reading.open || /ends? (?:in|with)|termina en/i.test(text)) &&
    !asksOther(reading)
  ) {
    const mended = mendPhone(known, text)
    if (mended !== null) setSlot(reading, 'phone', mended)
    return
  }
  if (known !== undefined || !asked) return
  const local = findLocalNumber(text)
  if (local !== null) {
    conversation.partialPhone = local
    learned.trouble = 'phoneArea'
  } else if (hasBrokenPhone(text)) learned.trouble = 'phoneInvalid'
}

/** Digits in these answers are dates, places and times, not the end of a phone number. */
const asksOther = ({ draft, text, pending }: Reading): boolean =>
  pending.some((slot) => slot === 'when' || slot === 'preferred_times' || slot === 'where') ||
  datesIn(draft, text, 'past').length > 0 ||
  /\$|\b(?:street|st|ave|road|rd|suite|apt|years?|months?)\b/i.test(text)

const learnName = (reading: Reading): void => {
  const { draft, text, pending } = reading
  const asked = pending.includes('name') && !reading.question
  const name = findName(text, asked)
  const known = draft.conversation.slots.name
  if (name !== null && (known === undefined || asked || reading.correction || reading.open))
    setSlot(reading, 'name', name)
}

const datesIn = (draft: Draft, text: string, bias: 'past' | 'future'): FoundDate[] =>
  findDates(text, { today: draft.today, language: draft.conversation.language, bias })

const learnDates = (reading: Reading): void => {
  const { draft, text, pending } = reading
  const { conversation, today } = draft
  if (pending[0] === 'preferred_times' && !reading.correction) return
  if (findTimes(text) !== null && conversation.slots.when !== undefined) return
  const dates = datesIn(draft, withoutContact(text), 'past')
  const day = today.toString()
  const ahead = dates.find(
    (date) => date.iso.length === 10 && (date.iso > day || (date.ahead && date.iso >= day)),
  )
  if (ahead) conversation.deadline = { raw: shorten(ahead.raw, 80), iso: ahead.iso }
  const behind = dates.find((date) => date !== ahead && !date.ahead)
  if (!behind || pending.includes('when')) return
  const known = conversation.slots.when
  const aboutMatter =
    !reading.question && (readMatter(text) !== null || conversation.phase !== 'idle')
  if (known === undefined ? aboutMatter : reading.correction || reading.open)
    setSlot(reading, 'when', { raw: shorten(behind.raw, 120), iso: behind.iso })
}

const learnPassing = (reading: Reading): void => {
  const { draft, text, pending } = reading
  const { conversation } = draft
  if (reading.question && readMatter(text) === null) return
  if (conversation.slots.where === undefined && !pending.includes('where')) {
    const place = findPlace(text)
    if (place !== null) setSlot(reading, 'where', place)
  }
  if (conversation.slots.other_party === undefined && pending[0] !== 'other_party') {
    const party = findOtherParty(text)
    if (party?.named) setSlot(reading, 'other_party', party.value)
    else if (party) conversation.mentionedParty ??= party.value
  }
  if (conversation.slots.preferred_times === undefined && !pending.includes('preferred_times')) {
    const times = findTimes(text)
    if (times !== null) setSlot(reading, 'preferred_times', times)
  }
  const behalf = findBehalf(text)
  const named = findBehalfName(text)
  if (behalf !== null && conversation.behalfOf === null) conversation.behalfOf = behalf
  if (named !== null)
    conversation.behalfOf =
      conversation.behalfOf === null
        ? named
        : `${conversation.behalfOf.replace(/ \(.*\)$/, '')} (${named})`
}

const learnUrgency = (reading: Reading): void => {
  const { draft, text, pending } = reading
  const { conversation, today } = draft
  const found =
    pending[0] === 'preferred_times' && !/urgent|asap|emergenc|urgente/i.test(text)
      ? null
      : findUrgency(text)
  const { deadline, slots } = conversation
  const close =
    deadline?.iso != null && today.until(deadline.iso, { largestUnit: 'days' }).days <= 14
  if (found === 'high' || close) slots.urgency = 'high'
  else if (found === 'low' && slots.urgency !== 'high') slots.urgency = 'low'
}

const learnIssue = (reading: Reading): void => {
  const { draft, text, pending, learned } = reading
  const { conversation } = draft
  if (pending.includes('issue') || conversation.slots.issue !== undefined) return
  const matter = readMatter(text)
  if (matter === null || (reading.question && conversation.phase !== 'idle')) return
  const words = matterText(text, conversation.slots.name ?? null)
  if (!/\p{L}{3}/u.test(words)) return
  conversation.slots.issue = words
  conversation.thinIssue = matter === 'touched'
  conversation.refused = conversation.refused.filter((slot) => slot !== 'issue')
  learned.known.push('issue')
}

const learnChannel = (reading: Reading): void => {
  const { conversation } = reading.draft
  const channel = prefersChannel(reading.text)
  const { slots, refused } = conversation
  if (
    channel === 'phone' &&
    slots.email === undefined &&
    /e-?mail|correo|call me|text me|llam/i.test(reading.text) &&
    (slots.phone !== undefined || reading.pending.includes('email'))
  )
    refused.push('email')
  if (
    channel === 'email' &&
    slots.phone === undefined &&
    (slots.email !== undefined || reading.pending.includes('phone'))
  )
    refused.push('phone')
  conversation.refused = [...new Set(refused)]
}

/** Reads everything a turn tells into the draft's conversation, several facts at once. */
export const learn = (draft: Draft, text: string): Learned => {
  const { conversation } = draft
  const reading: Reading = {
    draft,
    text: tidy(text),
    pending: [...conversation.pending],
    question: isQuestion(text),
    correction: isCorrection(text),
    open: conversation.phase === 'confirming' || conversation.phase === 'confirmed',
    learned: { known: [], changed: [], trouble: null, skipped: false },
  }
  learnEmail(reading)
  learnPhone(reading)
  learnName(reading)
  learnDates(reading)
  learnPassing(reading)
  learnIssue(reading)
  learnUrgency(reading)
  learnChannel(reading)
  readAnswer(reading)
  return reading.learned
}
