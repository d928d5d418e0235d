/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.105,
  headed: 0.208,
  full: 0.352,
  pairs: 0.152,
  rank: 0.389,
  heading: 0.096,
  headingFirst: 0.219,
  typed: 0.171,
  untyped: -0.171,
  shown: 0.116,
  shownAround: 0.245,
  first: -0.004,
  named: 0.099,
  language: 0.516,
  subject: 0.096,
  isHeading: -0.01,
  isQuestion: -0.032,
  isLong: 0,
  near: 0.247,
  nearHeaded: 0.312,
  nearHeading: 0.029,
  nearAround: 0.43,
} as const

/** What each piece of evidence adds to the log-odds that the site says what was asked. */
export const evidenceWeights = {
  covered: 1.776,
  full: -0.358,
  surroundings: 2.223,
  heading: 1.576,
  body: -0.429,
  gap: 0.862,
  untypedFirm: 1.293,
  untyped: -0.981,
  otherSubject: -0.491,
  unknown: -2.395,
  unknownKey: 0.238,
  length: 1.548,
  row: 0.639,
  precision: 0.951,
  elsewhere: -2.501,
  elsewhereApart: -3.617,
  apart: 0.177,
  unmet: -0.313,
  unmetAlone: -1.445,
  base: -3.19,
} as const
