import type { Candidate, Reading } from './choose-sentences.ts'
import { weigh } from './evidence.ts'

/** A concept this close to the most telling one is a key of the question. */
const keyShare = 0.75
/** Shares of overall coverage and of the least covered key. */
const shares = { covered: 0.6, key: 0.4, heading: 0.15 } as const
/** In long questions this many times the most telling word is enough to cover. */
const enoughKeys = 2.5
/** What is left of the confidence where the kind of fact asked for is not in the answer. */
const untyped = 0.8

/**
 * How sure we are, from 0 to 1, that the chosen sentences answer the question: how much of it they
 * cover, whether its most telling words are among that, and whether they hold the kind of fact
 * asked for. A second sentence counts only where it stands in the first one's passage.
 */
export function confidenceOf(
  { concepts, type }: Reading,
  { best, second }: { best: Candidate; second: Candidate | null },
): number {
  const near = second?.passage === best.passage ? second : null
  const full = concepts.map((_, at) => Math.max(best.full[at] ?? 0, near?.full[at] ?? 0))
  const weights = concepts.map((concept) => (concept.chatter ? 0 : concept.weight))
  const heaviest = Math.max(0, ...weights)
  const keys = full.filter((_, at) => (weights[at] ?? 0) >= keyShare * heaviest)
  const key = heaviest === 0 ? 0 : Math.min(1, ...keys)
  const covered = shares.covered * weigh(concepts, full, enoughKeys * heaviest) + shares.key * key
  const typed = type.wants.length === 0 || best.typed || near?.typed === true
  return Math.min(1, covered * (typed ? 1 : untyped) + shares.heading * best.heading)
}
