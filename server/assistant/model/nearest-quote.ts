import { stemsOf } from '../index/stem.ts'
import type { QuotedPassage, QuotedSentence } from './quotes.ts'
import { type Support, isHeard, isPlainStatement } from './support.ts'

/**
 * How much of a sentence's words a quote must have, and how much of the quote's the sentence, so that the
 * quote is what the sentence retold. By hand: half a sentence in common is another sentence.
 */
const retold = { ofSaid: 0.6, ofQuote: 0.4, words: 3 } as const

const shared = (said: ReadonlySet<string>, quoted: ReadonlySet<string>): number =>
  [...said].filter((stem) => quoted.has(stem)).length

const mayStand = ({ text }: QuotedSentence): boolean =>
  isPlainStatement(text) && !text.endsWith(':')

/**
 * The sentence of the passages that a sentence seems to retell, to be said in its place; null where there
 * is none. It is the page's own, so it says nothing that the page does not.
 */
export function nearestQuote(
  sentence: string,
  passages: readonly QuotedPassage[],
  before: Support | null,
): Support | null {
  let best: { score: number; support: Support } | null = null
  for (const passage of passages) {
    const said = new Set(stemsOf(sentence, passage.language))
    for (const quote of passage.sentences) {
      const quoted = new Set(stemsOf(quote.text, passage.language))
      const both = shared(said, quoted)
      const ofSaid = both / Math.max(1, said.size)
      const ofQuote = both / Math.max(1, quoted.size)
      if (both < retold.words || ofSaid < retold.ofSaid || ofQuote < retold.ofQuote) continue
      if (!mayStand(quote) || !isHeard(quote, before)) continue
      const score = ofSaid + ofQuote
      if (best === null || score > best.score)
        best = { score, support: { passage, sentences: [quote] } }
    }
  }
  return best?.support ?? null
}
