import type { AskSlot } from '@foyer/shared/facts/statuses.ts'
import { type Detail, limits, oddsOfDetails } from '../policy/learned/learned.ts'
import { actOf } from './acts.ts'
import { prefersChannel } from './channel.ts'
import { isYes } from './intent.ts'
import { findName } from './names.ts'
import { isNamedPlace } from './place.ts'
import { plain } from './plain-text.ts'
import { isOrganization } from './place-and-party.ts'
import type { Reading } from './reading.ts'
import { isRecurring } from './times.ts'

/*
 * What kind of detail a turn gives, by all its words: people answer out of order, and a story is no name, an opponent no
 * place (docs/decisions/089-details.md). The readers of each detail know how it is told; this tells which of them to ask.
 */

/** How much likelier a kind has to be than any other (log-odds). */
const lead = 0.5
/**
 * And than what was asked for: by this where a word may be anything ("Astoria."), by more in a turn of several, by most
 * where a day was asked for and stands in it ("astoria, the apartments on 14th").
 */
const leadOverAsked = { word: 1, words: 1.5, day: 3.5 } as const
/** From these odds on it is a detail though its words do something else, too ("no will as far as we know"). */
const plainly = 0
/** More words are an account, whatever stands in it. */
const mostWords = 25

const kindsOf: Partial<Record<AskSlot, Detail>> = {
  name: 'who',
  other_party: 'party',
  where: 'place',
  when: 'when',
  preferred_times: 'times',
  issue: 'story',
}

/** The kind of detail that a text gives; null where none is likely, or two are as likely. */
export const detailOf = (text: string): Detail | null => {
  const [first, second] = oddsOfDetails(text)
  if (first === undefined || second === undefined || text.split(' ').length > mostWords) return null
  const least = first.detail === 'story' ? limits.story : limits.detail
  return first.odds > least && first.odds - second.odds > lead ? first.detail : null
}

/** Whether all words of a text plainly tell what happened. */
export const plainlyTells = (text: string): boolean =>
  detailOf(text) === 'story' && (oddsOfDetails(text)[0]?.odds ?? 0) > limits.detail

/** Whether a text sounds more like one kind of detail than like another. */
export const soundsRather = (text: string, one: Detail, other: Detail): boolean => {
  const kinds = oddsOfDetails(text).map(({ detail }) => detail)
  return kinds.indexOf(one) < kinds.indexOf(other)
}

const ofPast =
  /\b(?:ago|last|since|was|yesterday|happened|began|started|back in|hace|fue|desde|paso|ayer|pasad[oa])\b/

/** "County": who charges somebody, where that is asked. */
const ofGovernment =
  /^(?:the |el )?(?:county|city|state|feds|government|irs|ice|condado|estado|gobierno)[.!]?$/

/** Whether a text has the form of what was asked for: a whole name, an organization, a town with its state. */
const isInForm = (text: string, pending: Reading['pending']): boolean =>
  (pending.includes('name') &&
    (findName(text, true) ?? '').includes(' ') &&
    !isOrganization(text)) ||
  (pending.includes('other_party') &&
    ((isOrganization(text) && detailOf(text) !== 'times') || ofGovernment.test(plain(text)))) ||
  (pending.includes('where') && isNamedPlace(text))

const leadFor = (text: string, hasDay: boolean): number => {
  if (hasDay) return leadOverAsked.day
  return text.trim().includes(' ') ? leadOverAsked.words : leadOverAsked.word
}

/** Whether a turn does something else than give a detail: agrees, does an act, or says which way it wants to be reached. */
const doesElse = (text: string): boolean =>
  isYes(text) ||
  prefersChannel(text) !== null ||
  (actOf(text) !== null && oddsOfDetails(text).every(({ odds }) => odds < plainly))

/** "Monday at 17:30" is a day where one was asked for, unless it comes again; "Nov 24 at 11:30" a time. */
const isDayOrTime = (detail: Detail | null, text: string, pending: Reading['pending']): boolean =>
  (detail === 'times' && pending.includes('when') && !isRecurring(text)) ||
  (detail === 'when' && pending.includes('preferred_times') && !ofPast.test(plain(text)))

/**
 * The detail that a turn gives in place of what was asked for; null where it may be what was asked for. `hasDay`: a day
 * was asked for, and one stands in it.
 */
export const detailBesides = ({
  text,
  pending,
  question,
  hasDay,
}: Pick<Reading, 'text' | 'pending' | 'question'> & { hasDay: boolean }): Detail | null => {
  if (question || doesElse(text) || isInForm(text, pending)) return null
  const all = oddsOfDetails(text)
  const oddsOf = (kind: Detail) => all.find((one) => one.detail === kind)?.odds ?? 0
  const asked = pending.flatMap((slot) => kindsOf[slot] ?? [])
  const isApart = (kind: Detail) =>
    asked.every((other) => oddsOf(kind) - oddsOf(other) > leadFor(text, hasDay))
  const detail = detailOf(text)
  if (isDayOrTime(detail, text, pending)) return null
  if (detail !== null) return isApart(detail) ? detail : null
  // Two kinds that are as likely, and neither what was asked for: kept as more of the story.
  const told = all
    .slice(0, 2)
    .every(({ detail: kind, odds }) => odds > limits.detail && isApart(kind))
  return told ? 'story' : null
}
