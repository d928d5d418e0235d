/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.05,
  headed: 0.088,
  full: 0.222,
  pairs: 0.09,
  rank: 0.197,
  heading: 0.094,
  headingFirst: 0.16,
  typed: 0.147,
  untyped: -0.147,
  shown: 0.111,
  shownAround: 0.185,
  first: 0.007,
  named: 0.217,
  language: 0.467,
  subject: 0.117,
  isHeading: -0.307,
  isQuestion: -0.105,
  isLong: -0.006,
  near: 0.366,
  nearHeaded: 0.367,
  nearHeading: 0.105,
  nearAround: 0.445,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  likeliest: 2.858,
  surroundings: 1.754,
  heading: 0.993,
  row: 0.67,
  untypedFirm: 1.51,
  untyped: -0.602,
  unmet: -0.242,
  unmetAlone: -0.667,
  unknown: -1.273,
  words: 1.807,
  common: 4.091,
  elsewhere: -2.502,
  elsewhereApart: -3.139,
  spanish: 0.594,
  translated: 0.117,
  base: -9.178,
} as const
