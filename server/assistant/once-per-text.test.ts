import { describe, expect, it } from 'vitest'
import { oncePerText } from './once-per-text.ts'

describe('what is read of a text', () => {
  it('is read once, also where it is nothing', () => {
    const read: string[] = []
    const find = oncePerText((text) => {
      read.push(text)
      return text === 'nothing' ? null : text.length
    })
    expect(['four', 'nothing', 'four', 'nothing'].map((text) => find(text))).toEqual([
      4,
      null,
      4,
      null,
    ])
    expect(read).toEqual(['four', 'nothing'])
  })

  it('is forgotten in the end, so that it takes no more room', () => {
    let reads = 0
    const find = oncePerText(() => (reads += 1) > 0)
    const texts = Array.from({ length: 40 }, (_, at) => `text ${at}`)
    for (const text of [...texts, ...texts]) find(text)
    expect(reads).toBeGreaterThan(texts.length)
  })
})
