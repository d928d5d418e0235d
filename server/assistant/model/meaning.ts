import type { SiteIndex } from '../index/site-index.ts'
import { type PassageVectors, packVectors, textOfPassage } from './fusion.ts'

/** One vector a text, all of one length. */
export type Embed = (texts: readonly string[], signal: AbortSignal) => Promise<number[][]>

/** Passages embedded by one request; endpoints take a hundred and more. */
const atOnce = 64

/** The vectors of all passages of an index, in their order. */
export async function embedPassages(
  index: SiteIndex,
  embed: Embed,
  signal: AbortSignal,
): Promise<PassageVectors> {
  const texts = index.passages.map((_, passage) => textOfPassage(index, passage))
  const vectors: number[][] = []
  for (let at = 0; at < texts.length; at += atOnce)
    vectors.push(...(await embed(texts.slice(at, at + atOnce), signal)))
  return packVectors(vectors)
}

/** Bytes that vectors hold, for a cache bounded in bytes. */
export const measureVectors = ({ rows }: PassageVectors): number => rows.byteLength
