/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.069,
  headed: 0.1,
  full: 0.243,
  pairs: 0.104,
  rank: 0.314,
  heading: -0.08,
  headingFirst: 0.146,
  typed: 0.122,
  untyped: -0.122,
  shown: 0.017,
  shownAround: 0.124,
  first: -0.009,
  named: -0.034,
  language: 0.302,
  subject: 0.127,
  isHeading: -0.192,
  isQuestion: -0.316,
  isLong: -0.054,
  near: 0.488,
  nearHeaded: 0.465,
  nearHeading: 0.1,
  nearAround: 0.47,
} as const
