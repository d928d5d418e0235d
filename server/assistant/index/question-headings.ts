import { oncePerSite } from './once-per-site.ts'

/**
 * How far a site is a list of questions, from 0 to 1: the square of the share of passages that stand
 * under one. There "how", "when" and "why" tell the entries apart, and the wording of a heading is
 * its meaning; on other sites they tell nothing.
 */
export const listOfQuestions = oncePerSite(({ passages }): number => {
  const asking = passages.filter(({ headings }) => headings.at(-1)?.trimEnd().endsWith('?'))
  return (asking.length / Math.max(1, passages.length)) ** 2
})
