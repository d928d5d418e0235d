/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.092,
  headed: 0.208,
  full: 0.364,
  pairs: 0.161,
  rank: 0.391,
  heading: 0.11,
  headingFirst: 0.209,
  typed: 0.173,
  untyped: -0.173,
  shown: 0.105,
  shownAround: 0.226,
  first: 0.002,
  named: 0.095,
  language: 0.522,
  subject: 0.1,
  isHeading: -0.01,
  isQuestion: -0.037,
  isLong: 0,
  near: 0.255,
  nearHeaded: 0.316,
  nearHeading: 0.021,
  nearAround: 0.428,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  covered: 1.76,
  full: -0.28,
  surroundings: 2.125,
  heading: 1.623,
  body: -0.474,
  gap: 0.811,
  untypedFirm: 1.152,
  untyped: -0.976,
  otherSubject: -0.474,
  unknown: -2.473,
  unknownKey: 0.259,
  length: 1.582,
  row: 0.582,
  precision: 1.043,
  elsewhere: -2.41,
  elsewhereApart: -3.585,
  apart: 0.196,
  unmet: -0.252,
  unmetAlone: -1.482,
  base: -3.186,
} as const
