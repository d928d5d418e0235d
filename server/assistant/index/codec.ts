import { keptBytes } from './once-per-site.ts'
import type { IndexedPage, Passage, Postings, SiteIndex } from './site-index.ts'

/** Raised with every change of what is encoded; other versions are refused and rebuilt. */
const indexFormat = 2
const magic = 0x46_4f_59_52

/** The parts that are text, kept as JSON; everything else is typed arrays. */
type Texts = {
  pages: IndexedPage[]
  passages: Passage[]
  sentences: string[]
  terms: string[]
  people: SiteIndex['people']
}

type Column = Uint8Array | Uint16Array | Uint32Array | Float32Array

function columnsOf(index: SiteIndex): Column[] {
  const { body, heading, trigrams } = index
  const postings = [body, heading, trigrams].flatMap((one) => [one.start, one.passage, one.score])
  const { sentencePage, sentenceKind, answers, tokens, tokenStart, idf, trigramKeys } = index
  return [sentencePage, sentenceKind, answers, tokens, tokenStart, idf, trigramKeys, ...postings]
}

function textsOf({ pages, passages, sentences, terms, people }: SiteIndex): Texts {
  return { pages, passages, sentences, terms, people }
}

/** Memory an index takes, about, with what is worked out from it: text at two bytes a letter. */
export function measureIndex(index: SiteIndex): number {
  const columns = columnsOf(index).reduce((sum, column) => sum + column.byteLength, 0)
  const letters = index.sentences.reduce((sum, text) => sum + text.length, 0)
  const texts = 2 * letters + 64 * index.sentences.length + 96 * index.terms.length
  return columns + texts + keptBytes(index)
}

/**
 * An index as bytes: magic, format, length of the JSON part, the JSON part, then every column as
 * its length in bytes and its content, each starting at a multiple of eight.
 */
export function encodeIndex(index: SiteIndex): Uint8Array {
  const texts = new TextEncoder().encode(JSON.stringify(textsOf(index)))
  const columns = columnsOf(index)
  const size = columns.reduce(
    (sum, column) => sum + 8 + align(column.byteLength),
    16 + align(texts.length),
  )
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, magic)
  view.setUint32(4, indexFormat)
  view.setUint32(8, texts.length)
  bytes.set(texts, 16)
  let at = 16 + align(texts.length)
  for (const column of columns) {
    view.setUint32(at, column.byteLength)
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at + 8)
    at += 8 + align(column.byteLength)
  }
  return bytes
}

/** The index encoded in the bytes, or null where they hold another format or are damaged. */
export function decodeIndex(bytes: Uint8Array): SiteIndex | null {
  // Not slice(): that of a Buffer, which is what a database driver hands over, copies nothing.
  const copy = new Uint8Array(bytes)
  const view = new DataView(copy.buffer)
  if (copy.length < 16 || view.getUint32(0) !== magic || view.getUint32(4) !== indexFormat)
    return null
  const length = view.getUint32(8)
  try {
    const texts: Texts = JSON.parse(new TextDecoder().decode(copy.subarray(16, 16 + length)))
    return revive(texts, reader(copy, view, 16 + align(length)))
  } catch {
    return null
  }
}

/** Hands out the columns one after the other; throws where the bytes end early. */
function reader(bytes: Uint8Array, view: DataView, from: number): () => ArrayBuffer {
  let at = from
  return () => {
    const length = view.getUint32(at)
    if (at + 8 + length > bytes.length) throw new RangeError('column ends early')
    const column = bytes.slice(at + 8, at + 8 + length).buffer
    at += 8 + align(length)
    return column
  }
}

function revive(texts: Texts, next: () => ArrayBuffer): SiteIndex {
  const postings = (): Postings => ({
    start: new Uint32Array(next()),
    passage: new Uint32Array(next()),
    score: new Float32Array(next()),
  })
  const index: SiteIndex = {
    ...texts,
    sentencePage: new Uint32Array(next()),
    sentenceKind: new Uint8Array(next()),
    answers: new Uint16Array(next()),
    tokens: new Uint32Array(next()),
    tokenStart: new Uint32Array(next()),
    idf: new Float32Array(next()),
    trigramKeys: new Uint32Array(next()),
    body: postings(),
    heading: postings(),
    trigrams: postings(),
    termNumbers: new Map(texts.terms.map((term, number) => [term, number])),
    bytes: 0,
  }
  index.bytes = measureIndex(index)
  return index
}

function align(length: number): number {
  return Math.ceil(length / 8) * 8
}
