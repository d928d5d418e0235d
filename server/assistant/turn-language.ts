import { spokenHere } from '@foyer/shared/copy/assistant-tongues.ts'
import { languages } from '@foyer/shared/facts/statuses.ts'
import { learn } from './intake/learn.ts'
import { otherLanguage } from './intake/other-language.ts'
import { firmPhone, say } from './turn-draft.ts'
import type { Draft, Say } from './turn-draft.ts'
import { continueWith, isCollecting, resumeAfter } from './turn-resume.ts'

/**
 * A language that is not spoken here: once it is said, in that language and in the chat's, which ones
 * are, and how to reach a person. What can be read of the turn is taken down all the same.
 */
export const meetOtherLanguage = (draft: Draft, text: string): Say | null => {
  const { conversation, copy } = draft
  const spoken = draft.context.firm.languages ?? languages
  if (conversation.said['otherLanguage'] !== undefined) return null
  const tongue = otherLanguage(text, conversation.language, spoken)
  if (tongue === null) return null
  const learned = learn(draft, text)
  const which = spoken.length > 1 ? 'both' : (spoken[0] ?? 'both')
  const plainly = say(draft, 'otherLanguage', [copy.otherLanguage[which]])
  const person =
    firmPhone(draft) === null
      ? say(draft, 'humanNoPhone', copy.humanNoPhone)
      : say(draft, 'human', copy.human)
  const own = spokenHere[tongue][which]
  const paragraphs = [[own, plainly].filter((line) => line !== '').join(' '), person]
  conversation.offeredAt = conversation.turns
  const part: Say = { kind: 'handoff', paragraphs }
  if (isCollecting(draft)) return resumeAfter(draft, part)
  return learned.known.length > 0 && conversation.phase === 'idle'
    ? continueWith(draft, part)
    : part
}
