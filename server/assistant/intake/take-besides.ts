import { isLack, readOtherParty } from './other-party.ts'
import { readPlace } from './place.ts'
import { joinTold, plain } from './plain-text.ts'
import type { Reading } from './reading.ts'
import { setSlot } from './set-slot.ts'
import { beginsAccount, tellsEvent } from './tells-event.ts'

/** A place where something else was asked; a second one says nothing new. */
export const takePlace = ({ draft, text, learned }: Reading): boolean => {
  const place = draft.conversation.slots.where === undefined ? readPlace(text) : null
  if (place !== null) setSlot({ draft, learned }, 'where', place)
  return place !== null
}

/** The other side where something else was asked. */
export const takeParty = ({ draft, text, learned }: Reading): boolean => {
  const party = draft.conversation.slots.other_party === undefined ? readOtherParty(text) : null
  if (party !== null) setSlot({ draft, learned }, 'other_party', party)
  return party !== null
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
  if (issue !== undefined && !heeds && !issue.includes(text))
    conversation.slots.issue = joinTold(issue, text, 800)
  return false
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
