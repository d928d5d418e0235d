/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.035,
  headed: 0.116,
  full: 0.274,
  pairs: 0.098,
  rank: 0.229,
  heading: 0.086,
  headingFirst: 0.201,
  typed: 0.167,
  untyped: -0.167,
  shown: 0.11,
  shownAround: 0.244,
  first: -0.007,
  named: 0.177,
  language: 0.485,
  subject: 0.07,
  isHeading: -0.129,
  isQuestion: -0.095,
  isLong: -0.009,
  near: 0.358,
  nearHeaded: 0.37,
  nearHeading: 0.073,
  nearAround: 0.499,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  covered: 1.583,
  full: -0.196,
  surroundings: 2.135,
  heading: 1.744,
  body: -0.468,
  gap: 0.851,
  untypedFirm: 2.067,
  untyped: -0.662,
  otherSubject: -0.52,
  unknown: -2.083,
  unknownKey: 0.255,
  length: 0.907,
  row: 0.74,
  precision: 1.202,
  elsewhere: -2.866,
  elsewhereApart: -3.958,
  apart: 0.052,
  unmet: -0.24,
  unmetAlone: -1.684,
  spanish: 0.253,
  translated: -0.91,
  base: -2.922,
} as const
