import { aligned } from '../report.ts'
import { type Figure, type Goal, holds } from './figure.ts'

/** A percentage is claimed on this many cases or more; below, it is so many of so many. */
const claimable = 100

/** Figures as a table: measure, n, value, 95 % interval, goal, published, met, note. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ['measure', 'n', 'value', '95 %', 'goal', 'met', 'published', 'note']
  return aligned([head, ...figures.map(rowOf)], new Set([1, 2, 3, 4]))
}

function rowOf(figure: Figure): string[] {
  const { suite, what, n, goal, published = '', note = '' } = figure
  const met = holds(figure)
  const verdict = met === undefined ? '' : met ? 'yes' : 'NO'
  const bound = goal === undefined ? '' : boundOf(goal, figure)
  return [
    `${suite}: ${what}`,
    String(n),
    valueOf(figure),
    rangeOf(figure),
    bound,
    verdict,
    published,
    note,
  ]
}

function valueOf({ as, value, n }: Figure): string {
  if (Number.isNaN(value)) return 'none'
  if (as === 'share' && n < claimable) return `${Math.round(value * n)}/${n}`
  if (as === 'gap' && n < claimable) return 'too few to claim'
  return written(value, as)
}

function rangeOf({ as, n, interval }: Figure): string {
  if (interval === undefined || (as !== 'mean' && n < claimable)) return ''
  return interval.map((bound) => written(bound, as)).join(' – ')
}

function boundOf(goal: Goal, { as }: Figure): string {
  return 'atMost' in goal ? `<= ${written(goal.atMost, as)}` : `>= ${written(goal.atLeast, as)}`
}

function written(value: number, as: Figure['as']): string {
  if (as === 'count') return String(value)
  if (as === 'share') return percent(value)
  if (as === 'gap') return `${(100 * value).toFixed(1)} points`
  return value.toFixed(value < 2 ? 3 : 1)
}

/** Nearly all is not all: what would round to 100 % without being so is said to be less. */
function percent(share: number): string {
  const rounded = (100 * share).toFixed(1)
  return rounded === '100.0' && share < 1 ? '< 100 %' : `${rounded} %`
}
