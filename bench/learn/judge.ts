import { answerFrom } from '../../server/assistant/answer/answer.ts'
import { type Settings, shipped } from '../../server/assistant/answer/thresholds.ts'
import { gatheredFor, isRight } from './learn.ts'
import { onRightPage, type Site } from './questions.ts'

/** What became of one question: how sure the engine is, and whether it would be right. */
export type Judged = { confidence: number; isHeld: boolean; right: boolean; cites: boolean }

/** Asks a site everything, whatever the confidence. */
export function judge(site: Site, settings: Partial<Settings>): Judged[] {
  const anyway = { ...shipped, ...settings, answer: 0, pages: 0 }
  return site.asked.map((asked) => {
    const { held } = asked
    const { confidence, sentences } = answerFrom(site.index, gatheredFor(site, asked), anyway)
    const right = held !== null && isRight(sentences, held)
    const cites = held !== null && onRightPage(held, sentences[0]?.url ?? 'none:/')
    return { confidence, isHeld: held !== null, right, cites }
  })
}

/** Figures of many questions at one threshold; shares from 0 to 1. */
export type Figures = {
  /** Of what the site says: likeliest sentences right, answered, answered right. */
  found: number
  answered: number
  right: number
  /** Of those answered: the first citation is a right page. */
  cites: number
  /** Of what it does not say: not answered. */
  silent: number
  /** Area under the curve of confidence for said against not said. */
  area: number
}

/** The figures at a threshold. */
export function figuresAt(judged: readonly Judged[], threshold: number): Figures {
  const held = judged.filter(({ isHeld }) => isHeld)
  const others = judged.filter(({ isHeld }) => !isHeld)
  const answered = held.filter(({ confidence }) => confidence >= threshold)
  const share = (some: readonly Judged[], of: readonly Judged[]) =>
    some.length / Math.max(1, of.length)
  return {
    found: share(
      held.filter(({ right }) => right),
      held,
    ),
    answered: share(answered, held),
    right: share(
      answered.filter(({ right }) => right),
      held,
    ),
    cites: share(
      answered.filter(({ cites }) => cites),
      answered,
    ),
    silent: share(
      others.filter(({ confidence }) => confidence < threshold),
      others,
    ),
    area: areaOf(held, others),
  }
}

function areaOf(held: readonly Judged[], others: readonly Judged[]): number {
  let above = 0
  for (const one of held)
    for (const other of others) {
      if (one.confidence > other.confidence) above += 1
      else if (one.confidence === other.confidence) above += 0.5
    }
  return above / Math.max(1, held.length * others.length)
}

/** The least threshold at which this share of what a site does not say is not answered. */
export function thresholdFor(judged: readonly Judged[], silent: number): number {
  const others = judged
    .filter(({ isHeld }) => !isHeld)
    .map(({ confidence }) => confidence)
    .toSorted((a, b) => a - b)
  return (others[Math.ceil(silent * others.length) - 1] ?? 0) + 1e-9
}
