import type { SiteIndex } from './site-index.ts'

const known = new WeakMap<SiteIndex, number>()

/**
 * How far a site is a list of questions, from 0 to 1: the square of the share of passages that stand
 * under one. There "how", "when" and "why" tell the entries apart, and the wording of a heading is
 * its meaning; on other sites they tell nothing.
 */
export function listOfQuestions(index: SiteIndex): number {
  const before = known.get(index)
  if (before !== undefined) return before
  const asking = index.passages.filter(({ headings }) => headings.at(-1)?.trimEnd().endsWith('?'))
  const share = (asking.length / Math.max(1, index.passages.length)) ** 2
  known.set(index, share)
  return share
}
