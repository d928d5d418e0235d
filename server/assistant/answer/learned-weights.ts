/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.063,
  headed: 0.092,
  full: 0.237,
  pairs: 0.055,
  rank: 0.317,
  heading: -0.067,
  headingFirst: 0.177,
  typed: 0.124,
  untyped: -0.124,
  shown: 0.023,
  shownAround: 0.12,
  first: -0.003,
  named: -0.004,
  language: 0.256,
  subject: 0.118,
  isHeading: -0.22,
  isQuestion: -0.293,
  isLong: 0.002,
  near: 0.545,
  nearHeaded: 0.514,
  nearHeading: 0.126,
  nearAround: 0.519,
} as const
