import { type Passage, type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import { fold } from '../index/words.ts'
import { isNews } from './practice-gate.ts'

/** One thing a firm takes on, as a list names it: an entry, or a heading with the text below it. */
export type Entry = { label: string; passage: number; from: number; to: number; isHeading: boolean }

/** Entries of one list on one page, or of a menu. */
export type List = { page: number; title: string; isMenu: boolean; entries: Entry[]; areas: number }

/** Words of an entry that is told. */
const mostWords = 40
/** Words of a heading that can be the name of an area. */
export const headingWords = 8

/** What stands over what a firm does. */
export const overAreas =
  /\b(?:practice areas|areas of (?:practice|law)|what (?:we|i) do|services|(?:we|i) (?:can )?(?:help|handle|practice|represent|take(?: on)?)|help you with|(?:lawyers|attorneys) help you|(?:matters|cases) do(?:es)? (?:our|the|this|your)(?: law)? (?:firm|office)|kinds? of (?:law|cases?|work|matters)|areas de (?:practica|derecho)|servicios|materias|en que (?:ayudamos|trabajamos|podemos ayudar\w*))\b/
/** How many words a text has. */
export const words = (text: string): number => text.split(/\s+/).length

/** The headings side by side, the entries of lists and those of menus, of every page that is no news. */
export function listsOf(index: SiteIndex): List[] {
  const lists = new Map<string, List>()
  for (const [at, passage] of index.passages.entries()) {
    const { page, facts: isMenu } = passage
    if (isNews(index.pages[page]?.url ?? '')) continue
    const found = isMenu ? menusIn(index, at) : [...headingOf(passage, at), ...listIn(index, at)]
    for (const { key, title, entry } of found) {
      const list = lists.get(`${page} ${key}`) ?? { page, title, isMenu, entries: [], areas: 0 }
      if (!list.entries.some(({ label }) => label === entry.label)) list.entries.push(entry)
      lists.set(`${page} ${key}`, list)
    }
  }
  return [...lists.values()]
}

/** An entry and the list that it belongs to: what stands over it. */
type Belonging = { key: string; title: string; entry: Entry }

/** The heading of a passage as an entry of those beside it. */
function headingOf({ headings, start }: Passage, passage: number): Belonging[] {
  const label = headings.at(-1) ?? ''
  const above = headings.slice(0, -1)
  if (above.length === 0 || words(label) > headingWords || label.endsWith('?')) return []
  const entry = { label, passage, from: start, to: start + 1, isHeading: true }
  return [{ key: above.join(' > '), title: above.at(-1) ?? '', entry }]
}

/** The entries of a passage's list, or the sentences under a heading for what a firm does. */
function listIn(index: SiteIndex, at: number): Belonging[] {
  const { page = 0, headings = [], start = 0, end = 0 } = index.passages[at] ?? {}
  const label = headings.at(-1) ?? ''
  const title = headings.length > 1 ? label : `${index.pages[page]?.title ?? ''}: ${label}`
  const entries = entriesIn(index, at, { start, end })
  if (entries.length === 0 && overAreas.test(fold(label))) {
    const span = { from: start, to: Math.min(end, start + 2) }
    entries.push({ label: textOf(index, span), passage: at, ...span, isHeading: false })
  }
  return entries.map((entry) => ({ key: `#${at}`, title, entry }))
}

/** The links side by side in what stands on every page, under the line that leads them in. */
function menusIn(index: SiteIndex, passage: number): Belonging[] {
  const { start = 0, end = 0 } = index.passages[passage] ?? {}
  const found: Belonging[] = []
  let title = -1
  for (let at = start; at < end; at += 1) {
    const isLink = sentenceKinds[index.sentenceKind[at] ?? 0] === 'link'
    if (!isLink) title = at
    const entry = { label: index.sentences[at] ?? '', passage, from: at, to: at + 1 }
    const over = index.sentences[title] ?? ''
    if (isLink) found.push({ key: `#${title}`, title: over, entry: { ...entry, isHeading: false } })
  }
  return found
}

const textOf = (index: SiteIndex, { from, to }: { from: number; to: number }): string =>
  index.sentences.slice(from, to).join(' ')

/** The entries of a list in a passage, each with the sentences that belong to it. */
function entriesIn(
  index: SiteIndex,
  passage: number,
  { start, end }: { start: number; end: number },
): Entry[] {
  const entries: Entry[] = []
  for (let at = start; at < end; at += 1) {
    const kind = sentenceKinds[index.sentenceKind[at] ?? 0]
    const label = index.sentences[at] ?? ''
    const before = entries.at(-1)
    if ((kind === 'item' || kind === 'link') && words(label) <= mostWords)
      entries.push({ label, passage, from: at, to: at + 1, isHeading: false })
    else if (kind === 'next' && before?.to === at && words(before.label + label) <= mostWords) {
      before.to += 1
      before.label += ` ${label}`
    }
  }
  return entries
}
