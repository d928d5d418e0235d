import { withoutContact } from './contact.ts'
import { meantBy, withoutDenied } from './corrections.ts'
import { detailOf } from './details.ts'
import { readMatter } from './matter.ts'
import type { FoundMoment } from './moments.ts'
import { plain, shorten } from './plain-text.ts'
import { datesIn } from './reading.ts'
import type { Reading } from './reading.ts'
import { setSlot } from './set-slot.ts'
import { tellsEvent } from './tells-event.ts'
import { findTimes, isRecurring, isTimes, offersDays } from './times.ts'

/** What lies ahead of a visitor and has a day. */
export const eventAhead =
  /\b(?:court|hearing|trial|arraign\w*|sentenc\w*|deadline|due\b|appear\w*|mediation|deposition|evict\w*|foreclos\w*|deport\w*|surrender|report to|statute|expires?|signing|closing|need (?:it|this)|lockout|auction|corte|audiencia|juicio|plazo|vence|desaloj\w*|deport\w*|cita)\b/

/** A weekday that is said to come: "the signing is friday", "need it by thursday". */
const saidAhead =
  /\b(?:is|are|due|by|before|until|till|need (?:it|this)|es|antes del?|para el|(?:have|need|tengo|tiene|hay) (?:to|que) (?!say\b|admit\b|tell\b)(?:\w+ ){0,3}?|(?:must|gotta|debo|debe) (?:\w+ ){0,3}?) ?(?:on |by |this |el |este )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/

/** What is about to be done on a day, and what was: "shes leaving the 20th", "we got foreclosure sale on april 10". */
const goingTo =
  /\b(?:(?:is|are|'?s|re|i'?m|shes|hes|theyre|going to|gonna|wants? to|plan\w* to) (?:leav|mov|start|com|go|fly|be|leave|move|start|come|sell)\w*|leaves|moves|starts|va a|se (?:va|muda))\b/
const wasDone =
  /\b(?:was|were|had|did|ago|last|yesterday|came|went|since|fue|paso|ayer|hace|(?!certified\b)\w{2,}ed)\b/

const liesAhead = (said: string): boolean =>
  (goingTo.test(said) || eventAhead.test(said)) && !wasDone.test(said)

/** "Call me now", "I am safe now": no day that anything happened. */
const isNow = ({ raw }: FoundMoment): boolean => /^(?:right )?(?:now|ahora(?: mismo)?)$/i.test(raw)

const isAhead = (date: FoundMoment, today: string): boolean =>
  date.iso.length === 10 && (date.iso > today || (date.ahead && date.iso >= today))

/** Whether the times of a turn are those to reach the visitor. */
const speaksOfReplies = ({
  draft: { conversation },
  text,
  pending,
  correction,
}: Reading): boolean => {
  if (pending[0] === 'preferred_times' && !correction) return !eventAhead.test(plain(text))
  if (
    /\b(?:call|text|reach|llam\w+|marqu\w+)\b/.test(plain(text)) &&
    findTimes(text) !== null &&
    readMatter(text) === null
  )
    return true
  if (isRecurring(text) || (offersDays(text) && !pending.includes('when'))) return true
  if (conversation.latest?.includes('preferred_times') && isTimes(meantBy(text))) return true
  return conversation.slots.when !== undefined && findTimes(text) !== null
}

/** A hearing or deadline ahead, and when the matter happened. */
export const learnDates = (reading: Reading): void => {
  const { draft, text } = reading
  const { conversation } = draft
  if (speaksOfReplies(reading)) return
  const said = reading.correction ? withoutDenied(text) : text
  const bias = saidAhead.test(plain(said)) || liesAhead(plain(said)) ? 'future' : 'past'
  const dates = datesIn(draft, withoutContact(said), bias)
  const ahead = dates.find((date) => isAhead(date, draft.today.toString()))
  if (ahead && eventAhead.test(plain(text)))
    conversation.deadline = { raw: shorten(ahead.raw, 80), iso: ahead.iso }
  const behind = dates.find((date) => date !== ahead && !date.ahead && !isNow(date))
  if (behind && bias === 'past' && !reading.question) learnWhen(reading, behind)
}

/** Whether the day in a turn is of another detail: the times to call, a place, a name. */
const isOfElse = ({ besides, text }: Reading): boolean =>
  besides === 'times'
    ? !tellsEvent(text) && !/\bgot\b/.test(plain(text))
    : besides === 'place' || besides === 'party' || besides === 'who'

/** The day that it happened, where none is known or another one is put right. */
const learnWhen = (reading: Reading, behind: FoundMoment): void => {
  const { draft, text, pending } = reading
  const { conversation } = draft
  if (pending.includes('when')) return
  const aboutMatter = readMatter(text) !== null || tellsEvent(text) || conversation.phase !== 'idle'
  // Something new that happened is no other date of what was told before.
  const isNew = readMatter(text) !== null || detailOf(text) === 'story'
  const mayReplace = reading.correction || (reading.open && !isNew)
  if (!reading.correction && isOfElse(reading)) return
  if (conversation.slots.when === undefined ? aboutMatter : mayReplace)
    setSlot(reading, 'when', { raw: shorten(behind.raw, 120), iso: behind.iso })
}
