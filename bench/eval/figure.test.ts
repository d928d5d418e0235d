import { describe, expect, it } from 'vitest'
import { gapInterval, interval, meanInterval } from '../statistics.ts'
import { countOf, type Figure, holds, meanOf, shareOf, spanishGap, unheld } from './figure.ts'
import { tableOf } from './table.ts'

const cases = (right: number, n: number) => Array.from({ length: n }, (_, at) => at < right)
const some = ['own', 'answered'] as const

describe('an interval', () => {
  it('of a share is Wilson’s', () => {
    const [low, high] = interval(81, 263)
    expect(low).toBeCloseTo(0.2553, 3)
    expect(high).toBeCloseTo(0.3662, 3)
    expect(interval(10, 10)[1]).toBe(1)
    expect(interval(0, 0)).toEqual([0, 1])
  })

  it('of two shares’ gap is Newcombe’s', () => {
    const [low, high] = gapInterval([56, 70], [48, 80])
    expect(low).toBeCloseTo(0.0524, 3)
    expect(high).toBeCloseTo(0.3339, 3)
  })

  it('of a mean holds the mean', () => {
    const [low, high] = meanInterval([0, 1, 1, 1])
    expect([low < 0.75, high > 0.75]).toEqual([true, true])
  })
})

describe('a goal', () => {
  it('is held by the value and not by its interval', () => {
    const goal = { atLeast: 0.9 }
    expect(holds(shareOf(some, cases(90, 100), { goal }))).toBe(true)
    expect(holds(shareOf(some, cases(89, 100), { goal }))).toBe(false)
    expect(holds(shareOf(some, cases(89, 100)))).toBeUndefined()
  })

  it('is held by none where nothing could be measured', () => {
    const none = [
      shareOf(some, [], { goal: { atMost: 1 } }),
      meanOf(some, [], { goal: { atMost: 1 } }),
      countOf(some, { n: 0, count: 0 }, { goal: { atMost: 1 } }),
    ]
    expect(unheld(none)).toEqual(none)
  })

  it('of never allows not one', () => {
    const goal = { atMost: 0 }
    expect(holds(countOf(some, { n: 943, count: 0 }, { goal }))).toBe(true)
    expect(holds(countOf(some, { n: 943, count: 1 }, { goal }))).toBe(false)
  })

  it('lets Spanish be three points behind English, and no further', () => {
    const gap = (spanish: number) =>
      holds(spanishGap('own', { english: cases(90, 100), spanish: cases(spanish, 100) }))
    expect([gap(95), gap(87), gap(86)]).toEqual([true, true, false])
  })
})

describe('the table', () => {
  const line = (figure: Figure): string => tableOf([figure]).split('\n')[1] ?? ''

  it('claims no percentage of fewer than a hundred cases', () => {
    const few = line(shareOf(some, cases(34, 99), { goal: { atLeast: 0.3 } }))
    expect(few).toContain('34/99')
    expect(few.replace('>= 30.0 %', '')).not.toContain('%')
    expect(line(spanishGap('own', { english: cases(9, 10), spanish: cases(9, 100) }))).toContain(
      'too few to claim',
    )
  })

  it('shows the value, its interval, its goal and whether it is met', () => {
    const more = { goal: { atLeast: 0.9 }, published: 'BERT .8', note: 'by hand' }
    expect(line(shareOf(some, cases(150, 200), more)).split(/ {2,}/)).toEqual([
      'own: answered',
      '200',
      '75.0 %',
      '68.6 % – 80.5 %',
      '>= 90.0 %',
      'NO',
      'BERT .8',
      'by hand',
    ])
  })

  it('does not round nearly all up to all', () => {
    expect(line(shareOf(some, cases(1_999, 2_000)))).toMatch(/^own: answered +2000 +< 100 %/)
    expect(line(shareOf(some, cases(2_000, 2_000)))).toContain('100.0 %')
  })

  it('says of a figure that could not be taken that there is none', () => {
    expect(line(shareOf(some, [], { goal: { atLeast: 0.9 } }))).toMatch(/none.*NO/)
  })
})
