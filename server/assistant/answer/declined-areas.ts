import type { Query } from '../index/search.ts'
import { oncePerSite } from '../index/once-per-site.ts'
import { type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import { fold } from '../index/words.ts'
import { areasAt, areasIn, isNews, leavesToOthers } from './practice-gate.ts'
import type { Line } from './quote.ts'

/** A firm that does one thing and nothing besides has said what it leaves to others. */
const nothingBesides =
  /\b(?:we|i) (?:do|handle|take|practi[cs]e|represent) (?:only|exclusively|nothing (?:else )?but)\b|\b(?:we|i) only (?:do|handle|take|practi[cs]e)\b|\b(?:do|handle|take|defend|represent|practi[cs]e)\b.* and nothing else\b|\bonly (?:\w+ )?(?:things?|work|cases?|kinds?|law|matters?)(?: \w+){0,3} (?:we|i) (?:do|take|handle|practi[cs]e)\b|\bpractice (?:is|has been) (?:limited|devoted|dedicated) (?:only |solely |exclusively |entirely )?to\b|\b(?:solo|solamente|unicamente|exclusivamente) (?:llevamos|hacemos|atendemos|manejamos|nos dedicamos)\b/

/** Whether a sentence goes on to tell who could help instead ("we give you names of lawyers who do"). */
const sendsOn = (index: SiteIndex, sentence: number): boolean =>
  sentenceKinds[index.sentenceKind[sentence] ?? 0] === 'next' &&
  /\b(?:names? of|refer|recommend|referral|colleagues?|nombres? de|recomend\w+|refer\w+)\b/.test(
    fold(index.sentences[sentence] ?? ''),
  )

type Told = { line: Line; page: number; says: 'named' | 'nothing besides' }

/** Sentences by which a site says what its firm does not take on, in the order of its pages. */
const toldBy = oncePerSite((index): Told[] =>
  index.passages.flatMap(({ start, end, page, headings }, passage) => {
    if (isNews(index.pages[page]?.url ?? '')) return []
    const heading = headings.at(-1) ?? ''
    const line = (from: number): Line => ({
      passage,
      from,
      to: from + (sendsOn(index, from + 1) ? 2 : 1),
    })
    return Array.from({ length: end - start }, (_, of) => start + of).flatMap(
      (sentence): Told[] => {
        const text = index.sentences[sentence] ?? ''
        if (areasAt(index, sentence).length > 0) {
          if (leavesToOthers(text)) return [{ line: line(sentence), page, says: 'named' }]
          // An entry of a list says it by the heading over it.
          if (leavesToOthers(heading))
            return [{ line: { ...line(sentence), under: heading }, page, says: 'named' }]
        }
        const isAll = nothingBesides.test(fold(text))
        return isAll ? [{ line: line(sentence), page, says: 'nothing besides' }] : []
      },
    )
  }),
)

/**
 * Where a site says that its firm does not take on what is asked for: the sentence that names it, else one that says
 * the firm does nothing but its own work. Null where the site says neither.
 */
export function declinedArea(index: SiteIndex, query: Query): Line | null {
  const asked = areasIn(query.text, query.language)
  const isSpoken = ({ page }: Told) => index.pages[page]?.language === query.language
  const told = [...toldBy(index).filter(isSpoken), ...toldBy(index)]
  const names = ({ line, says }: Told) =>
    says === 'named' && areasAt(index, line.from).some((area) => asked.includes(area))
  const found = told.find(names) ?? told.find(({ says }) => says === 'nothing besides')
  return found?.line ?? null
}
