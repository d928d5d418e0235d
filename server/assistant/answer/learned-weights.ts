/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.294,
  headed: 0.368,
  full: 0.467,
  pairs: 0.108,
  rank: 0.662,
  heading: 0.165,
  headingFirst: 0.284,
  typed: 0.237,
  untyped: -0.237,
  first: 0.004,
  named: 0.114,
  language: 0.659,
  subject: 0.096,
  isHeading: -0.109,
  isQuestion: -0.198,
  isLong: 0,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  covered: 2.151,
  full: -0.27,
  surroundings: 1.782,
  heading: 1.237,
  body: -0.572,
  gap: 1.302,
  untypedFirm: 0.198,
  untyped: -0.968,
  otherSubject: -0.65,
  unknown: -1.826,
  unknownKey: 0.198,
  length: 1.521,
  row: 0.942,
  precision: 1.038,
  base: -3.664,
} as const
