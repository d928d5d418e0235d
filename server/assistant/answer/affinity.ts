import { readFileSync } from 'node:fs'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { builtFile } from '#server/platform/built-files.ts'
import { goesOn, hasNoSubject, turnsBefore } from '../index/follow-up.ts'
import type { Query } from '../index/search.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { answerKind, answerKindsOf } from '../index/answer-kinds.ts'
import { allStemsOf, stemsOf } from '../index/stem.ts'
import { questionTypeOf } from './question-type.ts'

/**
 * Which words of a question go with which words of a page, where they are not the same ("fired",
 * "terminated"; "park", "lot"). Every sign of a text has a place, learned so that questions
 * stand near the sentences that answer them (docs/assistant.md, Affinity).
 */

/** Numbers that say where a sign stands. */
export const dimensions = 160

/** A table of signs, the words below: the number of each, and their places one after the other. */
export type Words = { ids: ReadonlyMap<string, number>; vectors: Float32Array | Int8Array }

/** Where a text stands: the sum of its words, brought to length 1, and how long the sum was. */
export type Embedded = { unit: Float32Array; length: number }

/** Where these words stand together. */
export function embed({ vectors }: Words, words: Iterable<number>): Embedded {
  const unit = new Float32Array(dimensions)
  for (const word of words)
    for (let k = 0; k < dimensions; k += 1)
      unit[k] = (unit[k] ?? 0) + (vectors[word * dimensions + k] ?? 0)
  const length = Math.sqrt(unit.reduce((sum, one) => sum + one * one, 0)) || 1
  for (let k = 0; k < dimensions; k += 1) unit[k] = (unit[k] ?? 0) / length
  return { unit, length }
}

/** How near two texts stand, from -1 to 1; 0 to nowhere. The other's place begins at `from`. */
export function dotOf(some: Float32Array, other: Float32Array, from = 0): number {
  let sum = 0
  for (let k = 0; k < dimensions; k += 1) sum += (some[k] ?? 0) * (other[from + k] ?? 0)
  return sum
}

/**
 * What has a place: the stems of a text, its pairs of neighbors ("flat fee", "call back") and the kinds of fact it
 * holds ("#money"), by their bits.
 */
export function signsOf(text: string, language: Language, kinds = answerKindsOf(text)): string[] {
  const stems = allStemsOf(text, language)
  return [
    ...stems,
    ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`),
    ...kindSigns.flatMap(([bit, sign]) => ((kinds & bit) === 0 ? [] : sign)),
  ]
}

const kindSigns = Object.entries(answerKind).map(([kind, bit]) => [bit, `#${kind}`] as const)

/** The numbers of a text's known signs, each once. */
export function wordsIn(
  { ids }: Words,
  text: string,
  language: Language,
  kinds?: number,
): Set<number> {
  return new Set(signsOf(text, language, kinds).flatMap((sign) => ids.get(sign) ?? []))
}

/** The table as a file: the signs, a line each, an empty line, then their places in bytes. */
export function writeAffinity(signs: readonly string[], places: Float32Array): Buffer {
  const most = places.reduce((top, one) => Math.max(top, Math.abs(one)), 0)
  const bytes = Int8Array.from(places, (one) => Math.round((one / most) * 127))
  return Buffer.concat([Buffer.from(`${signs.join('\n')}\n\n`), Buffer.from(bytes.buffer)])
}

/** Reads what {@link writeAffinity} wrote. Lengths are lost, which say nothing. */
export function readAffinity(file: Buffer): Words {
  const end = file.indexOf('\n\n')
  const ids = new Map(
    file
      .toString('utf8', 0, end)
      .split('\n')
      .map((sign, at): [string, number] => [sign, at]),
  )
  const vectors = new Int8Array(file.buffer, file.byteOffset + end + 2, ids.size * dimensions)
  return { ids, vectors }
}

let shipped: Words | undefined
const others = new WeakMap<SiteIndex, Words>()

/** Has a site read by another table: the shipped one knows those it was learned from too well to learn more from them. */
export function readBy(index: SiteIndex, table: Words): void {
  others.set(index, table)
}

/** The table that a site is read by; without one, the shipped table. */
export const tableFor = (index?: SiteIndex): Words =>
  (index && others.get(index)) ??
  (shipped ??= readAffinity(readFileSync(builtFile('affinity.bin'))))

/**
 * How fast less is believed the more telling words of a question were not learned. Of 1 to 3, what keeps choosing
 * sentences on subjects that were not learned (XQuAD) as good as without affinity.
 */
const doubt = 3

/**
 * What an earlier turn counts beside its share in the search: more to a question that points back ("how much is that")
 * than to one that says itself what it is about. Of 0 to 4, what follow-ups to sites that were not learned gain most by while those on other subjects (MTRAG-UN) lose
 * nothing (docs/assistant.md, Affinity).
 */
const besides = { pointing: 1.2, other: 0.8 } as const

/**
 * Where a question stands among what sites say: the nearer to nowhere, the fewer of its telling words
 * were learned, since what the others would say is not known. One that leans on earlier turns stands between them.
 */
export function askedAt(words: Words, query: Query): Float32Array {
  const { language } = query
  const beside = hasNoSubject(query) ? besides.pointing : besides.other
  const turns = [
    { text: query.text, share: 1, signs: wordsIn(words, query.text, language) },
    ...turnsBefore(query).map(({ text, weight }) => ({
      text,
      share: beside * weight,
      signs: asksItself(query) ? stemsIn(words, text, language) : wordsIn(words, text, language),
    })),
  ]
  const at = new Float32Array(dimensions)
  let most = 0
  for (const { text, share, signs } of turns) {
    const trust = share * shareLearned(words, text, language) ** doubt
    embed(words, signs).unit.forEach((one, k) => {
      at[k] = (at[k] ?? 0) + trust * one
    })
    most = Math.max(most, trust)
  }
  const length = Math.sqrt(at.reduce((sum, one) => sum + one * one, 0)) || 1
  return at.map((one) => (one * most) / length)
}

/** Whether a question asks for a kind of fact of its own, so that only what earlier turns were about is left of them. */
const asksItself = (query: Query): boolean =>
  !goesOn(query) && questionTypeOf(query.text).wants.length > 0

/** The numbers of a text's known telling stems, each once. */
const stemsIn = ({ ids }: Words, text: string, language: Language): Set<number> =>
  new Set(stemsOf(text, language).flatMap((stem) => ids.get(stem) ?? []))

/** The share of a question's telling words that were learned, from 0 to 1; 1 where none tells anything. */
export function shareLearned({ ids }: Words, text: string, language: Language): number {
  const telling = stemsOf(text, language)
  return telling.length === 0 ? 1 : telling.filter((one) => ids.has(one)).length / telling.length
}

/** Where pieces of a site, each as its known words, stand together; nowhere, all 0, where there are none. */
export const saidAt = (words: Words, pieces: readonly ReadonlySet<number>[]): Float32Array =>
  embed(words, new Set(pieces.flatMap((piece) => [...piece]))).unit
