/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.054,
  headed: 0.075,
  full: 0.24,
  pairs: 0.108,
  rank: 0.234,
  heading: 0.035,
  headingFirst: 0.179,
  typed: 0.147,
  untyped: -0.147,
  shown: 0.09,
  shownAround: 0.175,
  first: 0.001,
  named: 0.156,
  language: 0.428,
  subject: 0.13,
  isHeading: -0.302,
  isQuestion: -0.168,
  isLong: 0.083,
  near: 0.375,
  nearHeaded: 0.361,
  nearHeading: 0.062,
  nearAround: 0.45,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  likeliest: 3.144,
  surroundings: 2.017,
  heading: 0.931,
  row: 0.656,
  untypedFirm: 1.649,
  untyped: -1.217,
  unmet: -0.119,
  unmetAlone: -0.877,
  unknown: -1.132,
  words: 1.151,
  common: 3.766,
  elsewhere: -3.003,
  elsewhereApart: -3.348,
  spanish: 0.647,
  translated: 0.32,
  base: -9.304,
} as const
