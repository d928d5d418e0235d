import { gapInterval, interval, mean, meanInterval } from '../statistics.ts'

/** What a figure is held to. */
export type Goal = { atLeast: number } | { atMost: number }

/** One measured figure of the assistant. */
export type Figure = {
  suite: string
  what: string
  /** Cases behind the value. */
  n: number
  /** A share or a gap from 0 to 1, a mean, or a count; NaN where it could not be taken. */
  value: number
  as: 'share' | 'gap' | 'mean' | 'count'
  /** 95 %: Wilson's of a share, Newcombe's of a gap, the normal one of a mean. */
  interval?: [number, number]
  goal?: Goal
  /** The nearest figure that others published, and where. */
  published?: string
  note?: string
}

type More = Pick<Figure, 'goal' | 'published' | 'note'>

/** How many of the cases are as they should be. */
export function shareOf(
  [suite, what]: readonly [string, string],
  cases: readonly boolean[],
  more: More = {},
): Figure {
  const hits = cases.filter(Boolean).length
  const n = cases.length
  return { suite, what, n, value: hits / n, as: 'share', interval: interval(hits, n), ...more }
}

/** The mean of the cases' scores. */
export function meanOf(
  [suite, what]: readonly [string, string],
  scores: readonly number[],
  more: More = {},
): Figure {
  const value = scores.length === 0 ? Number.NaN : mean(scores)
  return {
    suite,
    what,
    n: scores.length,
    value,
    as: 'mean',
    interval: meanInterval(scores),
    ...more,
  }
}

/** How often something happened in `n` cases. */
export function countOf(
  [suite, what]: readonly [string, string],
  { n, count }: { n: number; count: number },
  more: More = {},
): Figure {
  return { suite, what, n, value: n === 0 ? Number.NaN : count, as: 'count', ...more }
}

/** Most that Spanish may lie behind English on the same questions. */
const mostBehind = 0.03

/** How far the share of the Spanish cases lies behind that of the English ones. */
export function spanishGap(
  suite: string,
  { english, spanish }: { english: readonly boolean[]; spanish: readonly boolean[] },
): Figure {
  const counts = [english, spanish].map((cases) => [cases.filter(Boolean).length, cases.length])
  const [[hits = 0, n = 0] = [], [ofSpanish = 0, m = 0] = []] = counts
  return {
    suite,
    what: 'Spanish behind English',
    n: Math.min(n, m),
    value: hits / n - ofSpanish / m,
    as: 'gap',
    interval: gapInterval([hits, n], [ofSpanish, m]),
    goal: { atMost: mostBehind },
  }
}

/** Whether a figure holds its goal by its value; undefined where it has none. NaN holds no goal. */
export function holds({ goal, value }: Figure): boolean | undefined {
  if (goal === undefined) return undefined
  // Shares such as 1 - 0.98 are a hair off in binary.
  const hair = 1e-9
  return 'atMost' in goal ? value <= goal.atMost + hair : value >= goal.atLeast - hair
}

/** The figures whose goals are not held. */
export function unheld(figures: readonly Figure[]): Figure[] {
  return figures.filter((figure) => holds(figure) === false)
}
