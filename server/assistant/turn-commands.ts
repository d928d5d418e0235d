import { frames } from './intake/act-frames.ts'
import { putsOff, wantsHuman } from './intake/acts.ts'
import {
  asksHowMuchMore,
  asksReferral,
  asksWhy,
  asksWhyAsked,
  isFedUp,
  isQuestion,
  isRepresented,
  readCourtesy,
  refusesContact,
  thanksAnyway,
  wantsRecap,
  wantsRestart,
} from './intake/intent.ts'
import { wantsOut } from './intake/wants-out.ts'
import { isVagueTime } from './intake/dates.ts'
import { matterText, readMatter } from './intake/matter.ts'
import { datesIn } from './intake/reading.ts'
import { plain } from './intake/plain-text.ts'
import { learn } from './intake/learn.ts'
import { askConfirm, detailLines } from './intake/read-back.ts'
import { tellSent } from './turn-about-chat.ts'
import { answerTurn, hasAnswer } from './turn-answer.ts'
import { firmPhone, say, sentence } from './turn-draft.ts'
import type { Draft, Say } from './turn-draft.ts'
import { continueWith, isCollecting, resumeAfter } from './turn-resume.ts'
import { isLead, newConversation } from './turn-state.ts'

const restart = (draft: Draft): Say => {
  const { conversation, copy } = draft
  const fresh = newConversation(conversation.language)
  const { flags, turns, said } = conversation
  delete conversation.askedAbout
  delete conversation.contactNote
  delete conversation.saysName
  delete conversation.latest
  delete conversation.channel
  Object.assign(conversation, fresh, {
    flags: { ...flags, represented: false },
    turns,
    said,
  })
  return { kind: 'greeting', paragraphs: [sentence(draft, copy.restarted)] }
}

const noContact = (draft: Draft): Say => {
  const { conversation, copy } = draft
  conversation.flags.doNotContact = true
  conversation.phase = conversation.confirmed ? 'confirmed' : 'idle'
  conversation.pending = []
  if (conversation.confirmed) conversation.revision += 1
  return { kind: 'intake', paragraphs: [say(draft, 'doNotContact', copy.doNotContact)] }
}

/** Stops asking; what was told stays, and the visitor hears how to take it back. */
export const breakOff = (draft: Draft, wish: 'stop' | 'delete'): Say | null => {
  const { conversation, copy } = draft
  if (wish === 'stop' && conversation.confirmed)
    return { kind: 'greeting', paragraphs: [say(draft, 'out.delete', copy.out.delete)] }
  if (wish === 'stop' && conversation.phase === 'confirming') return null
  if (conversation.phase === 'collecting') {
    conversation.phase = 'idle'
    conversation.pending = []
  }
  return { kind: 'greeting', paragraphs: [say(draft, `out.${wish}`, copy.out[wish])] }
}

const represented = (draft: Draft, text: string): Say => {
  const { conversation, copy } = draft
  learn(draft, text)
  conversation.flags.represented = true
  const line = say(draft, 'represented', copy.represented)
  return continueWith(draft, { kind: 'intake', paragraphs: [line] })
}

/** What a talk with a person is to be about. */
const aboutWhat =
  /\b(?:about|regarding|because|sobre|porque|acerca de) (?!(?:my|this|a|the|our|mi|un|el) (?:case|situation|matter|issue|options?|problem|caso|problema|asunto)\b)\S+ \S+/

const person = (draft: Draft, text: string): Say => {
  const { conversation, copy } = draft
  if (wantsHuman(text)) {
    learn(draft, text)
    if (conversation.phase === 'idle' && aboutWhat.test(plain(text)))
      conversation.slots.issue ??= matterText(text, conversation.slots.name ?? null)
  }
  if (conversation.phase === 'confirmed')
    return { kind: 'handoff', paragraphs: [say(draft, 'chat.reach', copy.chat.reach)] }
  const line =
    firmPhone(draft) === null
      ? say(draft, 'humanNoPhone', copy.humanNoPhone)
      : say(draft, 'human', copy.human)
  const part: Say = { kind: 'handoff', paragraphs: [line] }
  const asked = wantsHuman(text) || isCollecting(draft)
  if (!asked) conversation.offeredAt = conversation.turns
  if (!asked) return part
  return isCollecting(draft) ? resumeAfter(draft, part) : continueWith(draft, part)
}

/** Whether nothing stands beside what a turn does: no day, however rough, and no matter. */
const tellsNothing = (draft: Draft, text: string): boolean =>
  readMatter(text) === null && !isVagueTime(text) && datesIn(draft, text).length === 0

/** Whether a turn wants a person; a question that only sounds like it ("where's your office") is answered where it can be. */
const wantsPerson = (draft: Draft, text: string): boolean =>
  wantsHuman(text) && (frames.person(text) || !isQuestion(text) || !hasAnswer(draft, text))

/** Wishes about the chat itself: start over, no contact, a lawyer already, a person instead. */
export const followCommand = (draft: Draft, text: string): Say | null => {
  const { conversation } = draft
  if (wantsRestart(text)) return restart(draft)
  if (refusesContact(text)) return noContact(draft)
  const leaves =
    isCollecting(draft) && (thanksAnyway(text) || (putsOff(text) && tellsNothing(draft, text)))
  const out = wantsOut(text) ?? (leaves ? 'stop' : null)
  const broken = out === null ? null : breakOff(draft, out)
  if (broken !== null) return broken
  if (!conversation.flags.represented && isRepresented(text)) return represented(draft, text)
  // Who asks for a lawyer and tells why has begun to tell: the number alone would not hear them.
  const turnsAway = wantsPerson(draft, text) || isFedUp(text)
  return turnsAway && readMatter(text) !== 'clear' ? person(draft, text) : null
}

/** Which other firm could help: the site's own word where it has one, else who keeps such lists. */
export const tellReferral = (draft: Draft, text: string): Say | null => {
  const { conversation, copy } = draft
  if (!asksReferral(text)) return null
  const answered = answerTurn(draft, text)
  if (answered.kind === 'answer') return resumeAfter(draft, answered)
  conversation.offeredAt = conversation.turns
  return resumeAfter(draft, {
    kind: 'handoff',
    paragraphs: [say(draft, 'referral', copy.referral)],
  })
}

/** What has been noted so far, on request; and how much is still to come. */
export const tellProgress = (draft: Draft, text: string): Say | null => {
  const { conversation, copy } = draft
  if (isCollecting(draft) && asksHowMuchMore(text)) {
    if (conversation.phase === 'confirming')
      return resumeAfter(draft, { kind: 'intake', paragraphs: [] })
    const few = say(draft, 'remaining', copy.remaining)
    return resumeAfter(draft, { kind: 'intake', paragraphs: [few] })
  }
  if (asksWhyAsked(text) && (isCollecting(draft) || asksWhy(text))) {
    const why = say(draft, 'whyAsked', copy.whyAsked)
    return resumeAfter(draft, { kind: 'intake', paragraphs: [why] })
  }
  if (!wantsRecap(text)) return null
  const lines = detailLines(conversation, copy)
  if (lines.length === 0) return null
  if (conversation.phase === 'confirming') {
    const { paragraphs, ask } = askConfirm(draft, true)
    return { kind: 'intake', paragraphs, ask }
  }
  const list = [sentence(draft, copy.recap), ...lines].join('\n')
  return resumeAfter(draft, { kind: 'intake', paragraphs: [list] })
}

/** Goodbye; who leaves before the end hears what becomes of what they told. */
const takeLeave = (draft: Draft): Say => {
  const { conversation, copy } = draft
  if (conversation.phase === 'confirming') return resumeAfter(draft, tellSent(draft))
  const left = conversation.phase === 'collecting' && isLead(conversation.slots)
  const kept = left ? [say(draft, 'chat.kept', copy.chat.kept)] : []
  return { kind: 'greeting', paragraphs: [[...kept, say(draft, 'bye', copy.goodbye)].join(' ')] }
}

/** Greetings, thanks and goodbyes. */
export const returnCourtesy = (draft: Draft, text: string): Say | null => {
  const { copy } = draft
  const courtesy = readCourtesy(text)
  if (courtesy === null || (isCollecting(draft) && /^no\b/i.test(text.trim()))) return null
  if (courtesy === 'bye') return takeLeave(draft)
  if (courtesy === 'thanks')
    return resumeAfter(draft, { kind: 'greeting', paragraphs: [say(draft, 'thanks', copy.thanks)] })
  const paragraphs = isCollecting(draft) ? [] : [say(draft, 'hello', copy.greetingAgain)]
  return resumeAfter(draft, { kind: 'greeting', paragraphs })
}
