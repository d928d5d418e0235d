import { assistantCopy, fillCopy } from '@foyer/shared/copy/assistant.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { detailLines } from './intake/read-back.ts'
import type { Conversation } from './turn-state.ts'

/**
 * The matter in a few lines for the firm's e-mail: the details in the visitor's own words, then
 * what the firm should know before it answers. Nothing is inferred that the visitor did not say.
 */
export const caseSummary = (conversation: Conversation, language: Language): string => {
  const copy = assistantCopy(language)
  const { flags, corrections, refused, openQuestions } = conversation
  const slots = { ...conversation.slots }
  if (slots.other_party === undefined && conversation.mentionedParty !== null)
    slots.other_party = conversation.mentionedParty
  const details = detailLines({ ...conversation, slots, language }, copy)
  const named = (list: readonly (keyof typeof copy.labels)[]) =>
    [...new Set(list)].map((slot) => copy.labels[slot]).join(', ')
  const notes = [
    ...(flags.safety ? [copy.summary.flags.safety] : []),
    ...(flags.represented ? [copy.summary.flags.represented] : []),
    ...(flags.doNotContact ? [copy.summary.flags.doNotContact] : []),
    ...(conversation.confirmed ? [] : [copy.summary.flags.unconfirmed]),
    ...(corrections.length > 0
      ? [
          fillCopy(copy.summary.flags.corrected, {
            list: named(corrections.map(({ slot }) => slot)),
          }),
        ]
      : []),
    ...(refused.length > 0
      ? [fillCopy(copy.summary.flags.declinedToSay, { list: named(refused) })]
      : []),
    ...openQuestions.map((question) => fillCopy(copy.summary.asked, { question })),
  ]
  return [
    ...details,
    ...(notes.length > 0
      ? ['', `${copy.summary.notes}:`, ...notes.map((note) => `- ${note}`)]
      : []),
  ].join('\n')
}
