/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.122,
  headed: 0.202,
  full: 0.338,
  pairs: 0.126,
  rank: 0.392,
  heading: 0.102,
  headingFirst: 0.247,
  typed: 0.155,
  untyped: -0.155,
  shown: 0.172,
  shownAround: 0.296,
  first: -0.011,
  named: 0.064,
  language: 0.55,
  subject: 0.062,
  isHeading: -0.067,
  isQuestion: -0.076,
  isLong: 0,
  near: 0.208,
  nearHeaded: 0.198,
  nearHeading: -0.017,
  nearAround: 0.44,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  covered: 1.867,
  full: -0.379,
  surroundings: 2.026,
  heading: 1.464,
  body: -0.689,
  gap: 0.795,
  untypedFirm: 0.498,
  untyped: -1.341,
  otherSubject: -0.429,
  unknown: -2.092,
  unknownKey: 0.029,
  length: 1.494,
  row: 0.73,
  precision: 0.857,
  elsewhere: -2.293,
  elsewhereApart: -3.651,
  apart: 0.334,
  base: -2.719,
} as const
