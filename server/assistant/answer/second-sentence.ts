import { type SiteIndex, sentenceTokens } from '../index/site-index.ts'
import { type Candidate, onePage } from './choose-sentences.ts'
import type { Reading } from './read-question.ts'
import { weigh } from './evidence.ts'

/** What a sentence gains by standing next to the first, or by adding something not yet said. */
const nextTo = 0.12
const nextUnderQuestion = 0.2
const samePassage = 0.1
const added = 0.5
/** What a sentence gains by having the kind of fact the first lacks. */
const missingKind = 0.45
/** How close to the first a second sentence must come: closer in another passage, whose subject may be another. */
const closeEnough = { onePassage: 0.35, apart: 0.7 }
/** Two sentences sharing more than this of their words say the same. */
const tooAlike = 0.75

/**
 * The sentence that best completes the first: well placed, saying what the first leaves out, and
 * not the same words again. Null where none is good enough.
 */
export function secondSentence(
  index: SiteIndex,
  candidates: Candidate[],
  reading: Reading,
): Candidate | null {
  const first = candidates[0]
  if (first === undefined) return null
  let best: { candidate: Candidate; score: number } | null = null
  for (const candidate of candidates.slice(1, 40)) {
    if (isRepeat(index, first, candidate)) continue
    const gain = gainOf(index, first, candidate, reading)
    if (gain === null) continue
    const score = candidate.score + gain
    const isOnePassage = first.passage === candidate.passage
    const close = isOnePassage ? closeEnough.onePassage : closeEnough.apart
    if (score < close * first.score) continue
    if (best === null || score > best.score) best = { candidate, score }
  }
  return best?.candidate ?? null
}

/** What `second` gains by its place and by what it adds; null where another page's adds nothing. */
function gainOf(
  index: SiteIndex,
  first: Candidate,
  second: Candidate,
  reading: Reading,
): number | null {
  const more = newlySaid(first, second, reading)
  const isNewKind = second.typed && !first.typed
  const isOnePage = onePage(index, first, second)
  if (more <= 0 && !isNewKind && !isOnePage) return null
  const distance = second.sentence - first.sentence
  return (
    added * more +
    (Math.abs(distance) === 1 ? nextTo : 0) +
    (distance === 1 ? nextUnderQuestion * first.heading : 0) +
    (second.passage === first.passage ? samePassage : 0) +
    (isNewKind && isOnePage ? missingKind : 0)
  )
}

/** How much more of what was asked the two say together than the first alone. */
function newlySaid(first: Candidate, second: Candidate, reading: Reading): number {
  const both = reading.concepts.map((_, at) => Math.max(first.own[at] ?? 0, second.own[at] ?? 0))
  return weigh(reading.concepts, both) - weigh(reading.concepts, first.own)
}

function isRepeat(index: SiteIndex, first: Candidate, second: Candidate): boolean {
  if (first.sentence === second.sentence) return true
  const [one = '', other = ''] = [first, second].map((candidate) =>
    (index.sentences[candidate.sentence] ?? '').toLowerCase(),
  )
  return one.includes(other) || other.includes(one) || overlap(index, first, second) > tooAlike
}

/** Share of the shorter sentence's words that the other has too. */
function overlap(index: SiteIndex, first: Candidate, second: Candidate): number {
  const one = new Set(sentenceTokens(index, first.sentence))
  const other = new Set(sentenceTokens(index, second.sentence))
  let common = 0
  for (const term of one) if (other.has(term)) common += 1
  return common / Math.max(1, Math.min(one.size, other.size))
}
