import type { Language } from '@foyer/shared/facts/statuses.ts'
import type { SiteAnswer } from '../turn-site.ts'
import { nearestQuote } from './nearest-quote.ts'
import type { QuotedPassage } from './quotes.ts'
import { sentenceBuffer } from './sentence-buffer.ts'
import { isPlainStatement, type Support, supportOf } from './support.ts'

/** What a model says, as it says it. */
export type Said =
  | { type: 'text'; text: string }
  | { type: 'proposal'; slot: string; value: string }
  | { type: 'end'; inputTokens: number; outputTokens: number }

/** A detail that a model thinks the visitor told. */
export type Proposal = { slot: string; value: string }

/** A sentence that a page bears out, with its quote and the quote's language. */
export type CheckedSentence = SiteAnswer['sentences'][number] & { language: Language }

/** What may leave the server of a reply, as soon as it may. */
export type Checked =
  | { type: 'sentence'; sentence: CheckedSentence }
  | { type: 'proposal'; proposal: Proposal }

/** A reply of more sentences than this is no front desk's. */
const mostSentences = 4
/** After so many in a row that no page bears out, no more are waited for. */
const mostHeldBack = 4
const mostProposals = 12

/** What a model writes around a sentence: the number of its quote, a list's mark, an opener. */
const cleaned = (sentence: string): string => {
  const bare = sentence
    .replaceAll(/\s*\[\d{1,3}\]/g, '')
    .replace(/^\s*[-•–*]\s+/, '')
    .replace(/^(?:yes|no|sure|certainly|of course|sí|no|claro|por supuesto)[,!:]\s+/i, '')
    .replace(
      /^according to (?:the|this|our) (?:firm['’]s )?(?:website|site|pages?),\s+|^según (?:el|la) (?:sitio|página)[^,]{0,20},\s+/i,
      '',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
  const [first = ''] = bare
  return first.toUpperCase() + bare.slice(first.length)
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')

/** The check of one reply, sentence by sentence. */
function checker(passages: readonly QuotedPassage[], firmName: string) {
  const said = new Set<string>()
  let before: Support | null = null
  let language: Language | null = null
  return (raw: string): CheckedSentence | null => {
    const sentence = cleaned(raw)
    const ofOneLanguage = passages.filter((each) => language === null || each.language === language)
    const own = supportOf(sentence, ofOneLanguage, { firmName, before })
    const support = own ?? nearestQuote(sentence, ofOneLanguage, before)
    const [first] = support?.sentences ?? []
    if (support === null || first === undefined) return null
    const quote = support.sentences.map(({ text }) => text).join(' ')
    // Who says all of it and nothing else says it as it stands there, to the letter.
    const isWhole = own === null || (plain(sentence) === plain(quote) && isPlainStatement(quote))
    const text = isWhole ? quote : sentence
    const repeats = [...said].some((one) =>
      [plain(text), plain(quote)].some((other) => one.includes(other) || other.includes(one)),
    )
    if (repeats) return null
    said.add(plain(text)).add(plain(quote))
    before = support
    language = support.passage.language
    return { text, quote, url: first.url, title: first.title, language }
  }
}

/**
 * Reads a model's reply and gives out what the passages bear out, each sentence as soon as it is whole. A
 * sentence that retells a quote in other words is given out in the quote's words; any other is dropped.
 * Stops where the canary is repeated, where enough was said, or where too much was held back.
 */
export async function* checkReply(
  reply: AsyncIterable<Said>,
  {
    passages,
    firmName,
    canary,
  }: { passages: readonly QuotedPassage[]; firmName: string; canary: string },
): AsyncGenerator<Checked> {
  const buffer = sentenceBuffer()
  const check = checker(passages, firmName)
  let heard = ''
  let passed = 0
  let heldBack = 0
  let proposals = 0
  const sentencesOf = function* (whole: string[]): Generator<Checked> {
    for (const one of whole) {
      if (passed >= mostSentences || heldBack >= mostHeldBack) return
      if (!/[\p{L}\d]/u.test(cleaned(one))) continue
      const sentence = check(one)
      heldBack = sentence === null ? heldBack + 1 : 0
      if (sentence === null) continue
      passed += 1
      yield { type: 'sentence', sentence }
    }
  }
  for await (const part of reply) {
    if (part.type === 'proposal' && proposals < mostProposals) {
      proposals += 1
      yield { type: 'proposal', proposal: { slot: part.slot, value: part.value } }
    }
    if (part.type !== 'text') continue
    heard = (heard + part.text).slice(-4 * canary.length - part.text.length)
    if (heard.includes(canary)) return
    yield* sentencesOf(buffer.add(part.text))
    if (heldBack >= mostHeldBack) return
  }
  yield* sentencesOf(buffer.end())
}
