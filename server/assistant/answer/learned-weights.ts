/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.057,
  headed: 0.081,
  full: 0.233,
  pairs: 0.062,
  rank: 0.208,
  heading: 0.069,
  headingFirst: 0.173,
  typed: 0.159,
  untyped: -0.159,
  shown: 0.119,
  shownAround: 0.158,
  first: 0.007,
  named: 0.183,
  language: 0.485,
  subject: 0.118,
  isHeading: -0.314,
  isQuestion: -0.095,
  isLong: -0.007,
  near: 0.374,
  nearHeaded: 0.368,
  nearHeading: 0.11,
  nearAround: 0.463,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  covered: -0.332,
  full: -0.36,
  surroundings: 2.644,
  heading: 0.9,
  body: -0.597,
  gap: 0.658,
  untypedFirm: 1.88,
  untyped: -0.332,
  otherSubject: -0.076,
  unknown: -1.661,
  unknownKey: 0.196,
  length: -0.392,
  words: 3.616,
  likeliest: 2.984,
  row: 0.723,
  precision: 0.316,
  elsewhere: -2.249,
  elsewhereApart: -3.526,
  apart: 0.415,
  unmet: -0.291,
  unmetAlone: -0.701,
  spanish: 0.778,
  translated: 0.314,
  base: -7.693,
} as const
