import { describe, expect, it } from 'vitest'
import { dimensions, dotOf, embed } from '../../server/assistant/answer/affinity.ts'
import { randomFrom } from '../random.ts'
import { learnerOf, type Pair, step } from './encoder.ts'

describe('learning affinity', () => {
  const words = ['fired', 'sacked', 'terminated', 'parking', 'lot']
  const taught = (pairs: readonly Pair[]) => {
    const random = randomFrom(3)
    const ids = new Map(words.map((word, at) => [word, at]))
    const places = Float32Array.from({ length: ids.size * dimensions }, () => random() - 0.5)
    const table = learnerOf(ids, places)
    const near = (question: number[], sentence: number[]) =>
      dotOf(embed(table, question).unit, embed(table, sentence).unit)
    const before = near([1], [2])
    for (let round = 0; round < 40; round += 1) step(table, { pairs, warmth: 0.2 })
    return { near, before }
  }

  it('draws a question to its own sentence and away from the others', () => {
    const { near, before } = taught([
      { key: 'fired', asks: [0, 1], says: [2] },
      { key: 'parking', asks: [3], says: [3] },
    ])
    expect(near([1], [2])).toBeGreaterThan(before + 0.3)
    expect(near([1], [2])).toBeGreaterThan(near([1], [3]) + 0.5)
    expect(near([3], [3])).toBeGreaterThan(near([3], [2]) + 0.5)
  })

  it('draws it away from what is wrong', () => {
    const pair = { key: 'parking', asks: [3], says: [4] }
    const { near } = taught([{ ...pair, wrong: [2] }])
    expect(near([3], [4])).toBeGreaterThan(near([3], [2]) + 0.5)
  })

  it('lets pairs be that ask for the same', () => {
    const alike = (key: string) =>
      taught([
        { key: 'fired', asks: [0], says: [1] },
        { key, asks: [2], says: [1, 3] },
      ]).near([0], [1, 3])
    expect(alike('fired')).toBeGreaterThan(alike('parking'))
  })
})
