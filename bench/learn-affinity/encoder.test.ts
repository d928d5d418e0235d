import { describe, expect, it } from 'vitest'
import { dimensions, dotOf, embed } from '../../server/assistant/answer/affinity.ts'
import { randomFrom } from '../random.ts'
import { learnerOf, step } from './encoder.ts'

describe('learning affinity', () => {
  it('draws a question to its own sentence and away from the others', () => {
    const random = randomFrom(3)
    const ids = new Map(['fired', 'sacked', 'terminated', 'parking'].map((word, at) => [word, at]))
    const places = Float32Array.from({ length: ids.size * dimensions }, () => random() - 0.5)
    const table = learnerOf(ids, places)
    const pairs = [
      { asks: [0, 1], says: [2] },
      { asks: [3], says: [3] },
    ]
    const near = (question: number[], sentence: number[]) =>
      dotOf(embed(table, question).unit, embed(table, sentence).unit)
    const before = near([1], [2])
    for (let round = 0; round < 40; round += 1) step(table, { pairs, warmth: 0.2 })
    expect(near([1], [2])).toBeGreaterThan(before + 0.3)
    expect(near([1], [2])).toBeGreaterThan(near([1], [3]) + 0.5)
    expect(near([3], [3])).toBeGreaterThan(near([3], [2]) + 0.5)
  })
})
