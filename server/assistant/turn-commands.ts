import {
  isRepresented,
  isSkip,
  readCourtesy,
  refusesContact,
  wantsHuman,
  wantsRestart,
} from './intake/intent.ts'
import { readMatter } from './intake/matter.ts'
import { learn } from './intake/learn.ts'
import { firmPhone, say, sentence } from './turn-draft.ts'
import type { Draft, Say } from './turn-draft.ts'
import { continueWith, isCollecting, resumeAfter } from './turn-resume.ts'
import { newConversation } from './turn-state.ts'

const restart = (draft: Draft): Say => {
  const { conversation, copy } = draft
  const fresh = newConversation(conversation.language)
  const { flags, turns, history, said } = conversation
  Object.assign(conversation, fresh, {
    flags: { ...flags, represented: false },
    turns,
    history,
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

const represented = (draft: Draft, text: string): Say => {
  const { conversation, copy } = draft
  learn(draft, text)
  conversation.flags.represented = true
  const line = say(draft, 'represented', copy.represented)
  return continueWith(draft, { kind: 'intake', paragraphs: [line] })
}

const person = (draft: Draft, text: string): Say => {
  const { conversation, copy } = draft
  learn(draft, text)
  const line =
    firmPhone(draft) === null
      ? say(draft, 'humanNoPhone', copy.humanNoPhone)
      : say(draft, 'human', copy.human)
  const part: Say = { kind: 'handoff', paragraphs: [line] }
  if (conversation.phase === 'confirmed') return part
  return isCollecting(draft) ? resumeAfter(draft, part) : continueWith(draft, part)
}

/** Wishes about the chat itself: start over, no contact, a lawyer already, a person instead. */
export const followCommand = (draft: Draft, text: string): Say | null => {
  const { conversation } = draft
  if (wantsRestart(text)) return restart(draft)
  if (refusesContact(text)) return noContact(draft)
  if (!conversation.flags.represented && isRepresented(text)) return represented(draft, text)
  // Who asks for a lawyer and tells why has begun to tell: the number alone would not hear them.
  return wantsHuman(text) && readMatter(text) !== 'clear' ? person(draft, text) : null
}

/** Greetings, thanks and goodbyes. */
export const returnCourtesy = (draft: Draft, text: string): Say | null => {
  const { copy } = draft
  const courtesy = readCourtesy(text)
  if (courtesy === null || (isCollecting(draft) && isSkip(text))) return null
  if (courtesy === 'bye') return { kind: 'greeting', paragraphs: [say(draft, 'bye', copy.goodbye)] }
  const line =
    courtesy === 'hello'
      ? say(draft, 'hello', copy.greetingAgain)
      : say(draft, 'thanks', copy.thanks)
  return resumeAfter(draft, { kind: 'greeting', paragraphs: isCollecting(draft) ? [] : [line] })
}
