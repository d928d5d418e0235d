/** The rules that weigh a message, in words for the firm: "Why it is marked so". */
export const reasonNames = {
  danger: 'Somebody may be in danger',
  violence: 'Violence or threats',
  arrest: 'An arrest, or somebody is in custody',
  warrant: 'A warrant, or a missed court date',
  'hearing-near': 'A court date today or tomorrow',
  'deadline-near': 'A deadline today or tomorrow',
  'hearing-ahead': 'A court date ahead',
  'deadline-ahead': 'A deadline ahead',
  served: 'Court papers were served',
  eviction: 'An eviction or a lockout',
  urgent: 'They call it urgent',
  unhurried: 'They say there is no hurry',
} as const

/** Name of a rule that weighs messages. */
export type ReasonName = keyof typeof reasonNames

/** What the firm's e-mail says above the reasons. */
export const reasonsTitle = 'Why it is marked so'
