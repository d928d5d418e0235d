import { assistantCopy, fillCopy } from '@foyer/shared/copy/assistant.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { deadlineLine, reachLine } from './intake/read-back.ts'
import type { Conversation } from './turn-state.ts'

/**
 * The case in a few lines for the firm: the matter in the visitor's own words, then what stands in no
 * detail of its own. Nothing is inferred that the visitor did not say.
 */
export const caseSummary = (conversation: Conversation, language: Language): string => {
  const copy = assistantCopy(language)
  const { flags, corrections, refused, openQuestions, slots, channel } = conversation
  const party = slots.other_party === undefined ? conversation.mentionedParty : null
  const details = [
    slots.issue ?? `${copy.labels.issue}: ${copy.notGiven}`,
    ...(conversation.behalfOf === null ? [] : [`${copy.labels.behalf}: ${conversation.behalfOf}`]),
    ...(party === null ? [] : [`${copy.labels.other_party}: ${party}`]),
    ...reachLine(conversation, copy),
    ...deadlineLine({ ...conversation, language }, copy),
  ]
  const named = (list: readonly (keyof typeof copy.labels)[]) =>
    [...new Set(list)].map((slot) => copy.labels[slot]).join(', ')
  const notes = [
    ...(flags.safety ? [copy.summary.flags.safety] : []),
    ...(flags.represented ? [copy.summary.flags.represented] : []),
    ...(flags.doNotContact ? [copy.summary.flags.doNotContact] : []),
    ...(channel === undefined ? [] : [copy.summary.prefers[channel]]),
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
    ...openQuestions
      .filter((question) => question !== slots.issue)
      .map((question) => fillCopy(copy.summary.asked, { question })),
  ]
  return [...details, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')
}
