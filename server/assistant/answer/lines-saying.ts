import type { Language } from '@foyer/shared/facts/statuses.ts'
import { oncePerSite } from '../index/once-per-site.ts'
import type { SiteIndex } from '../index/site-index.ts'
import type { Span } from './grow-quote.ts'
import { isNews } from './practice-gate.ts'

/** The sentences that say something, in the order of the site. */
export function linesSaying(
  index: SiteIndex,
  says: (text: string, sentence: number) => boolean,
): Span[] {
  return index.passages.flatMap(({ start, end }, passage) =>
    index.sentences.slice(start, end).flatMap((text, n) => {
      const from = start + n
      return says(text, from) ? [{ passage, from, to: from + 1 }] : []
    }),
  )
}

/** Those of them that are no news, which tell of what was: in one language first. */
export function lastingLines(
  index: SiteIndex,
  language: Language,
  says: (text: string, sentence: number) => boolean,
): Span[] {
  return inLanguage(index, language, noNews(index, linesSaying(index, says)))
}

/** The same of a saying that no question changes, so that a site is read for it once. */
export function lastingLinesOf(
  says: (text: string) => boolean,
): (index: SiteIndex, language: Language) => Span[] {
  const known = oncePerSite((index) => noNews(index, linesSaying(index, says)))
  return (index, language) => inLanguage(index, language, known(index))
}

const pageOf = (index: SiteIndex, { from }: Span) => index.pages[index.sentencePage[from] ?? -1]

const noNews = (index: SiteIndex, lines: Span[]): Span[] =>
  lines.filter((line) => !isNews(pageOf(index, line)?.url ?? ''))

function inLanguage(index: SiteIndex, language: Language, lines: Span[]): Span[] {
  const isSpoken = (line: Span) => pageOf(index, line)?.language === language
  return [...lines.filter(isSpoken), ...lines.filter((line) => !isSpoken(line))]
}
