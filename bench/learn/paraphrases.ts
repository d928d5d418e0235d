import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '@foyer/shared/facts/statuses.ts'

/** A sentence of a page or a question, and the language it is in. */
export type Line = { text: string; language: Language }

/**
 * One detail that firms’ sites state (`bench/paraphrases`): ways of saying it, and of asking for it, by
 * one hand. Another may have written of the same.
 */
export type Detail = { hand: string; topic: string; name: string; says: Line[]; asks: Line[] }

const header = /^@ (?<topic>[^/]+) \/ (?<name>.+)$/
const line = /^(?<language>en|es)(?<mark>[.?]) (?<text>.+)$/

/** All details of all files. Throws for a line that is none. */
export function readParaphrases(folder = path.resolve('bench/paraphrases')): Detail[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => detailsIn(path.join(folder, file)))
}

function detailsIn(file: string): Detail[] {
  return readFileSync(file, 'utf8')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => detailOf(path.basename(file), block))
}

function detailOf(hand: string, block: string): Detail {
  const [first = '', ...rest] = block.split('\n')
  const named = header.exec(first)?.groups
  if (named === undefined) throw new Error(`Not a detail of a topic: ${first}`)
  const detail: Detail = {
    hand,
    topic: named['topic'] ?? '',
    name: named['name'] ?? '',
    says: [],
    asks: [],
  }
  for (const one of rest) {
    const read = line.exec(one)?.groups
    if (read === undefined) throw new Error(`Neither said nor asked: ${one}`)
    const of = read['mark'] === '?' ? detail.asks : detail.says
    of.push({ text: read['text'] ?? '', language: read['language'] === 'es' ? 'es' : 'en' })
  }
  return detail
}
