/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.113,
  headed: 0.194,
  full: 0.322,
  pairs: 0.081,
  rank: 0.377,
  heading: 0.095,
  headingFirst: 0.22,
  typed: 0.158,
  untyped: -0.158,
  shown: 0.173,
  shownAround: 0.266,
  first: -0.014,
  named: 0.078,
  language: 0.53,
  subject: 0.081,
  isHeading: -0.052,
  isQuestion: -0.087,
  isLong: 0,
  near: 0.261,
  nearHeaded: 0.287,
  nearHeading: -0.017,
  nearAround: 0.436,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  covered: 1.662,
  full: -0.487,
  surroundings: 2.144,
  heading: 1.742,
  body: -1.068,
  gap: 0.986,
  untypedFirm: 1.021,
  untyped: -1.454,
  otherSubject: -0.498,
  unknown: -2.46,
  unknownKey: 0.173,
  length: 1.577,
  row: 0.783,
  precision: 0.954,
  elsewhere: -2.318,
  elsewhereApart: -3.625,
  apart: 0.239,
  base: -2.52,
} as const
