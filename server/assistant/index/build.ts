import type { Language } from '@foyer/shared/facts/statuses.ts'
import { answerKindsOf } from './answer-kinds.ts'
import { measureIndex } from './codec.ts'
import { draftFacts } from './draft-facts.ts'
import { type DraftPassage, type DraftSentence, draftPage } from './draft-passages.ts'
import type { PageContent } from './page-content.ts'
import { withLabels } from './labelled-values.ts'
import { withPeople } from './named-people.ts'
import { findPeople } from './people.ts'
import { type FieldTerms, buildPostings, rarity } from './postings.ts'
import { partRepeated } from './repetition.ts'
import { type SiteIndex, sentenceKinds } from './site-index.ts'
import { allStemsOf, stemsOf } from './stem.ts'
import { buildTrigrams } from './trigrams.ts'

/**
 * Weights of the fields title, heading and body (docs/measurements.md, Retrieval): a page's title is
 * mostly its first heading too, so that its words count three times.
 */
const weights = { title: 1, heading: 1, body: 1 } as const

/**
 * Builds the index of one firm's site from its pages (design section 6.2). Synchronous and
 * deterministic: the same pages in the same order give the same index.
 */
export function buildIndex(pages: PageContent[]): SiteIndex {
  const sentences: DraftSentence[] = []
  // A label and its value are one text before texts are compared: the number alone stands in the footer, too.
  const rows = pages.map((page) => ({ ...page, blocks: withLabels(withPeople(page.blocks)) }))
  const own = partRepeated(rows)
  const passages = pages.flatMap((content, number) =>
    draftPage({ number, content, blocks: own.pages[number] ?? [] }, sentences),
  )
  const facts = draftFacts(pages, own.frame, sentences)
  if (facts !== null) passages.push(facts)
  const index = assemble(pages, passages, sentences)
  index.bytes = measureIndex(index)
  return index
}

type Terms = { numbers: Map<string, number>; add: (stems: string[]) => number[] }

/** Numbers stems in order of first sight. */
function termCollector(): Terms {
  const numbers = new Map<string, number>()
  const add = (stems: string[]) =>
    stems.map((stem) => {
      const known = numbers.get(stem)
      if (known !== undefined) return known
      numbers.set(stem, numbers.size)
      return numbers.size - 1
    })
  return { numbers, add }
}

function assemble(
  pages: PageContent[],
  passages: DraftPassage[],
  sentences: DraftSentence[],
): SiteIndex {
  const terms = termCollector()
  const language = (page: number): Language => pages[page]?.language ?? 'en'
  const quoted = sentences.map((one) => terms.add(stemsOf(one.text, language(one.page))))
  const contexts = sentences.map((one) => terms.add(contextStems(one, language(one.page))))
  const titles = pages.map((page) => terms.add(stemsOf(page.title, page.language)))
  const headings = passages.map((passage) => ({
    path: terms.add(stemsOf(passage.headings.join(' '), language(passage.page))),
    own: terms.add(allStemsOf(ownHeading(passage, pages), language(passage.page))),
  }))
  const body = passages.map((passage, at): FieldTerms[] => [
    { terms: passage.facts ? [] : (titles[passage.page] ?? []), weight: weights.title },
    { terms: headings[at]?.path ?? [], weight: weights.heading },
    { terms: bodyTerms(passage, quoted, contexts), weight: weights.body },
  ])
  const trigrams = buildTrigrams(passages.map((passage) => ownHeading(passage, pages)))
  return {
    pages: pages.map(({ url, title, language }) => ({ url, title, language })),
    passages,
    sentences: sentences.map((one) => one.text),
    ...sentenceColumns(sentences, quoted),
    terms: [...terms.numbers.keys()],
    idf: rarities(body, terms.numbers.size),
    termNumbers: terms.numbers,
    body: buildPostings(body, terms.numbers.size),
    heading: buildPostings(
      headings.map(({ own }) => [{ terms: own, weight: 1 }]),
      terms.numbers.size,
    ),
    trigramKeys: trigrams.keys,
    trigrams: trigrams.postings,
    people: findPeople(pages),
    bytes: 0,
  }
}

/** Facts are asked for in both languages, whatever the page's own. */
function contextStems(sentence: DraftSentence, language: Language): string[] {
  const stems = stemsOf(sentence.context, language)
  if (sentence.context === '') return stems
  return [...new Set([...stems, ...stemsOf(sentence.context, language === 'en' ? 'es' : 'en')])]
}

function ownHeading(passage: DraftPassage, pages: PageContent[]): string {
  if (passage.facts) return ''
  return passage.headings.at(-1) ?? pages[passage.page]?.title ?? ''
}

function bodyTerms(passage: DraftPassage, quoted: number[][], contexts: number[][]): number[] {
  const terms: number[] = []
  for (let at = passage.start; at < passage.end; at += 1) {
    terms.push(...(quoted[at] ?? []), ...(contexts[at] ?? []))
  }
  return terms
}

function sentenceColumns(sentences: DraftSentence[], quoted: number[][]) {
  const tokenStart = new Uint32Array(sentences.length + 1)
  for (const [at, terms] of quoted.entries())
    tokenStart[at + 1] = (tokenStart[at] ?? 0) + terms.length
  return {
    sentencePage: Uint32Array.from(sentences, (one) => one.page),
    sentenceKind: Uint8Array.from(sentences, (one) => sentenceKinds.indexOf(one.kind)),
    answers: Uint16Array.from(sentences, (one) => answerKindsOf(one.text)),
    tokens: Uint32Array.from(quoted.flat()),
    tokenStart,
  }
}

function rarities(passages: FieldTerms[][], termCount: number): Float32Array {
  const counts = new Uint32Array(termCount)
  for (const fields of passages) {
    for (const term of new Set(fields.flatMap((field) => field.terms)))
      counts[term] = (counts[term] ?? 0) + 1
  }
  return Float32Array.from(counts, (count) => rarity(count, passages.length))
}
