import { hasCommonWord, isName } from '../answer/person-name.ts'
import type { PageContent } from './page-content.ts'
import { fold } from './words.ts'

/** A person of the firm, folded, and the page about them. */
export type SitePerson = { name: string; page: number }

/** A line that is a name and nothing else, by its capitals: "Ana Ruiz", "Teodoro “Teo” Quist". */
export const nameShape = /^(?:["“(]?\p{Lu}[\p{L}.'\u2019-]*["”)]?\s+){1,3}\p{Lu}[\p{L}'\u2019-]+$/u
const aboutLawyer =
  /\b(attorney|lawyer|partner|associate|paralegal|counsel|esq|j\.?d|abogad[oa]|law school|admitted)\b/i

/** What a page's title calls the page, without the site's name behind it. */
export const ownTitle = (title: string): string =>
  title.split(/\s*[|\u2013\u2014\u2022:]\s*|\s+-\s+/)[0] ?? ''

/** The people of a firm who have a page of their own: its title or first heading is their name. */
export function findPeople(pages: PageContent[]): SitePerson[] {
  const named = new Set(pages.flatMap((page) => page.facts.people.map(({ name }) => fold(name))))
  return pages.flatMap((page, number) => {
    const heading =
      page.blocks.find((block) => block.kind === 'heading' && !block.chrome)?.text ?? ''
    const candidates = [heading, ownTitle(page.title)]
    for (const candidate of candidates) {
      const name = candidate
        .replace(/,?\s+(esq\.?|j\.?d\.?|attorney.*|jr\.?|sr\.?|iii?)$/i, '')
        .trim()
      if (!nameShape.test(name) || !isName(name)) continue
      if (isNamed(fold(name), named) || readsLikeBiography(page, name))
        return [{ name: fold(name), page: number }]
    }
    return []
  })
}

/** Whether structured data names the person, with or without middle names. */
function isNamed(name: string, named: Set<string>): boolean {
  const parts = name.split(/\s+/)
  return [...named].some((full) => {
    const words = full.split(/\s+/)
    return words.includes(parts[0] ?? '') && words.includes(parts.at(-1) ?? '')
  })
}

/** Letters of a first or last name that an address must have for a page to be about the person. */
const leastOfName = 4

function readsLikeBiography(page: PageContent, name: string): boolean {
  const path = URL.canParse(page.url) ? fold(decodeURI(new URL(page.url).pathname)) : ''
  const parts = fold(name).split(/\s+/)
  const [first = '?', last = '?'] = [parts[0], parts.at(-1)]
  const alone = [first, last].some((part) => part.length >= leastOfName && path.includes(part))
  const inPath = (path.includes(first) && path.includes(last)) || (alone && !hasCommonWord(name))
  return inPath && page.blocks.some((block) => aboutLawyer.test(block.text))
}

/** Pages about the people a question names, by first or last name; empty where it names none. */
export function pagesOfNamed(people: SitePerson[], words: readonly string[]): Set<number> {
  const asked = new Set(words)
  const pages = new Set<number>()
  for (const { name, page } of people) {
    const parts = name.split(/\s+/).filter((part) => part.length > 2)
    const said = (part: string | undefined) =>
      part !== undefined && (asked.has(part) || asked.has(`${part}s`))
    if (said(parts[0]) || said(parts.at(-1))) pages.add(page)
  }
  return pages
}
