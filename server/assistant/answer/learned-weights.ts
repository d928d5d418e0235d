/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.05,
  headed: 0.089,
  full: 0.225,
  pairs: 0.084,
  rank: 0.198,
  heading: 0.092,
  headingFirst: 0.171,
  typed: 0.151,
  untyped: -0.151,
  shown: 0.12,
  shownAround: 0.177,
  first: 0.005,
  named: 0.18,
  language: 0.473,
  subject: 0.113,
  isHeading: -0.309,
  isQuestion: -0.112,
  isLong: -0.006,
  near: 0.373,
  nearHeaded: 0.369,
  nearHeading: 0.103,
  nearAround: 0.449,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  likeliest: 2.837,
  surroundings: 1.777,
  heading: 0.98,
  row: 0.693,
  untypedFirm: 1.552,
  untyped: -0.569,
  unmet: -0.247,
  unmetAlone: -0.53,
  unknown: -1.244,
  words: 1.804,
  common: 4.061,
  elsewhere: -2.512,
  elsewhereApart: -3.151,
  spanish: 0.593,
  translated: 0.142,
  base: -9.13,
} as const
