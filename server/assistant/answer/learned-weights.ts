/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.045,
  headed: 0.14,
  full: 0.285,
  pairs: 0.173,
  rank: 0.302,
  heading: 0.091,
  headingFirst: 0.193,
  typed: 0.17,
  untyped: -0.17,
  shown: 0.12,
  shownAround: 0.219,
  first: -0.006,
  named: 0.129,
  language: 0.514,
  subject: 0.086,
  isHeading: -0.037,
  isQuestion: 0.023,
  isLong: 0,
  near: 0.352,
  nearHeaded: 0.388,
  nearHeading: 0.01,
  nearAround: 0.548,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  covered: 1.703,
  full: -0.537,
  surroundings: 2.055,
  heading: 1.717,
  body: -0.072,
  gap: 0.64,
  untypedFirm: 1.819,
  untyped: -0.64,
  otherSubject: -0.323,
  unknown: -2.576,
  unknownKey: 0.214,
  length: 1.385,
  row: 0.895,
  precision: 0.734,
  elsewhere: -2.688,
  elsewhereApart: -3.779,
  apart: 0.11,
  unmet: -0.541,
  unmetAlone: -1.2,
  base: -3.064,
} as const
