/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.034,
  headed: 0.086,
  full: 0.208,
  pairs: 0.137,
  rank: 0.304,
  heading: 0.084,
  headingFirst: 0.137,
  typed: 0.142,
  untyped: -0.142,
  shown: 0.098,
  shownAround: 0.203,
  first: -0.007,
  named: 0.088,
  language: 0.237,
  subject: 0.117,
  isHeading: -0.196,
  isQuestion: -0.322,
  isLong: -0.043,
  near: 0.454,
  nearHeaded: 0.425,
  nearHeading: 0.066,
  nearAround: 0.467,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  likeliest: 3.086,
  near: 0.225,
  surroundings: 1.848,
  heading: 0.49,
  row: 0.088,
  untypedFirm: 0.331,
  untyped: -0.941,
  unmet: -0.463,
  unmetAlone: -0.286,
  unknown: -0.209,
  words: 1.217,
  common: 4.731,
  elsewhere: -2.905,
  elsewhereApart: -3.276,
  spanish: 0.377,
  translated: 0.219,
  base: -9.683,
} as const
