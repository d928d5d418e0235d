/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.095,
  headed: 0.209,
  full: 0.351,
  pairs: 0.157,
  rank: 0.386,
  heading: 0.115,
  headingFirst: 0.212,
  typed: 0.175,
  untyped: -0.175,
  shown: 0.09,
  shownAround: 0.208,
  first: 0.001,
  named: 0.103,
  language: 0.52,
  subject: 0.1,
  isHeading: -0.01,
  isQuestion: -0.072,
  isLong: 0,
  near: 0.257,
  nearHeaded: 0.318,
  nearHeading: 0.026,
  nearAround: 0.422,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  covered: 1.79,
  full: -0.25,
  surroundings: 2.052,
  heading: 1.642,
  body: -0.494,
  gap: 0.779,
  untypedFirm: 1.188,
  untyped: -0.988,
  otherSubject: -0.453,
  unknown: -2.452,
  unknownKey: 0.27,
  length: 1.621,
  row: 0.677,
  precision: 1.04,
  elsewhere: -2.393,
  elsewhereApart: -3.589,
  apart: 0.217,
  unmet: -0.339,
  base: -3.192,
} as const
