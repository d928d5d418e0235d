/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.034,
  headed: 0.085,
  full: 0.18,
  pairs: 0.128,
  rank: 0.251,
  heading: 0.114,
  headingFirst: 0.159,
  typed: 0.142,
  untyped: -0.142,
  shown: 0.123,
  shownAround: 0.232,
  first: 0.016,
  named: 0.074,
  language: 0.234,
  subject: 0.13,
  isHeading: -0.244,
  isQuestion: -0.307,
  isLong: -0.029,
  near: 0.442,
  nearHeaded: 0.413,
  nearHeading: 0.075,
  nearAround: 0.445,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  likeliest: 3.125,
  near: 0.242,
  surroundings: 1.735,
  heading: 0.428,
  row: 0.112,
  untypedFirm: -0.038,
  untyped: -0.712,
  unmet: -0.416,
  unmetAlone: -0.576,
  unknown: -1.18,
  words: 1.392,
  common: 4.15,
  elsewhere: -2.575,
  elsewhereApart: -3.413,
  spanish: 0.231,
  translated: 0.3,
  base: -9.036,
} as const
