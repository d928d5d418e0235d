import { kept, oncePerSiteAnd } from '../index/once-per-site.ts'
import type { Passage, SiteIndex } from '../index/site-index.ts'
import { dotOf, dimensions, saidAt, tableFor } from './affinity.ts'

/**
 * How near a question stands to a sentence itself, to it with its heading, to that alone, and to it with
 * its neighbors, from -1 to 1 each.
 */
export type Affinity = Record<'near' | 'nearHeaded' | 'nearHeading' | 'nearAround', number>

/** The affinity of a question to each sentence of a passage, by the sentence's number. */
export function affinityIn(index: SiteIndex, passage: Passage, question: Float32Array) {
  const places = placesOf(index, passage)
  const to = (place: number) => dotOf(question, places, place * dimensions)
  const nearHeading = to(0)
  return (sentence: number): Affinity => {
    const first = 1 + 3 * (sentence - passage.start)
    return {
      near: to(first),
      nearHeaded: to(first + 1),
      nearHeading,
      nearAround: to(first + 2),
    }
  }
}

/**
 * Where a passage's heading stands, then each of its sentences: itself, with the heading, and with that
 * and its neighbors. One list, since many small ones take three times the room.
 */
const placesOf = oncePerSiteAnd((index, passage: Passage): Float32Array => {
  const page = index.pages[passage.page]
  const language = page?.language ?? 'en'
  const heading = passage.headings.at(-1) ?? page?.title ?? ''
  const texts = index.sentences.slice(passage.start, passage.end)
  const pieces = texts.flatMap((text, at) => [
    [text],
    [heading, text],
    [heading, ...texts.slice(Math.max(0, at - 1), at + 2)],
  ])
  const table = tableFor(index)
  const places = new Float32Array((1 + pieces.length) * dimensions)
  for (const [at, one] of [[heading], ...pieces].entries())
    places.set(saidAt(table, one, language), at * dimensions)
  return places
}, kept.passages)
