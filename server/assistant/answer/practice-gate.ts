import type { Language } from '@foyer/shared/facts/statuses.ts'
import type { Query } from '../index/search.ts'
import { kept, oncePerSite, oncePerSiteAnd } from '../index/once-per-site.ts'
import { type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import { stemsOf } from '../index/stem.ts'
import { fold } from '../index/words.ts'
import { otherMeanings, practiceAreas } from './practice-areas.ts'

/** An area of law, with the stems of what it is called. */
type Area = { name: string; phrases: Record<Language, string[]> }

const areas: Area[] = practiceAreas.map(({ name, phrases }) => {
  const inStems = (language: Language) => phrases.map((one) => padded(stemsOf(one, language)))
  return { name, phrases: { en: inStems('en'), es: inStems('es') } }
})

/** Ways of asking a firm to take something on, rather than for a fact. */
const serviceRequest = [
  /\b(do|can|could|would|will|does|are)\b.{0,25}\b(you|u|ya|y'?all|your (firm|office)|the firm|(any|some)(one|body))\b.{0,40}\b(do|handle|take|help|deal|work|represent|file|cover|practice|defend|offer|sue|draft|write|prepare|assist|get|fight)\b/i,
  /\b(you|u|you guys|y'?all)( guys)?( also| even| ever)? (do|handle|take|help with|deal with|practice|represent)\b/i,
  /\b(need|want|looking for|seeking|hire|find)\b.{0,25}\b(lawyer|attorney|help|someone|somebody)\b/i,
  /\bsomething (you|your firm|u)\b|\bcan you guys\b|\bwhat do (you|u) charge\b/i,
  /^\s*(hi|hello|hey)?[, ]*(i|we)?( really| also)? ?(need|want) (a|an|my|to|some)\b/i,
  /\b(manejan|atienden|llevan|hacen|ayudan?|ayudarme|toman|trabajan|ofrecen|representan|aceptan)\b/i,
  /\b(necesito|busco|quiero|ocupo)\b/i,
]

/**
 * Whether the visitor asks the firm to take on something its site does not offer. A site offers an
 * area when a page's title, or a short heading or list entry of its front and practice pages, names
 * it. Text that only mentions an area ("a conviction can affect your divorce") is no offer.
 */
export function practiceMissing(index: SiteIndex, query: Query): boolean {
  const asked = areasIn(query.text, query.language)
  if (asked.length === 0 || !isRequest(query, asked)) return false
  const offered = offeredAreas(index)
  return !asked.some((area) => offered.has(area.name))
}

/** "Can you get fired for that": what may befall anybody, and nothing for a firm to take on. */
const befalls =
  /\b(?:can|could|will|would|do|does) (?:you|u|i|we|they|he|she|a person|people|somebody) (?:(?:get|be) (?:fired|deported|arrested|evicted|sued|charged|jailed|locked up|kicked out|laid off|let go|denied|garnished|blamed|caught|in trouble)|lose (?:my|your|the|a|his|her|their)\b)/

function isRequest(query: Query, asked: Area[]): boolean {
  const plain = fold(query.text)
  if (befalls.test(plain)) return false
  if (serviceRequest.some((form) => form.test(plain))) return true
  const stems = stemsOf(query.text, query.language)
  return stems.length <= 3 && asked.length > 0
}

const stemmed = (text: string, language: Language): string =>
  padded(
    stemsOf(
      otherMeanings.reduce((said, [words, meant]) => said.replaceAll(words, meant), text),
      language,
    ),
  )

/** The areas of law that a text names, of those we know. */
export function areasIn(text: string, language: Language): Area[] {
  const stems = stemmed(text, language)
  return areas.filter((area) => area.phrases[language].some((phrase) => stems.includes(phrase)))
}

/** The names of the areas of law that a text names, of those we know. */
export const areaNames = (text: string, language: Language): string[] =>
  areasIn(text, language).map(({ name }) => name)

/** Names of several areas at once ("family law"), which do not say that a firm handles each. */
const umbrellas = (['en', 'es'] as const).flatMap((language) => {
  const all = areas.flatMap(({ phrases }) => phrases[language])
  return all.filter((phrase, at) => all.indexOf(phrase) !== at)
})

/** How many of the areas that are asked for a text names itself, or by the name that they are asked for. */
export function areasShared(asked: Query, said: { text: string; language: Language }): number {
  const [of, by] = [stemmed(asked.text, asked.language), stemmed(said.text, said.language)]
  const isSaid = (phrase: string) =>
    by.includes(phrase) && (!umbrellas.includes(phrase) || of.includes(phrase))
  return areasIn(asked.text, asked.language).filter((area) =>
    area.phrases[said.language].some(isSaid),
  ).length
}

/** Whether a text calls an area by a name that it is asked for by; in two languages that cannot be told, and it may. */
export function namesVery(asked: Query, said: { text: string; language: Language }): boolean {
  if (asked.language !== said.language) return true
  const [of, by] = [stemmed(asked.text, asked.language), stemmed(said.text, said.language)]
  return areasIn(asked.text, asked.language)
    .flatMap(({ phrases }) => phrases[said.language])
    .some((phrase) => of.includes(phrase) && by.includes(phrase))
}

/** A text without the words by which it names areas of law, as stems. */
export function withoutAreas(text: string, language: Language): string {
  let stems = stemmed(text, language)
  const phrases = areasIn(text, language).flatMap((area) => area.phrases[language])
  for (const phrase of phrases) stems = stems.replaceAll(phrase, ' ')
  return stems
}

/** Words by which a firm says what it takes on, and what it does not. */
const takesOn =
  /\b(?:handle|do|take|practi[cs]e|represent|help|prepare|draft|write|file|act for|appear|refer|names? of|manejamos|llevamos|hacemos|atendemos|ayudamos|preparamos|referimos|recomendamos)\b/i
const firmItself = /\b(?:we|i|us|our|me|my|firm|office|nosotros|nuestr[oa]|bufete|oficina)\b/i

const pageOf = (index: SiteIndex, sentence: number) =>
  index.pages[index.sentencePage[sentence] ?? 0]

/** The areas that a sentence names. */
export const areasAt = oncePerSiteAnd(
  (index, sentence: number): readonly Area[] =>
    areasIn(index.sentences[sentence] ?? '', pageOf(index, sentence)?.language ?? 'en'),
  kept.sentences,
)

/**
 * Whether a sentence, with its heading and the sentence before it, is the firm's word on taking on
 * what was asked for: "we do not handle divorce", "we prepare the appeal".
 */
export function saysOfPractice(
  index: SiteIndex,
  query: Query,
): (said: { passage: number; sentence: number }) => boolean {
  const asked = areasIn(query.text, query.language)
  return ({ passage, sentence }) => {
    const place = index.passages[passage]
    const page = pageOf(index, sentence)
    if (place === undefined || page === undefined || isNews(page.url)) return false
    const named = areasAt(index, sentence)
    if (!asked.some((area) => named.includes(area))) return false
    const from = Math.max(place.start, sentence - 1)
    const said = index.sentences.slice(from, sentence + 1)
    const around = [place.headings.at(-1) ?? '', ...said].join(' ')
    return firmItself.test(around) && takesOn.test(around)
  }
}

const offeredAreas = oncePerSite((index): ReadonlySet<string> => {
  const offered = new Set<string>()
  for (const { text, language } of offers(index)) {
    for (const area of areasIn(text, language)) offered.add(area.name)
  }
  return offered
})

/** Words of a heading or list entry that can still be the name of an area. */
const shortEntry = 6

/** How a firm says, in a heading or a sentence, that it leaves work to others. */
const toOthers =
  /\b(?:elsewhere|not us|not for us|(?:to|by|for) others|other (?:lawyers|attorneys|firms)|refer|not (?:do|handle|take|accept|represent|practi[cs]e|defend|act for|help with)|leave (?:to|for)|(?:dont|don't) (?:do|handle|take)|otros abogados|otro bufete|no (?:llevamos|hacemos|tomamos|atendemos|aceptamos|manejamos))\b/

/** Whether a text says that a firm leaves work to others. */
export const leavesToOthers = (text: string): boolean => toOthers.test(fold(text))

function offers(index: SiteIndex): { text: string; language: Language }[] {
  const found: { text: string; language: Language }[] = []
  for (const page of index.pages) {
    if (!isNews(page.url)) found.push({ text: page.title, language: page.language })
  }
  const add = (text: string, language: Language) => {
    if (!text.includes('?') && text.split(' ').length <= shortEntry) found.push({ text, language })
  }
  for (const passage of index.passages) {
    const page = index.pages[passage.page]
    if (page === undefined || !(passage.facts || listsPractice(page.url))) continue
    if (leavesToOthers(passage.headings.at(-1) ?? '')) continue
    for (const heading of passage.headings) add(heading, page.language)
    for (let at = passage.start; at < passage.end; at += 1) {
      const kind = sentenceKinds[index.sentenceKind[at] ?? 0]
      if (kind !== 'row') add(index.sentences[at] ?? '', page.language)
    }
  }
  return found
}

/** Whether a page is where firms say what they do: the front page, one of services, or about them. */
export function listsPractice(url: string): boolean {
  const path = URL.canParse(url) ? new URL(url).pathname : url
  return (
    path.split('/').filter((part) => part !== '').length === 0 ||
    /practice|services?\b|areas|what-we-do|expertise|servicios|\/about|\/(es|en)\/?$/i.test(path)
  )
}

/** Whether such a page is about all that a firm does, and none below it of one area ("/practice/divorce"). */
export function isOverview(url: string): boolean {
  const path = URL.canParse(url) ? new URL(url).pathname : url
  const last =
    path
      .replace(/\/$|(?:\/index)?\.\w+$/, '')
      .split('/')
      .at(-1) ?? ''
  return listsPractice(url) && listsPractice(`/${last}`)
}

/** Whether a page is of a blog or of news, which tells of much that a firm does not do. */
export function isNews(url: string): boolean {
  return /\/(blog|news|articles?|posts?|press|noticias|insights|resources|20\d\d)(\/|\.|$)/i.test(
    url,
  )
}

function padded(stems: string[]): string {
  return ` ${stems.join(' ')} `
}
