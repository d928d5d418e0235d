/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.035,
  headed: 0.114,
  full: 0.275,
  pairs: 0.097,
  rank: 0.231,
  heading: 0.084,
  headingFirst: 0.2,
  typed: 0.167,
  untyped: -0.167,
  shown: 0.111,
  shownAround: 0.245,
  first: -0.006,
  named: 0.177,
  language: 0.487,
  subject: 0.069,
  isHeading: -0.131,
  isQuestion: -0.094,
  isLong: -0.009,
  near: 0.357,
  nearHeaded: 0.369,
  nearHeading: 0.072,
  nearAround: 0.501,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  covered: 1.589,
  full: -0.226,
  surroundings: 2.161,
  heading: 1.761,
  body: -0.501,
  gap: 0.881,
  untypedFirm: 2.064,
  untyped: -0.73,
  otherSubject: -0.52,
  unknown: -2.085,
  unknownKey: 0.253,
  length: 0.918,
  row: 0.738,
  precision: 1.197,
  elsewhere: -2.871,
  elsewhereApart: -3.932,
  apart: 0.048,
  unmet: -0.241,
  unmetAlone: -1.684,
  spanish: 0.232,
  translated: -0.891,
  base: -2.958,
} as const
