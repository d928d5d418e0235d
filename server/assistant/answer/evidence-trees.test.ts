import { describe, expect, it } from 'vitest'
import { readTrees, weighByTrees, writeTrees } from './evidence-trees.ts'

describe('trees that weigh evidence', () => {
  const names = ['near', 'words'] as const
  const trees = readTrees('0.5\nnear 0.2 words 0.4 | 0 1 10 100\nwords 0.9 | 0 1000\n', names)

  it('add what their answers together pick', () => {
    expect(weighByTrees(trees, { near: 0, words: 0 })).toBe(0.5)
    expect(weighByTrees(trees, { near: 0, words: 0.4 })).toBe(1.5)
    expect(weighByTrees(trees, { near: 0.2, words: 0 })).toBe(10.5)
    expect(weighByTrees(trees, { near: 1, words: 1 })).toBe(1100.5)
  })

  it('are read as they were written', () => {
    expect(readTrees(writeTrees(trees), names)).toEqual(trees)
  })

  it('ask for no evidence that there is not', () => {
    expect(() => readTrees('0\nfar 0.2 | 0 1\n', names)).toThrow('far')
  })
})
