import { askNext } from './intake/next-ask.ts'
import { askConfirm } from './intake/read-back.ts'
import { say } from './turn-draft.ts'
import type { Draft, Say } from './turn-draft.ts'
import { leavesQuestion } from './turn-quote.ts'

/** Whether the intake waits for an answer. */
export const isCollecting = ({ conversation: { phase } }: Draft): boolean =>
  phase === 'collecting' || phase === 'confirming'

/**
 * Adds the next question to what is said; the read-back once nothing is left to ask. Where the firm's own
 * words end in a question, that one comes first.
 */
export const continueWith = (draft: Draft, part: Say): Say => {
  if (leavesQuestion(part.paragraphs)) return part
  const ask = askNext(draft)
  if (ask) return { ...part, ask }
  const full = (draft.conversation.asked.confirm ?? 0) === 0
  const confirm = askConfirm(draft, full)
  return { ...part, paragraphs: [...part.paragraphs, ...confirm.paragraphs], ask: confirm.ask }
}

/** After an interruption: goes back to the question that was open, in other words. */
export const resumeAfter = (draft: Draft, part: Say): Say => {
  const { conversation, copy } = draft
  if (!isCollecting(draft) || leavesQuestion(part.paragraphs)) return part
  const open = conversation.pending[0]
  const count = open === undefined ? 0 : (conversation.asked[open] ?? 0)
  if (open !== undefined && open !== 'confirm' && count > 0) conversation.asked[open] = count - 1
  const back = say(draft, 'backTo', copy.backTo)
  return continueWith(draft, { ...part, paragraphs: [...part.paragraphs, back] })
}
