import { kept, oncePerSiteAnd } from '../index/once-per-site.ts'
import type { Passage, SiteIndex } from '../index/site-index.ts'
import { dotOf, dimensions, saidAt, tableFor, wordsIn } from './affinity.ts'

/**
 * How near a question stands to a sentence itself, to it with its heading, to that alone, and to it with
 * its neighbors, from -1 to 1 each.
 */
export type Affinity = Record<'near' | 'nearHeaded' | 'nearHeading' | 'nearAround', number>

/** Where a sentence's own places begin in those of its passage. */
const placeOf = (at: number): number => (1 + 3 * at) * dimensions

/** How near a question stands to the nearest sentence of a passage with its heading and neighbors. */
export function nearestIn(index: SiteIndex, passage: Passage, question: Float32Array): number {
  const places = placesOf(index, passage)
  let nearest = -1
  for (let at = 0; at < passage.end - passage.start; at += 1)
    nearest = Math.max(nearest, dotOf(question, places, placeOf(at) + 2 * dimensions))
  return nearest
}

/** The affinity of a question to each sentence of a passage, by the sentence's number. */
export function affinityIn(index: SiteIndex, passage: Passage, question: Float32Array) {
  const places = placesOf(index, passage)
  const to = (from: number) => dotOf(question, places, from)
  const nearHeading = to(0)
  return (sentence: number): Affinity => {
    const first = placeOf(sentence - passage.start)
    return {
      near: to(first),
      nearHeaded: to(first + dimensions),
      nearHeading,
      nearAround: to(first + 2 * dimensions),
    }
  }
}

/**
 * Where a passage's heading stands, then each of its sentences: itself, with the heading, and with that
 * and its neighbors. One list, since many small ones take three times the room.
 */
const placesOf = oncePerSiteAnd((index, passage: Passage): Float32Array => {
  const page = index.pages[passage.page]
  const table = tableFor(index)
  const language = page?.language ?? 'en'
  const heading = wordsIn(table, passage.headings.at(-1) ?? page?.title ?? '', language)
  const texts = index.sentences
    .slice(passage.start, passage.end)
    .map((text, at) => wordsIn(table, text, language, index.answers[passage.start + at]))
  const pieces = texts.flatMap((words, at) => [
    [words],
    [heading, words],
    [heading, ...texts.slice(Math.max(0, at - 1), at + 2)],
  ])
  const places = new Float32Array((1 + pieces.length) * dimensions)
  for (const [at, one] of [[heading], ...pieces].entries())
    places.set(saidAt(table, one), at * dimensions)
  return places
}, kept.passages)
