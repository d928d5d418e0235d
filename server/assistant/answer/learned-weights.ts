/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.194,
  headed: 0.298,
  full: 0.401,
  pairs: 0.12,
  rank: 0.53,
  heading: 0.232,
  headingFirst: 0.256,
  typed: 0.192,
  untyped: -0.192,
  shown: 0.256,
  shownAround: 0.372,
  first: -0.005,
  named: 0.086,
  language: 0.578,
  subject: 0.055,
  isHeading: -0.077,
  isQuestion: -0.155,
  isLong: 0,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  covered: 1.935,
  full: -0.187,
  surroundings: 1.57,
  heading: 1.203,
  body: -0.531,
  gap: 1.153,
  untypedFirm: 0.897,
  untyped: -0.92,
  otherSubject: -0.68,
  unknown: -1.969,
  unknownKey: 0.21,
  length: 1.482,
  row: 1.06,
  precision: 1.133,
  base: -3.507,
} as const
