import type { Language } from '@foyer/shared/facts/statuses.ts'
import type { SiteIndex } from '../index/site-index.ts'
import type { Span } from './grow-quote.ts'
import { isNews } from './practice-gate.ts'

/** The first sentence of each passage that says something, in the order of the site. */
export function linesSaying(
  index: SiteIndex,
  says: (text: string, sentence: number) => boolean,
): Span[] {
  return index.passages.flatMap(({ start, end }, passage) => {
    const at = index.sentences.slice(start, end).findIndex((text, n) => says(text, start + n))
    return at < 0 ? [] : [{ passage, from: start + at, to: start + at + 1 }]
  })
}

/** Those of them that are no news, which tell of what was: in one language first. */
export function lastingLines(
  index: SiteIndex,
  language: Language,
  says: (text: string, sentence: number) => boolean,
): Span[] {
  const pageOf = ({ from }: Span) => index.pages[index.sentencePage[from] ?? -1]
  const lines = linesSaying(index, says).filter((line) => !isNews(pageOf(line)?.url ?? ''))
  const isSpoken = (line: Span) => pageOf(line)?.language === language
  return [...lines.filter(isSpoken), ...lines.filter((line) => !isSpoken(line))]
}
