/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.053,
  headed: 0.085,
  full: 0.222,
  pairs: 0.08,
  rank: 0.199,
  heading: 0.077,
  headingFirst: 0.158,
  typed: 0.152,
  untyped: -0.152,
  shown: 0.124,
  shownAround: 0.177,
  first: 0.009,
  named: 0.182,
  language: 0.474,
  subject: 0.113,
  isHeading: -0.312,
  isQuestion: -0.114,
  isLong: -0.006,
  near: 0.373,
  nearHeaded: 0.371,
  nearHeading: 0.114,
  nearAround: 0.453,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  likeliest: 2.816,
  surroundings: 1.749,
  heading: 0.957,
  row: 0.697,
  untypedFirm: 1.536,
  untyped: -0.637,
  unmet: -0.252,
  unmetAlone: -0.618,
  unknown: -1.342,
  words: 1.777,
  common: 4.115,
  elsewhere: -2.471,
  elsewhereApart: -3.144,
  spanish: 0.614,
  translated: 0.095,
  base: -9.136,
} as const
