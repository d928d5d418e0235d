import type { Draft } from '../turn-draft.ts'
import { isCorrection, isQuestion } from './intent.ts'
import { learnChannel, learnEmail, learnName, learnPhone } from './learn-contact.ts'
import { learnDates, learnIssue, learnPassing, learnUrgency } from './learn-matter.ts'
import { learnPickedTimes } from './picked-times.ts'
import { tidy } from './plain-text.ts'
import { readAnswer } from './read-answer.ts'
import type { Learned, Reading } from './reading.ts'

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
  if (learnPickedTimes(reading)) return reading.learned
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
