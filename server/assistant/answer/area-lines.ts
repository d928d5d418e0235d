import type { Language } from '@foyer/shared/facts/statuses.ts'
import { oncePerSite } from '../index/once-per-site.ts'
import type { Query } from '../index/search.ts'
import { ownTitle } from '../index/people.ts'
import { type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import { stemsOf } from '../index/stem.ts'
import { fold, foldJoined } from '../index/words.ts'
import {
  areaNames,
  areasShared,
  isNews,
  isOverview,
  leavesToOthers,
  listsPractice,
  namesVery,
} from './practice-gate.ts'
import { type Entry, type List, headingWords, listsOf, overAreas, words } from './page-lists.ts'
import { personIn } from './people-lines.ts'
import { type Line, type Quoted, quoteLines, quoteSpan } from './quote.ts'

/** Most entries that one answer tells. */
const mostEntries = 12
/** Links from which a line of them can be a menu of areas. */
const fewestLinks = 3
/** Characters up to which each heading is told with what stands below it. */
const mostChars = 800
/** Lists that name areas for another reason. */
const ofElse =
  /\b(?:elsewhere|leave|send|dejamos|mandamos|otras manos|others|outside|not|dont|refer|related|blog|articles?|news|links?|questions?|faqs?|results?|reviews?|testimonials?|contact|fees?|prices?|costs?|pay|careers?|jobs?|positions?|openings|hiring|awards?|honors?|member\w*|admi(?:tted|ssions?)|education|recognition|affiliations?|associations?|otros|honorarios|preguntas)\b/
/** Headings beside the areas that are none. */
const noArea =
  /\b(?:elsewhere|others|not|dont|is|are|how|why|we|our|your|questions?|contact|help|es|como|por que|nuestr[oa]s?)\b/
/** Entries of somebody's record, which name fields of law as well. */
const ofHonors =
  /\b(?:awards?|(?<!family )members?|association|bar|admitted|university|college|school|chair|section)\b/
const saysWhatItDoes =
  /\b(?:we|i) (?:handle|practice|represent|help|focus|concentrate|defend|act for|work for|do (?!not))\b|\b(?:attorneys|lawyers|firm) (?:assists?|represents?|helps?|defends?|handles?|guides?)\b|\b(?:nos dedicamos|representamos|ayudamos|atendemos(?! (?:el|por|en)))\b/i

/** What a list is worth for saying where a firm stands: over it, or on a page about all that it does. */
const worthOfPlace = 2

/** The stems of a label or a title that tell what it is of. */
const stemsIn = (text: string, language: Language): string[] =>
  stemsOf(foldJoined(text).replaceAll(/[^\p{L}\d]+/gu, ' '), language)

/** The pages that may be of one thing a firm takes on, with the stems of what their titles call them. */
const pagesCalled = oncePerSite((index) => {
  const titled = index.pages.map((page) => ({
    ...page,
    name: ownTitle(page.title),
  }))
  const isOther = ({ url, name }: { url: string; name: string }): boolean =>
    isNews(url) || isOverview(url) || ofElse.test(foldJoined(name)) || personIn(name) !== null
  return titled
    .filter((page) => !isOther(page))
    .map(({ url, name, language }) => ({ url, stems: new Set(stemsIn(name, language)) }))
})

/** The areas of law that an entry names, else the page of the site that it names. */
function namesIn(index: SiteIndex, label: string, language: Language): string[] {
  const areas = areaNames(label, language)
  if (areas.length > 0 || words(label) > headingWords) return areas
  const stems = stemsIn(label, language)
  const page = pagesCalled(index).find(({ stems: called }) => stems.every((one) => called.has(one)))
  return page === undefined || stems.length === 0 ? [] : [page.url]
}

/** Areas from which a list without a title is one of areas, and one with a title for them. */
const fewestUntitled = 3
const fewestOnOverview = 2
const titledAreas = (entries: readonly Entry[]): number => (entries.length > 1 ? 1 : 2)

/** The areas of law that have a page of their own: a list elsewhere of others tells what a conviction costs, or what is not done. */
const areasOfPages = oncePerSite(
  (index): ReadonlySet<string> =>
    new Set(
      index.pages
        .filter(({ url }) => !isNews(url))
        .flatMap(({ title, language }) => areaNames(title, language)),
    ),
)

/** Whether a list is one of something else: of people, by its title, or of the page of one area. */
function isOfElse(index: SiteIndex, { page, title, entries, isMenu }: List): boolean {
  const { url = '', language = 'en', title: ofPage = '' } = index.pages[page] ?? {}
  const isPeople = entries.some(({ label }) => words(label) <= headingWords && personIn(label))
  const isOfArea = !isMenu && !isOverview(url) && areaNames(ofPage, language).length > 0
  return isPeople || isOfArea || ofElse.test(foldJoined(title))
}

/** Whether a list is a menu or like one: nothing but links, which lead to every kind of page. */
const isOfLinks = (index: SiteIndex, { isMenu, entries }: List): boolean =>
  isMenu ||
  entries.every(
    ({ isHeading, from }) => !isHeading && sentenceKinds[index.sentenceKind[from] ?? 0] === 'link',
  )

/** The areas of law that an entry of a list names; of a list without a title away from an overview, those with a page. */
function areasOf(index: SiteIndex, list: List, { isKnown }: { isKnown: boolean }) {
  const { language = 'en' } = index.pages[list.page] ?? {}
  return ({ label }: Entry): string[] => {
    const names = isOfLinks(index, list)
      ? areaNames(label, language)
      : namesIn(index, label, language)
    return isKnown ? names : names.filter((name) => areasOfPages(index).has(name))
  }
}

const isArea = ({ label, isHeading }: Entry): boolean =>
  !(isHeading && noArea.test(fold(label))) && !ofHonors.test(fold(label))

/** Areas that a list has to name to be one of areas. */
const fewestOf = (named: readonly Entry[], isTitled: boolean, isOffer: boolean): number => {
  if (isTitled) return titledAreas(named)
  return isOffer ? fewestOnOverview : fewestUntitled
}

/** The list of a firm of one area, which names its parts ("asylum", "citizenship"); null where they are too few. */
const partsOfOne = (list: List, naming: Entry[]): List | null =>
  naming.length < fewestUntitled
    ? null
    : { ...list, entries: naming, areas: naming.length + worthOfPlace }

/** A list with those of its entries that are areas of law, and how much it tells; null where it is another list. */
function areaList(index: SiteIndex, list: List): List | null {
  if (isOfElse(index, list)) return null
  const isTitled = overAreas.test(foldJoined(list.title))
  const isOffer = list.isMenu || isOverview(index.pages[list.page]?.url ?? '')
  const namesOf = areasOf(index, list, { isKnown: isOffer || isTitled })
  const named = list.entries.filter(isArea)
  const naming = named.filter((entry) => namesOf(entry).length > 0)
  const areas = new Set(naming.flatMap(namesOf)).size
  if (areas === 1 && isOffer && !isTitled) return partsOfOne(list, naming)
  if (areas < fewestOf(named, isTitled, isOffer)) return null
  if (!isTitled && naming.length < (list.isMenu ? fewestLinks : 2)) return null
  const entries = isTitled || 2 * naming.length >= list.entries.length ? named : naming
  const places = [isTitled, isOffer].filter(Boolean).length
  return { ...list, entries, areas: areas + worthOfPlace * places }
}

/** The list of a site that names most of what its firm takes on, in each language; null where there is none. */
const bestLists = oncePerSite((index): Record<Language, List | null> => {
  const lists = listsOf(index).flatMap((list) => areaList(index, list) ?? [])
  const best = (language: Language) =>
    lists
      .filter(({ page }) => index.pages[page]?.language === language)
      .toSorted((one, other) => other.areas - one.areas)[0] ?? null
  return { en: best('en'), es: best('es') }
})

/** What a firm takes on, as the list says it that names most of it; in the visitor's language where there is one. */
export function areaLines(index: SiteIndex, language: Language): Quoted[] {
  const list = bestOf(index, language)
  const isForeign = list !== null && index.pages[list.page]?.language !== language
  const told = list === null || isForeign ? opening(index, language) : []
  if (told.length > 0) return told
  if (list === null) return opening(index, language === 'en' ? 'es' : 'en')
  const entries = list.entries.slice(0, mostEntries)
  const whole = quoteLines(index, entries.map(lineOf))
  if (whole.reduce((sum, { text }) => sum + text.length, 0) <= mostChars) return whole
  return whole.map((line, at): Quoted => {
    const { label = '', isHeading = false } = entries[at] ?? {}
    return isHeading ? { ...line, text: label, quote: label } : line
  })
}

/**
 * The entry that names the areas of law which are asked for, and least besides; null where none does. Where several
 * entries are of one area ("asylum", "citizenship"), the one that names the very thing.
 */
export function linesOfAreas(index: SiteIndex, query: Query): Quoted[] | null {
  const list = bestOf(index, query.language)
  // Nobody who writes English is answered by a list in Spanish.
  if (
    query.language === 'en' &&
    list?.page !== undefined &&
    index.pages[list.page]?.language !== 'en'
  )
    return null
  const named = (list?.isMenu === false ? list.entries : []).flatMap((entry) => {
    const lines = quoteLines(index, [lineOf(entry)])
    const text = lines.map((one) => one.text).join(' ')
    const language = index.pages[list?.page ?? 0]?.language ?? 'en'
    const met = areasShared(query, { text, language })
    const very = namesVery(query, { text, language })
    return met > 0 ? [{ lines, met, very, besides: areaNames(text, language).length }] : []
  })
  const meant = named.length > 1 ? named.filter(({ very }) => very) : named
  const [best] = meant.toSorted((one, other) => other.met - one.met || one.besides - other.besides)
  return best?.lines ?? null
}

const bestOf = (index: SiteIndex, language: Language): List | null => {
  const lists = bestLists(index)
  return lists[language] ?? lists.en ?? lists.es
}

const lineOf = ({ label, isHeading, passage, from, to }: Entry): Line =>
  isHeading ? { passage, from, to, under: label } : { passage, from, to }

/** The sentence in which a front page or one about the firm says what it does, with the one before it. */
function opening(index: SiteIndex, spoken: Language): Quoted[] {
  for (const [passage, { page, start, end, facts }] of index.passages.entries()) {
    const { url = '', language = 'en' } = index.pages[page] ?? {}
    if (facts || language !== spoken || !listsPractice(url)) continue
    const at = index.sentences
      .slice(start, end)
      .findIndex((text) => saysWhatItDoes.test(text) && !leavesToOthers(text))
    if (at < 0) continue
    const from = start + at
    const follows = sentenceKinds[index.sentenceKind[from] ?? 0] === 'next'
    return [quoteSpan(index, { passage, from: follows ? from - 1 : from, to: from + 1 })]
  }
  return []
}
