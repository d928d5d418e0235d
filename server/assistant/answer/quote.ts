import { ownTitle } from '../index/people.ts'
import { type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import { fold, wordsOf } from '../index/words.ts'
import type { Span } from './grow-quote.ts'

/**
 * A sentence quoted from a page: `quote` word for word, `text` the same with each item of a list on its own line.
 * `anchor` is the fragment it stands under, where there is one.
 */
export type Quoted = {
  text: string
  quote: string
  url: string
  title: string
  anchor: string | null
  /** It is an entry of a list, and stands on a line of its own. */
  ownLine?: true
  /** It is in another language than the quote before it. */
  foreign?: true
}

/**
 * Most words a quote may grow to when a lead-in takes its list along. A table does not follow word
 * for word, for its headings stand between.
 */
const longestList = 60

/** A text of several lines as its quote has it. */
export const onOneLine = (text: string): string => text.replaceAll('\n', ' ')

/** The quote of one sentence. A lead-in ("You may face:") takes the list after it along. */
export function quoteOf(index: SiteIndex, at: { passage: number; sentence: number }): Quoted {
  const { passage, sentence } = at
  return quoteSpan(index, { passage, from: sentence, to: sentence + 1 })
}

/** The quote of sentences of one paragraph, word for word; `upTo` is where a list it leads in must end. */
export function quoteSpan(index: SiteIndex, at: Span, upTo?: number): Quoted {
  const passage = index.passages[at.passage]
  const text = withList(index, at, upTo ?? passage?.end ?? 0)
  const number = index.sentencePage[at.from] ?? 0
  const page = index.pages[number]
  const anchor = number === passage?.page && !passage.facts ? passage.fragment : null
  const quote = onOneLine(text)
  return { text, quote, url: page?.url ?? '', title: page?.title ?? '', anchor }
}

/** A "yes" or "no" that answers the question over it on its page, before a sentence of its own. */
const yesOrNo = /^(?:yes|no|sí|si)\.\s+(?=[\p{Lu}¿¡$\d])/iu

/** A quote without the "Yes." that it begins with, for a question that is answered by neither yes nor no. */
export function withoutYesOrNo(quoted: Quoted): Quoted {
  const length = yesOrNo.exec(quoted.text)?.[0].length ?? 0
  return { ...quoted, text: quoted.text.slice(length), quote: quoted.quote.slice(length) }
}

/**
 * Quotes for a question that asks who: the first from somebody's own page that does not say who it is has the
 * page's title before it ("Marisol Quiroga, attorney: Languages English and Spanish.").
 */
export function withNames(index: SiteIndex, quotes: readonly Quoted[]): Quoted[] {
  return quotes.map((quoted, at) => {
    const { url, quote, text } = quoted
    const person = index.people.find(({ page }) => index.pages[page]?.url === url)
    const title = ownTitle(quoted.title)
    if (person === undefined || !fold(title).includes(person.name)) return quoted
    const told = quotes.slice(0, at).some((one) => one.url === url)
    const names = person.name.split(/\s+/)
    if (told || wordsOf(quote).some((word) => names.includes(word))) return quoted
    return { ...quoted, text: `${title}: ${text}` }
  })
}

/**
 * A span that is an entry of a list, with the heading that it stands under where that names it ("Family law");
 * `apart` where it does not follow the line before on its page, such as another office's address.
 */
export type Line = Span & { under?: string; apart?: true }

/**
 * The quotes of a list's entries, each on its own line. Where they follow one another on their page, the first
 * quote is of them all: a list is one source.
 */
export function quoteLines(index: SiteIndex, lines: readonly Line[]): Quoted[] {
  // Facts of the whole site stand together nowhere but in the index.
  const follows = (line: Line, before: Line | undefined): boolean =>
    continues(line, before) && index.passages[line.passage]?.facts !== true
  const quoted = lines.map(({ under, ...span }, at): Quoted => {
    const next = lines[at + 1]
    const one = quoteSpan(index, span, next && follows(next, span) ? span.to : undefined)
    return {
      ...one,
      text: under === undefined ? one.text : `${under.replace(/[.:]$/, '')}: ${one.text}`,
      ownLine: true,
    }
  })
  const [first, ...rest] = quoted
  const isWhole = lines.every((line, at) => at === 0 || follows(line, lines[at - 1]))
  if (first === undefined || !isWhole) return quoted
  return [{ ...first, quote: quoted.map(({ quote }) => quote).join(' ') }, ...rest]
}

const continues = ({ passage, from, ...line }: Line, before: Line | undefined): boolean =>
  line.under === undefined &&
  line.apart === undefined &&
  before?.passage === passage &&
  before.to === from

function withList(
  index: SiteIndex,
  { from, to }: { from: number; to: number },
  end: number,
): string {
  let text = index.sentences[from] ?? ''
  for (let next = from + 1; next < to; next += 1) text += following(index, next)
  if (!text.endsWith(':')) return text
  for (let next = to; next < end; next += 1) {
    const kind = sentenceKinds[index.sentenceKind[next] ?? 0]
    const longer = text + following(index, next)
    if ((kind !== 'item' && kind !== 'next') || longer.split(/\s/).length > longestList) break
    text = longer
  }
  return text
}

/** A sentence after another; an item of a list on its own line. */
function following(index: SiteIndex, sentence: number): string {
  const isItem = sentenceKinds[index.sentenceKind[sentence] ?? 0] === 'item'
  return `${isItem ? '\n' : ' '}${index.sentences[sentence] ?? ''}`
}
