/**
 * Weights learned from questions to several firms' sites (docs/assistant.md, Learning). Written by
 * `npm run learn-answers -- --write`: change the features or the questions, not the numbers.
 */

/** What each feature of a sentence adds to its score. */
export const sentenceWeights = {
  own: 0.066,
  headed: 0.095,
  full: 0.24,
  pairs: 0.091,
  rank: 0.308,
  heading: -0.057,
  headingFirst: 0.156,
  typed: 0.122,
  untyped: -0.122,
  shown: 0.023,
  shownAround: 0.129,
  first: -0.005,
  named: -0.02,
  language: 0.288,
  subject: 0.125,
  isHeading: -0.221,
  isQuestion: -0.367,
  isLong: -0.036,
  near: 0.489,
  nearHeaded: 0.465,
  nearHeading: 0.114,
  nearAround: 0.462,
} as const
