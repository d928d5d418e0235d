import { demoSite } from '@foyer/demo/site.ts'
import { pages } from '@foyer/demo/pages.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex } from '../index/build.ts'
import { extractPage } from '../index/extract.ts'
import { contentOf } from '../index/page-content.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { mutations, paraphrases } from '../testing/mutations.ts'
import { estateSite, immigrationSite, indexOf, injurySite } from '../testing/small-sites.ts'
import { type QuotedPassage, quotePassage } from './quotes.ts'
import { readWords } from './read-words.ts'
import { isPlainStatement, supportOf } from './support.ts'
import { isInflected, pointsBack } from './word-classes.ts'

const origin = 'http://127.0.0.1:3003'
const firmName = 'Larch & Tern'

const demoIndex = (): SiteIndex => {
  const site = demoSite({ origin, snippet: '' })
  return buildIndex(
    pages.map(({ path }) => contentOf(extractPage(site.get(path).body, `${origin}${path}`))),
  )
}

const passagesOf = (index: SiteIndex): QuotedPassage[] =>
  index.passages.flatMap((_, passage) => quotePassage(index, passage, firmName) ?? [])

type Stated = { text: string; passage: QuotedPassage; at: number }

/** Sentences that say something by themselves. */
const statedIn = (passages: QuotedPassage[]): Stated[] =>
  passages.flatMap((passage) =>
    passage.sentences.flatMap(({ text, words }, at): Stated[] =>
      isPlainStatement(text) && words.length >= 6 && !pointsBack(words[0]?.form ?? '')
        ? [{ text, passage, at }]
        : [],
    ),
  )

const demo = passagesOf(demoIndex())
const others = [immigrationSite, estateSite, injurySite].flatMap((site) =>
  passagesOf(indexOf(site)),
)
const stated = statedIn([...demo, ...others])

const isSupported = (text: string, { passage }: Stated): boolean =>
  supportOf(text, [passage], { firmName, before: null }) !== null

const bare = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}]/gu, '')

const formsOf = (text: string, { passage }: Stated): string =>
  readWords(text, { language: passage.language, firmName, clause: 0 })
    .filter(({ free }) => !free)
    .map(({ form }) => form)
    .join(' ')

/** A mutation that left the words as they were, or made other sentences of the page, is none. */
const isOther = (text: string, from: Stated): boolean => {
  const forms = formsOf(text, from)
  const { sentences } = from.passage
  return sentences.every(({ text: page }, at) => {
    const both = `${page} ${sentences[at + 1]?.text ?? ''}`
    return formsOf(page, from) !== forms && formsOf(both, from) !== forms
  })
}

describe('a sentence made untrue', () => {
  it.each(mutations)('is held back: $name', ({ make }) => {
    const through = stated.flatMap((one) =>
      make(one.text)
        .filter((text) => isOther(text, one) && isSupported(text, one))
        .map((text) => `${text} <- ${one.text}`),
    )
    expect(through).toEqual([])
  })

  const inOneClause = stated.filter(({ text }, at) => at % 2 === 0 && !text.includes(';'))

  it('is held back whatever words are left out of it', () => {
    const some = inOneClause.filter((_, at) => at % 4 === 0)
    const through = some.flatMap((one) => {
      const pieces = one.text.split(' ')
      return pieces.flatMap((_, from) =>
        [1, 2, 3, 5, 8].flatMap((count) => {
          const left = [...pieces.slice(0, from), ...pieces.slice(from + count)].join(' ')
          return isOther(left, one) && isSupported(left, one) ? [`${left} <- ${one.text}`] : []
        }),
      )
    })
    expect(through).toEqual([])
  })

  it('is held back whatever two words of it change places', () => {
    const some = inOneClause.filter((_, at) => at % 6 === 1)
    const through = some.flatMap((one) => {
      const pieces = one.text.split(' ')
      return pieces.flatMap((word, from) =>
        pieces.slice(from + 2).flatMap((other, at) => {
          const swapped = [...pieces]
          swapped[from] = other
          swapped[from + 2 + at] = word
          const text = swapped.join(' ')
          // "Keep" and "keeps" are one word to the check.
          const isOne = isInflected(bare(word), bare(other), one.passage.language)
          return !isOne && isOther(text, one) && isSupported(text, one)
            ? [`${text} <- ${one.text}`]
            : []
        }),
      )
    })
    expect(through).toEqual([])
  })

  it('is held back with a word of another sentence in it', () => {
    const anyStated = fc.constantFrom(...stated)
    fc.assert(
      fc.property(anyStated, anyStated, fc.nat(), fc.nat(), (one, other, where, which) => {
        const foreign = other.text.split(' ').filter((word) => /^\p{Ll}{4,}$/u.test(word))
        const word = foreign[which % Math.max(1, foreign.length)]
        fc.pre(word !== undefined)
        const pieces = one.text.split(' ')
        pieces.splice(where % (pieces.length + 1), 0, word ?? '')
        const text = pieces.join(' ')
        fc.pre(!one.passage.sentences.some((sentence) => sentence.text.includes(word ?? '')))
        fc.pre(isOther(text, one))
        return !isSupported(text, one)
      }),
      { numRuns: 1_000, seed: 7 },
    )
  })

  it('is held back where two halves of sentences are put together', () => {
    fc.assert(
      fc.property(fc.constantFrom(...stated), fc.nat(), fc.nat(), (one, from, to) => {
        const other = one.passage.sentences[to % one.passage.sentences.length]
        fc.pre(other !== undefined && other.text !== one.text)
        const first = one.text.split(' ')
        const second = other?.text.split(' ') ?? []
        const cut = 2 + (from % Math.max(1, first.length - 3))
        const text = [...first.slice(0, cut), ...second.slice(Math.ceil(second.length / 2))].join(
          ' ',
        )
        fc.pre(isOther(text, one))
        expect(isSupported(text, one) ? text : '').toBe('')
      }),
      { numRuns: 1_000, seed: 7 },
    )
  })
})

describe('a sentence that says the same', () => {
  it.each([
    ['verbatim', 1],
    ['the firm for “we”', 1],
    ['contractions opened or made', 1],
    ['another word for lawyer', 1],
    ['the last phrase first', 0.6],
  ])('goes through: %s', (name, share) => {
    const tried = stated.flatMap((one) =>
      (paraphrases.find((paraphrase) => paraphrase.name === name)?.make(one.text) ?? []).map(
        (text) => ({ text, one }),
      ),
    )
    const held = tried.filter(({ text, one }) => !isSupported(text, one))
    expect(tried.length).toBeGreaterThan(5)
    expect(
      1 - held.length / tried.length,
      held.map(({ text }) => text).join('\n'),
    ).toBeGreaterThanOrEqual(share)
  })
})
