import type { Postings } from './site-index.ts'
import { fold } from './words.ts'

/** The letter trigrams of a text as sorted, distinct numbers. */
export function trigramsOf(text: string): number[] {
  const plain = ` ${fold(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `
  const keys = new Set<number>()
  for (let at = 0; at + 2 < plain.length; at += 1) {
    const code = (offset: number) => Math.min(1023, plain.charCodeAt(at + offset))
    keys.add(code(0) * 1_048_576 + code(1) * 1_024 + code(2))
  }
  return [...keys].toSorted((x, y) => x - y)
}

/**
 * Postings of the headings' trigrams. A score is the trigram's share of its heading, so that a sum
 * over a query's trigrams approaches a Dice overlap.
 */
export function buildTrigrams(headings: string[]): { keys: Uint32Array; postings: Postings } {
  const lists = new Map<number, [number, number][]>()
  for (const [passage, heading] of headings.entries()) {
    const trigrams = trigramsOf(heading)
    for (const key of trigrams) {
      const list = lists.get(key) ?? []
      list.push([passage, 1 / Math.sqrt(trigrams.length)])
      lists.set(key, list)
    }
  }
  const keys = Uint32Array.from(lists.keys()).toSorted()
  const all = [...keys].map((key) => lists.get(key) ?? [])
  const start = new Uint32Array(keys.length + 1)
  for (const [at, list] of all.entries()) start[at + 1] = (start[at] ?? 0) + list.length
  const flat = all.flat()
  return {
    keys,
    postings: {
      start,
      passage: Uint32Array.from(flat, ([passage]) => passage),
      score: Float32Array.from(flat, ([, score]) => score),
    },
  }
}

/** Position of a trigram in the sorted keys, or -1. */
export function findTrigram(keys: Uint32Array, key: number): number {
  let low = 0
  let high = keys.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = keys[middle] ?? 0
    if (found === key) return middle
    if (found < key) low = middle + 1
    else high = middle - 1
  }
  return -1
}
