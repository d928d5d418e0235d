import type { AnswerKind } from '../index/answer-kinds.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { type Candidate, onePage } from './choose-sentences.ts'
import type { Reading } from './read-question.ts'
import { weigh } from './evidence.ts'
import { sharesSubject } from './subject.ts'

/** Concepts this close to the most telling one are keys: more of them where the question is short. */
const keyShare = { short: 0.55, long: 0.75 } as const
const shortQuestion = 3
/** Shares of overall coverage, of the least covered key, and of a heading that is the question. */
const shares = { covered: 0.6, key: 0.4, heading: 0.15 } as const
/** In long questions this many times the most telling word is enough to cover. */
const enoughKeys = 2.5
/** What is left of the confidence where the answer is about somebody or something else. */
const otherSubject = 0.48
/** What is left where the kind of fact asked for is missing. */
const untyped: Record<AnswerKind, number> = {
  phone: 0.5,
  email: 0.5,
  address: 0.6,
  hours: 0.5,
  money: 0.75,
  duration: 0.75,
  number: 0.8,
  date: 0.75,
  person: 0.45,
  link: 1,
}

/**
 * How sure we are, from 0 to 1, that the chosen sentences answer the question: how much of it they
 * cover, whether its most telling words are among that, whether they hold the kind of fact asked
 * for, and whether they speak of the same firm or person. A second sentence counts only where it
 * stands in the first one's passage, a fact in it where it stands on the same page.
 */
export function confidenceOf(
  index: SiteIndex,
  reading: Reading,
  { best, second }: { best: Candidate; second: Candidate | null },
): number {
  const { concepts, type } = reading
  const near = second?.passage === best.passage ? second : null
  const full = concepts.map((_, at) => Math.max(best.full[at] ?? 0, near?.full[at] ?? 0))
  const weights = concepts.map((concept) => (concept.chatter ? 0 : concept.weight))
  const heaviest = Math.max(0, ...weights)
  if (heaviest === 0) return 0
  const short = weights.filter((weight) => weight > 0).length <= shortQuestion
  const least = heaviest * (short ? keyShare.short : keyShare.long)
  const key = Math.min(1, ...full.filter((_, at) => (weights[at] ?? 0) >= least))
  const covered = weigh(concepts, full, enoughKeys * heaviest)
  const subject = sharesSubject(index, reading, best) ? 1 : otherSubject
  const factThere = best.typed || (second?.typed === true && onePage(index, best, second))
  const typed = factThere ? 1 : Math.min(1, ...type.wants.map((kind) => untyped[kind]))
  const words = shares.covered * covered + shares.key * key
  return Math.min(1, (words + shares.heading * best.heading) * typed * subject)
}
