/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.03,
  headed: 0.09,
  full: 0.203,
  pairs: 0.118,
  rank: 0.175,
  heading: 0.108,
  headingFirst: 0.166,
  typed: 0.144,
  untyped: -0.144,
  shown: 0.122,
  shownAround: 0.219,
  first: 0.013,
  named: 0.093,
  language: 0.26,
  subject: 0.134,
  isHeading: -0.208,
  isQuestion: -0.272,
  isLong: -0.018,
  near: 0.457,
  nearHeaded: 0.438,
  nearHeading: 0.095,
  nearAround: 0.492,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  likeliest: 2.988,
  near: 1.235,
  surroundings: 1.51,
  heading: 0.319,
  row: 0.212,
  untypedFirm: 0.48,
  untyped: -0.755,
  unmet: -0.49,
  unmetAlone: -0.611,
  unknown: -1.313,
  words: 1.272,
  common: 4.229,
  elsewhere: -2.743,
  elsewhereApart: -3.493,
  spanish: 0.173,
  translated: 0.505,
  base: -9.229,
} as const
