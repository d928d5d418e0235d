import { assistantCopy } from '@foyer/shared/copy/assistant.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import type { Conversation } from './turn-state.ts'

/** The matter in a few lines, in the visitor's own words, for the firm's e-mail. */
export const caseSummary = (conversation: Conversation, language: Language): string => {
  const copy = assistantCopy(language)
  return `${copy.labels.issue}: ${conversation.slots.issue ?? copy.notGiven}`
}
