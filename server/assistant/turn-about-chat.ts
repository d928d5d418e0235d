import { isAside, isHold } from './intake/acts.ts'
import { type AboutChat, aboutChat } from './policy/about-chat.ts'
import { hasAnswer } from './turn-answer.ts'
import { say } from './turn-draft.ts'
import type { Draft, Say } from './turn-draft.ts'
import { continueWith, isCollecting, resumeAfter } from './turn-resume.ts'
import { isLead, wasWarned } from './turn-state.ts'

const courtesy = (line: string): Say => ({ kind: 'greeting', paragraphs: [line] })

/** Whether the firm has the details: it gets them with a name and a way to reply, confirmed or not. */
export const tellSent = (draft: Draft): Say => {
  const { conversation, copy } = draft
  const state = conversation.confirmed ? 'yes' : isLead(conversation.slots) ? 'partly' : 'no'
  return courtesy(say(draft, `chat.sent.${state}`, copy.chat.sent[state]))
}

/** Who will reply, and how to reach the firm sooner. */
const tellNext = (draft: Draft): Say => {
  const { conversation, copy } = draft
  if (conversation.flags.doNotContact)
    return courtesy(say(draft, 'doNotContact', copy.doNotContact))
  return courtesy(say(draft, 'chat.next', copy.chat.next))
}

/** Takes down that a visitor would like a call, where there is no number for it yet. */
const takeCall = (draft: Draft): Say => {
  const { conversation, copy } = draft
  if (conversation.confirmed || conversation.slots.phone !== undefined) return tellNext(draft)
  conversation.channel = 'phone'
  return courtesy(say(draft, 'chat.call', copy.chat.call))
}

const replies: Record<AboutChat, (draft: Draft) => Say> = {
  there: (draft) => courtesy(say(draft, 'chat.here', draft.copy.chat.here)),
  sent: tellSent,
  call: takeCall,
  reach: (draft) => courtesy(say(draft, 'chat.reach', draft.copy.chat.reach)),
  next: tellNext,
  unclear: (draft) =>
    isCollecting(draft)
      ? courtesy(say(draft, 'chat.whatFor', draft.copy.chat.whatFor))
      : courtesy(say(draft, 'chat.whatIDo', draft.copy.chat.whatIDo)),
  wait: (draft) => courtesy(say(draft, 'chat.wait', draft.copy.chat.wait)),
  add: (draft) => courtesy(say(draft, 'chat.add', draft.copy.chat.add)),
  sorry: (draft) => courtesy(say(draft, 'chat.fine', draft.copy.chat.fine)),
  done: (draft) =>
    draft.conversation.phase === 'confirmed'
      ? courtesy(say(draft, 'chat.settled', draft.copy.chat.settled))
      : courtesy(say(draft, 'chat.fine', draft.copy.chat.fine)),
  safe: (draft) => courtesy(say(draft, 'chat.safe', draft.copy.chat.safe)),
  reads: (draft) => courtesy(say(draft, 'chat.reads', draft.copy.chat.reads)),
}

/** What is left to the steps that follow: what the read-back settles, and what a question still open means. */
const isLeft = ({ conversation }: Draft, text: string, about: AboutChat): boolean => {
  const { phase } = conversation
  if (about === 'safe') return !wasWarned(conversation)
  if (about === 'unclear') return phase === 'collecting' && isAside(text)
  if (about === 'done') return phase === 'collecting' || phase === 'confirming'
  if (about === 'wait') return phase === 'confirming' && isHold(text)
  return phase === 'idle' && about === 'next'
}

const fromPages: ReadonlySet<AboutChat> = new Set(['reach', 'next'])

/**
 * Short turns about the chat itself ("are you there", "did you send it", "one moment"): answered without
 * the site, unless the firm or its site says how it can be reached or when it replies.
 */
export const meetChatTalk = (draft: Draft, text: string): Say | null => {
  const about = aboutChat(text)
  if (about === null || isLeft(draft, text, about)) return null
  if (fromPages.has(about) && hasAnswer(draft, text)) return null
  const said = replies[about](draft)
  if (about === 'wait' || about === 'add') return said
  if (about === 'call' && draft.conversation.phase === 'idle') return continueWith(draft, said)
  return resumeAfter(draft, said)
}
