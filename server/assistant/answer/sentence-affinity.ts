import { oncePerSiteAnd } from '../index/once-per-site.ts'
import type { Passage, SiteIndex } from '../index/site-index.ts'
import { affinityTo, type Embedded, saidAt } from './affinity.ts'

/**
 * How near a question stands to a sentence itself, to it with its heading, to that alone, and to it with
 * its neighbors, from -1 to 1 each.
 */
export type Affinity = Record<'near' | 'nearHeaded' | 'nearHeading' | 'nearAround', number>

type Place = Embedded | null
/** Where the sentences of a passage stand, in their order, and its heading. */
type Places = { heading: Place; sentences: { own: Place; headed: Place; around: Place }[] }

/** The affinity of a question to each sentence of a passage, by the sentence's number. */
export function affinityIn(index: SiteIndex, passage: Passage, question: Embedded) {
  const { heading, sentences } = placesOf(index, passage)
  const nearHeading = affinityTo(question, heading)
  return (sentence: number): Affinity => {
    const at = sentences[sentence - passage.start]
    return {
      near: affinityTo(question, at?.own ?? null),
      nearHeaded: affinityTo(question, at?.headed ?? null),
      nearHeading,
      nearAround: affinityTo(question, at?.around ?? null),
    }
  }
}

const placesOf = oncePerSiteAnd((index, passage: Passage): Places => {
  const page = index.pages[passage.page]
  const language = page?.language ?? 'en'
  const heading = passage.headings.at(-1) ?? page?.title ?? ''
  const texts = index.sentences.slice(passage.start, passage.end)
  return {
    heading: saidAt([heading], language),
    sentences: texts.map((text, at) => ({
      own: saidAt([text], language),
      headed: saidAt([heading, text], language),
      around: saidAt([heading, ...texts.slice(Math.max(0, at - 1), at + 2)], language),
    })),
  }
})
