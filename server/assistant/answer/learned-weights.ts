/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.068,
  headed: 0.109,
  full: 0.244,
  pairs: 0.109,
  rank: 0.318,
  heading: -0.05,
  headingFirst: 0.142,
  typed: 0.127,
  untyped: -0.127,
  shown: 0.009,
  shownAround: 0.131,
  first: -0.013,
  named: -0.03,
  language: 0.308,
  subject: 0.132,
  isHeading: -0.202,
  isQuestion: -0.302,
  isLong: -0.051,
  near: 0.488,
  nearHeaded: 0.469,
  nearHeading: 0.1,
  nearAround: 0.471,
} as const
