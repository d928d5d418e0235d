import { LRUCache } from 'lru-cache'
import type { SiteIndex } from './site-index.ts'

/** Works out once what no question to a site changes; it is kept as long as the index is. */
export function oncePerSite<Made extends object | number>(
  make: (index: SiteIndex) => Made,
): (index: SiteIndex) => Made {
  const known = new WeakMap<SiteIndex, Made>()
  return (index) => {
    const before = known.get(index)
    if (before !== undefined) return before
    const made = make(index)
    known.set(index, made)
    return made
  }
}

/** The same for each thing of a site, such as a passage; it is kept for the `most` last asked for. */
export function oncePerSiteAnd<
  Thing extends object | number | string,
  Made extends object | boolean,
>(
  make: (index: SiteIndex, thing: Thing) => Made,
  most: number,
): (index: SiteIndex, thing: Thing) => Made {
  const ofSite = oncePerSite(() => new LRUCache<Thing, Made>({ max: most }))
  return (index, thing) => {
    const known = ofSite(index)
    const before = known.get(thing)
    if (before !== undefined) return before
    const made = make(index, thing)
    known.set(thing, made)
    return made
  }
}

/**
 * What is kept of one site: passages with all that stands in them, facts of a word or a few about
 * sentences, the sentences that show each need, and what the latest turns speak of. A question looks at
 * some 12 passages.
 */
export const kept = { passages: 2_000, sentences: 20_000, needs: 500, texts: 100 } as const

/** Bytes that what is kept takes where all of a site was asked for, as measured on two sites. */
export const keptBytes = ({ passages, sentences }: SiteIndex): number =>
  2_000 * Math.min(kept.passages, passages.length) +
  1_600 * Math.min(kept.sentences, sentences.length)
