/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.114,
  headed: 0.196,
  full: 0.319,
  pairs: 0.08,
  rank: 0.377,
  heading: 0.096,
  headingFirst: 0.217,
  typed: 0.162,
  untyped: -0.162,
  shown: 0.172,
  shownAround: 0.267,
  first: -0.013,
  named: 0.076,
  language: 0.53,
  subject: 0.086,
  isHeading: -0.052,
  isQuestion: -0.087,
  isLong: 0,
  near: 0.26,
  nearHeaded: 0.286,
  nearHeading: -0.012,
  nearAround: 0.434,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  covered: 1.686,
  full: -0.512,
  surroundings: 2.19,
  heading: 1.694,
  body: -1.064,
  gap: 0.966,
  untypedFirm: 1.027,
  untyped: -1.326,
  otherSubject: -0.488,
  unknown: -2.439,
  unknownKey: 0.18,
  length: 1.596,
  row: 0.779,
  precision: 0.952,
  elsewhere: -2.289,
  elsewhereApart: -3.615,
  apart: 0.256,
  base: -2.578,
} as const
