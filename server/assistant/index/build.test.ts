import { describe, expect, it } from 'vitest'
import { documentsOf, immigrationSite, indexOf } from '../testing/small-sites.ts'
import { buildIndex } from './build.ts'
import { decodeIndex, encodeIndex } from './codec.ts'
import { passageWords } from './draft-passages.ts'
import { extractPage } from './extract.ts'
import { type PageContent, contentOf } from './page-content.ts'
import { search } from './search.ts'

const index = indexOf(immigrationSite)
const plainPage = (number: number, text: string): PageContent => ({
  ...contentOf(extractPage(`<title>Page ${number}</title>`, `http://x.test/${number}`)),
  blocks: [{ kind: 'paragraph', text }],
})

describe('buildIndex', () => {
  it('gathers what is repeated on most pages into one facts passage', () => {
    const facts = index.passages.filter((passage) => passage.facts)
    expect(facts).toHaveLength(1)
    const said = index.sentences.slice(facts[0]?.start, facts[0]?.end)
    expect(said).toContain('Phone: (253) 555-0142')
    expect(said).toContain('Monday to Thursday 8:30 a.m. to 5:30 p.m., Friday 9 a.m. to 1 p.m.')
    const elsewhere = index.passages.filter((passage) => !passage.facts)
    const own = elsewhere.flatMap((passage) => index.sentences.slice(passage.start, passage.end))
    expect(own.join(' ')).not.toContain('Harbor Avenue')
  })

  it('cuts long sections into passages of at most 180 words that overlap', () => {
    const sentences = Array.from(
      { length: 60 },
      (_, at) => `Sentence number ${at} has exactly eight words here.`,
    )
    const long = buildIndex([plainPage(1, sentences.join(' '))])
    const [first, second] = long.passages
    const words = long.sentences.slice(first?.start, first?.end).join(' ').split(' ').length
    expect(words).toBeLessThanOrEqual(passageWords)
    expect(second?.start).toBeLessThan(first?.end ?? 0)
  })

  it('keeps titles and heading paths with their passages', () => {
    const [best] = search(index, { text: 'marriage green card how long', language: 'en' }, 1)
    const passage = index.passages[best?.passage ?? -1]
    expect(passage?.headings).toEqual([
      'Family petitions',
      'How long does a marriage green card take?',
    ])
  })

  it('is deterministic', () => {
    expect(encodeIndex(indexOf(immigrationSite))).toEqual(encodeIndex(index))
  })

  it('takes an empty site and pages without text', () => {
    expect(buildIndex([]).passages).toEqual([])
    expect(search(buildIndex([plainPage(1, '')]), { text: 'anything', language: 'en' }, 5)).toEqual(
      [],
    )
  })

  it('builds 500 pages within seconds', () => {
    const documents = documentsOf(immigrationSite)
    const pages = Array.from({ length: 500 }, (_, at) => {
      const [url, html] = documents[at % documents.length] ?? ['', '']
      return contentOf(
        extractPage(html.replaceAll('petition', `petition${at % 97}`), `${url}?${at}`),
      )
    })
    const started = process.cpuUsage()
    buildIndex(pages)
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5)
  })
})

describe('encodeIndex and decodeIndex', () => {
  it('reads what a database driver hands over: a view into a larger piece of memory', () => {
    const encoded = encodeIndex(index)
    const pool = Buffer.alloc(encoded.length + 24, 7)
    pool.set(encoded, 16)
    expect(decodeIndex(pool.subarray(16, 16 + encoded.length))).toEqual(index)
  })

  it('give back the same index', () => {
    const decoded = decodeIndex(encodeIndex(index))
    expect(decoded).toEqual(index)
  })

  it('refuse other formats and damaged bytes', () => {
    const bytes = encodeIndex(index)
    const newer = bytes.slice()
    newer[7] = 200
    expect(decodeIndex(newer)).toBeNull()
    expect(decodeIndex(bytes.slice(0, bytes.length / 2))).toBeNull()
    expect(decodeIndex(new Uint8Array(0))).toBeNull()
    expect(decodeIndex(new TextEncoder().encode('not an index at all'))).toBeNull()
  })

  it('counts about what an index takes', () => {
    expect(index.bytes).toBeGreaterThan(10_000)
    expect(decodeIndex(encodeIndex(index))?.bytes).toBe(index.bytes)
  })
})
