/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.043,
  headed: 0.084,
  full: 0.224,
  pairs: 0.094,
  rank: 0.194,
  heading: 0.074,
  headingFirst: 0.154,
  typed: 0.144,
  untyped: -0.144,
  shown: 0.105,
  shownAround: 0.179,
  first: 0.007,
  named: 0.307,
  language: 0.456,
  subject: 0.1,
  isHeading: -0.307,
  isQuestion: -0.11,
  isLong: -0.007,
  near: 0.359,
  nearHeaded: 0.362,
  nearHeading: 0.117,
  nearAround: 0.432,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  likeliest: 2.879,
  surroundings: 1.714,
  heading: 0.676,
  row: 0.647,
  untypedFirm: 0.802,
  untyped: -1.018,
  unmet: -0.247,
  unmetAlone: -0.791,
  unknown: -1.326,
  words: 1.805,
  common: 4.089,
  elsewhere: -2.441,
  elsewhereApart: -3.121,
  spanish: 0.567,
  translated: 0.268,
  base: -9.049,
} as const
