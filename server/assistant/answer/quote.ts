import { type SiteIndex, sentenceKinds } from '../index/site-index.ts'

/** A sentence quoted from a page. `anchor` is the fragment it stands under, where there is one. */
export type Quoted = {
  text: string
  quote: string
  url: string
  title: string
  anchor: string | null
}

/** Most words a quote may grow to when a lead-in takes its list along. */
const longestList = 60

/** The quote of a sentence. A lead-in ("You may face:") takes the list after it along. */
export function quoteOf(index: SiteIndex, at: { passage: number; sentence: number }): Quoted {
  const passage = index.passages[at.passage]
  const text = withList(index, at.sentence, passage?.end ?? 0)
  const number = index.sentencePage[at.sentence] ?? 0
  const page = index.pages[number]
  const anchor = number === passage?.page && !passage.facts ? passage.fragment : null
  return { text, quote: text, url: page?.url ?? '', title: page?.title ?? '', anchor }
}

function withList(index: SiteIndex, sentence: number, end: number): string {
  let text = index.sentences[sentence] ?? ''
  if (!text.endsWith(':')) return text
  for (let next = sentence + 1; next < end; next += 1) {
    const kind = sentenceKinds[index.sentenceKind[next] ?? 0]
    const longer = `${text} ${index.sentences[next] ?? ''}`
    if ((kind !== 'item' && kind !== 'row') || longer.split(' ').length > longestList) break
    text = longer
  }
  return text
}
