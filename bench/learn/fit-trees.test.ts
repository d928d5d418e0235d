import { describe, expect, it } from 'vitest'
import { weighByTrees } from '../../server/assistant/answer/evidence-trees.ts'
import { randomFrom } from '../random.ts'
import { fitTrees } from './fit-trees.ts'

describe('fitting trees', () => {
  it('learns what only two pieces of evidence tell together', () => {
    const random = randomFrom(5)
    const cases = Array.from({ length: 400 }, () => {
      const [one, other] = [random(), random()]
      return { row: [one, other, random()], so: one > 0.5 !== other > 0.5, weight: 1 }
    })
    const trees = fitTrees(cases, ['one', 'other', 'noise'])
    const odds = (one: number, other: number) => weighByTrees(trees, { one, other, noise: 0.5 })
    expect(odds(0.9, 0.1)).toBeGreaterThan(1)
    expect(odds(0.1, 0.9)).toBeGreaterThan(1)
    expect(odds(0.1, 0.1)).toBeLessThan(-1)
    expect(odds(0.9, 0.9)).toBeLessThan(-1)
  })

  it('counts a case by its weight', () => {
    const caseOf = (so: boolean, weight: number) => ({ row: [0], so, weight })
    const { base } = fitTrees([caseOf(true, 3), caseOf(false, 1)], ['one'])
    expect(base).toBeCloseTo(Math.log(3))
  })
})
