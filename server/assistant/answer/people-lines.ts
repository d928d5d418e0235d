import type { Language } from '@foyer/shared/facts/statuses.ts'
import { oncePerSite } from '../index/once-per-site.ts'
import { type Passage, type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import { stem } from '../index/stem.ts'
import { fold, wordsOf } from '../index/words.ts'
import { isCommon } from './common-words.ts'
import type { Span } from './grow-quote.ts'
import { lastingLines, lastingLinesOf } from './lines-saying.ts'
import { isNews } from './practice-gate.ts'
import { isName, opensWithRole, roles } from './person-name.ts'
import { type Line, type Quoted, quoteLines } from './quote.ts'

/** A person as a page introduces them; `under` are the headings that name them, where it is those. */
type Introduced = {
  name: string
  page: number
  passage: number
  from: number
  to: number
  under: string[]
}

/** Most people, and characters, that one answer tells. */
const mostPeople = 8
const mostChars = 1_400

const name = String.raw`\p{Lu}[\p{L}.'’-]*(?:\s+(?:["“(]?\p{Lu}[\p{L}.'’-]*["”)]?|de|del|la|van|von|der)){0,1}\s+\p{Lu}[\p{L}'’-]+`
const notInName = /[^\p{L}’'-]+/u
const wholeName = new RegExp(String.raw`^(?<name>${name})(?:,.*)?$`, 'u')
const shortName = String.raw`\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}\.)?\s+\p{Lu}[\p{L}'’-]+`
const opensLine = new RegExp(String.raw`^(?<name>${shortName})[\s,:–—-]+(?<rest>.+)$`, 'u')
/** Who is a lawyer, and no paralegal of one. */
const lawyer =
  /\b(?:attorneys?|lawyers?|partner|founder|counsel|principal|abogad[oa]|soci[oa]|fundador[oa]?)\b/i
const role = new RegExp(String.raw`\b(?:${roles})\b`, 'i')

/** A lawyer who writes of themselves, and not a client of theirs. */
const ofOneself =
  /^I(?:[’']m| am| was| have)\b(?!.*\bmy (?:lawyer|attorney)\b).{0,60}\b(?:attorney|lawyer|practi[cs]|admitted|licensed)/i

/** Addresses of pages that tell of the people of a firm, and not "/lawyers-in-astoria". */
const aboutPeople =
  /\/(?:our-|meet-)?(?:the-|our-)?(?:attorneys?|lawyers?|(?:legal-)?team|people|staff|about(?:-us|-the-firm)?|who-we-are|firm|abogados|equipo|nosotros|profiles?)(?:\.\w+)?(?:\/|$)/i

/** Where clients are named, and not the people of the firm. */
const ofClients = /review|testimonial|clients? (?:say|stor)|case results|resenas|testimonio/i

const pathOf = (index: SiteIndex, page: number): string => {
  const url = index.pages[page]?.url ?? ''
  return URL.canParse(url) ? new URL(url).pathname : url
}

/** Whether a sentence tells what the person of a name is: "Founding partner.", "Ms. Marsh takes", "Ada joined". */
function tellsOf(text: string, parts: string[]): boolean {
  if (opensWithRole.test(text) || ofOneself.test(text)) return true
  const does =
    'is|was|has|had|joined|began|came|practi[cs]es|represents|handles|helps|leads|brings|takes|founded'
  return parts.some((part) =>
    new RegExp(String.raw`\b(?:Mr|Ms|Mrs|Dr|Attorney)\.? ${part}\b|\b${part} (?:${does})\b`).test(
      text,
    ),
  )
}

/** Whether a passage under a name tells what somebody of a firm is: in so many words, or on their own page. */
function isTold(index: SiteIndex, { page }: Passage, told: Told): boolean {
  const { under, opening, parts } = told
  if (under.some((one) => role.test(one)) || opening.some((text) => tellsOf(text, parts)))
    return true
  if (index.people.some((one) => one.page === page)) return true
  return aboutPeople.test(pathOf(index, page)) && namesAny(opening[0] ?? '', parts)
}

/** The headings from a name on, the first sentences below, and the parts of the name. */
type Told = { under: string[]; opening: string[]; parts: string[] }

const namesAny = (text: string, parts: readonly string[]): boolean =>
  text.split(notInName).some((word) => parts.includes(word))

/** How many of the first sentences tell of the person: "Associate Attorney" on a card, and then of somebody else, is one. */
function sentencesOf(index: SiteIndex, start: number, { opening, parts }: Told): number {
  const [first = '', second = ''] = opening
  const follows = sentenceKinds[index.sentenceKind[start + 1] ?? 0] === 'next'
  const ofAnother = !follows && !namesAny(second, parts) && !ofThem.test(second)
  return namesAny(first, parts) || (opensWithRole.test(first) && ofAnother) ? 1 : 2
}

/** The person whose section a passage is: one of its headings is a name, and it tells what they are. */
function ofSection(
  index: SiteIndex,
  passage: Passage,
): Omit<Introduced, 'page' | 'passage'> | null {
  const { headings, page, start, end } = passage
  const at = headings.findLastIndex((one) => isName(wholeName.exec(one)?.groups?.['name'] ?? ''))
  const found = wholeName.exec(headings[at] ?? '')?.groups?.['name']
  if (found === undefined || at < headings.length - 2) return null
  const told: Told = {
    under: headings.slice(at),
    opening: index.sentences.slice(start, Math.min(end, start + 2)),
    parts: found.split(notInName).filter((part) => part.length > 2),
  }
  if (!isTold(index, passage, told)) return null
  const isOfTeam = aboutPeople.test(pathOf(index, page))
  if (!isOfTeam && wordsOf(fold(found)).some((part) => isCommon(stem(part, 'en'), 'en')))
    return null
  const to = Math.min(end, start + sentencesOf(index, start, told))
  return { name: found, under: told.under, from: start, to }
}

const ofThem = /^(?:he|she|his|her|i|i'm|my|[eé]l|ella|su)\b/i

/** What lawyers belong to, whose names begin as people's do: "Georgia Hispanic Attorneys' Association". */
const ofBody = /^[\p{L}'’-]+ (?:bar )?(?:association|society|committee|section)\b/iu

/** Whom an entry of a list introduces: a name, and then what they are; null where it is no person. */
export function personIn(entry: string): string | null {
  const { name: named = '', rest = '' } = opensLine.exec(entry)?.groups ?? {}
  if (!isName(named) || ofBody.test(rest)) return null
  const first = named.split(' ')[0] ?? named
  const tells = opensWithRole.test(rest) || (rest.includes(first) && role.test(rest))
  return tells ? named : null
}

/** The people whose entries of a list or a table a passage holds: "Ansel Hale, partner. Business." */
function inLines(
  index: SiteIndex,
  { start, end }: Passage,
): Omit<Introduced, 'page' | 'passage'>[] {
  const found: Omit<Introduced, 'page' | 'passage'>[] = []
  for (let at = start; at < end; at += 1) {
    const kind = sentenceKinds[index.sentenceKind[at] ?? 0]
    const before = found.at(-1)
    if (kind === 'next' && before?.to === at && before.to - before.from < 2) before.to += 1
    const named = kind === 'item' || kind === 'row' ? personIn(index.sentences[at] ?? '') : null
    if (named !== null) found.push({ name: named, under: [], from: at, to: at + 1 })
  }
  return found
}

/** Whether a site says "in Grand Rapids": nothing is in a person. */
const isPlace = (index: SiteIndex, found: string): boolean =>
  ['in', 'near', 'across', 'throughout', 'serving', 'en'].some((word) =>
    index.sentences.some((text) => text.includes(` ${word} ${found}`)),
  )

const introductions = oncePerSite((index): Introduced[] =>
  index.passages.flatMap((passage, at) => {
    const page = index.pages[passage.page]
    if (passage.facts || page === undefined || isNews(page.url)) return []
    if (ofClients.test([page.url, ...passage.headings].join(' '))) return []
    const section = ofSection(index, passage)
    const found = section === null ? inLines(index, passage) : [section]
    return found
      .filter((one) => !isPlace(index, one.name))
      .map((one) => ({ ...one, page: passage.page, passage: at }))
  }),
)

/** The people of a firm, or its `owners` where they are said to be, as the page that introduces most of them does, or each as their own page does. */
export function peopleLines(index: SiteIndex, language: Language, owners: boolean): Quoted[] {
  const all = introductions(index)
  const ofTeam = ({ page }: Introduced) => aboutPeople.test(pathOf(index, page))
  const isLawyer = ({ under, from, to }: Introduced) =>
    lawyer.test([...under, ...index.sentences.slice(from, to)].join(' '))
  const worth = (list: Introduced[]) =>
    list.length + (list.some(ofTeam) ? mostPeople : 0) + (list.some(isLawyer) ? 2 * mostPeople : 0)
  const spoken = all.filter(({ page }) => index.pages[page]?.language === language)
  for (const people of [spoken, all]) {
    const isOwn = ({ page }: Introduced) => index.people.some((one) => one.page === page)
    const each = onceEach(people.filter(isOwn))
    const pages = new Set(people.filter((one) => !isOwn(one)).map(({ page }) => page))
    const ofPages = [...pages].map((number) => people.filter(({ page }) => page === number))
    const lists = ofPages.map((one) => onceEach(one)).filter((one) => one.length > 1)
    const [fullest = []] = lists.toSorted((one, other) => worth(other) - worth(one))
    const list = fullest.length >= each.length ? fullest : each
    if (list.length === 0) list.push(...onceEach(people))
    if (list.length > 0) return told(index, owners ? ownersOf(index, list) : list)
  }
  return []
}

const ownsFirm =
  /\b(?:owns?|owner|found(?:er|ed|ing)|(?:managing|name|senior) partner|opene?d? (?:this|the|her|his|our|my|its) (?:own )?(?:office|firm|doors?|practice)|i (?:am|was|have)|fundador[oa]?|fundo|duen[oa]|soci[oa])\b/i

/** Those of them who are said to own or to have founded the firm; all where nobody is. */
function ownersOf(index: SiteIndex, people: Introduced[]): Introduced[] {
  const owners = people.filter(({ under, passage, from, to }) => {
    const end = under.length > 0 ? (index.passages[passage]?.end ?? to) : to
    return ownsFirm.test(fold([...under, ...index.sentences.slice(from, end)].join(' ')))
  })
  return owners.length > 0 ? owners : people
}

const many = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)`
/** How many a firm has of lawyers: "we are five attorneys and nine staff members". */
const counted = new RegExp(
  String.raw`\b${many}[\s-]+(?:\p{L}+ ){0,2}(?:attorneys?|lawyers?|abogad[oa]s)\b|\b${many} of us\b|\bfirm of ${many}\b|\b(?:with one|one-|single|solo|sole)[- ]?(?:attorney|lawyer)\b`,
  'iu',
)
/** Lawyers who are counted and not the firm's. */
const ofOthers =
  /\b(?:names? of|other|another|opposing|refer\w*|used to|former\w*|worked|spent|years? (?:in|at|with)|instead|elsewhere|\w+-lawyer firm)\b/i
/** A line of nothing else ("Four lawyers and a staff who …"), or with the firm's name before it. */
const opensWithCount = new RegExp(
  String.raw`^(?:[\p{Lu}&][\p{L}&.,’']* ){0,5}(?:is |are |has |have |there are |comprised of )*(?:now )?${many}[\s-]+(?:\p{L}+ ){0,2}(?:attorneys?|lawyers?|abogad[oa]s)\b`,
  'iu',
)
const ofUs = /\b(?:we|our|us|firm|somos|tenemos|nuestr[oa]s?|bufete)\b/i

const linesCounting = lastingLinesOf(
  (text) =>
    counted.test(text) && (ofUs.test(text) || opensWithCount.test(text)) && !ofOthers.test(text),
)

/** The line that counts the lawyers of a firm; empty where no page does, or only counts others. */
export function countLines(index: SiteIndex, language: Language): Quoted[] {
  return quoteLines(index, ofPages(index, linesCounting(index, language)).slice(0, 1))
}

/** What stands on pages, and is no fact of the whole site. */
const ofPages = (index: SiteIndex, lines: readonly Span[]): Span[] =>
  lines.filter(({ passage }) => index.passages[passage]?.facts === false)

/** How somebody is introduced in a sentence: "Dot has been answering the telephone since 1987". */
const introduces = (part: string): RegExp =>
  new RegExp(
    String.raw`^(?:\p{Lu}[\p{L}.]* ){0,2}["“]?${part}["”]?(?: \p{Lu}[\p{L}'’-]+){0,2},? (?:is|was|has|runs|keeps|answers|works|leads|handles|joined|came|started|es|lleva|trabaja|contesta)\b`,
    'u',
  )

/** What the site says of the person of a first or last name, in small letters; empty where it introduces none. */
export function personLines(index: SiteIndex, language: Language, asked: string): Quoted[] {
  const known = introductions(index).filter(({ name: whole }) =>
    wordsOf(fold(whole)).includes(asked),
  )
  const spoken = known.filter(({ page }) => index.pages[page]?.language === language)
  const [first = known[0]] = spoken
  if (first !== undefined) return told(index, [first])
  const says = introduces(`${asked.charAt(0).toUpperCase()}${asked.slice(1)}`)
  const found = lastingLines(index, language, (text) => says.test(text))
  return quoteLines(index, ofPages(index, found).slice(0, 1))
}

/** Each person once, where they are told of first. */
function onceEach(people: Introduced[]): Introduced[] {
  const known = new Set<string>()
  return people.filter((one) => {
    const parts = wordsOf(fold(one.name))
    // "Meg" and "Margaret Tolliver" are one, Harlan and Carrie Ann Pickett two.
    const person = `${parts[0]?.charAt(0)} ${parts.at(-1)}`
    if (known.has(person)) return false
    known.add(person)
    return true
  })
}

function told(index: SiteIndex, people: Introduced[]): Quoted[] {
  const lines = people.slice(0, mostPeople).map(({ under, passage, from, to }): Line => {
    const span = { passage, from, to }
    const text = index.sentences[from] ?? ''
    // A heading that asks ("Who is Bonnie?") is none of her titles.
    const before = under.filter((one) => !text.startsWith(one) && !one.endsWith('?'))
    const isSaid = text.startsWith(under[0] ?? '') && under.length > 0
    return before.length > 0 && !isSaid ? { ...span, under: before.join(', ') } : span
  })
  let chars = 0
  const fit = lines.filter(({ from, to }) => {
    chars += index.sentences.slice(from, to).join(' ').length
    return chars <= mostChars
  })
  return quoteLines(index, fit.length > 0 ? fit : lines.slice(0, 1))
}
