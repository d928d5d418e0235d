import type { Slot, Urgency } from '../facts/statuses.ts'

/** How each fact is called in the list of what the visitor has told. */
const slots: Record<Slot, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  issue: 'What happened',
  when: 'When',
  where: 'Where',
  other_party: 'Other party',
  urgency: 'How urgent',
  preferred_times: 'Best time to reach you',
}

/** How the turn goes on that is sent when a visitor changes one fact; it is read like any other. */
const corrections: Record<Slot, string> = {
  name: 'my name is',
  email: 'my email is',
  phone: 'my phone is',
  issue: 'this is about',
  when: 'it happened',
  where: 'it happened in',
  other_party: 'the other party is',
  urgency: 'the urgency is',
  preferred_times: 'the best time to reach me is',
}

const urgencies: Record<Urgency, string> = { high: 'high', medium: 'medium', low: 'low' }

/** What a visitor reads in the chat only once they talk: what they told, and deleting it. In English. */
export const laterEn = {
  toldHeading: 'What you told us',
  change: 'Change',
  save: 'Save',
  cancel: 'Cancel',
  slots,
  urgencies,
  corrections,
  correction: (fact: string, value: string) => `Correction: ${fact} ${value}`,

  deleteQuestion: 'Delete this conversation?',
  deleteExplained:
    'What you wrote, asked for and attached is removed. What the firm has already received is marked as withdrawn.',
  deleteNow: 'Delete',
  deleteNot: 'Keep it',
}

/** The shape every language of these fills. */
export type LaterCopy = typeof laterEn
