/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.032,
  headed: 0.091,
  full: 0.201,
  pairs: 0.118,
  rank: 0.177,
  heading: 0.108,
  headingFirst: 0.166,
  typed: 0.143,
  untyped: -0.143,
  shown: 0.122,
  shownAround: 0.217,
  first: 0.014,
  named: 0.098,
  language: 0.255,
  subject: 0.13,
  isHeading: -0.208,
  isQuestion: -0.271,
  isLong: -0.017,
  near: 0.459,
  nearHeaded: 0.439,
  nearHeading: 0.099,
  nearAround: 0.492,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  likeliest: 3.052,
  near: 0.367,
  surroundings: 1.651,
  heading: 0.433,
  row: 0.198,
  untypedFirm: 0.426,
  untyped: -0.745,
  unmet: -0.523,
  unmetAlone: -0.665,
  unknown: -1.18,
  words: 1.361,
  common: 4.23,
  elsewhere: -2.606,
  elsewhereApart: -3.445,
  spanish: 0.209,
  translated: 0.392,
  base: -9,
} as const
