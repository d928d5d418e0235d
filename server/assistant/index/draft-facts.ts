import type { Block, PageContent, PageFacts } from './page-content.ts'
import type { DraftPassage, DraftSentence } from './draft-passages.ts'
import { answerKind, answerKindsOf } from './answer-kinds.ts'
import { splitSentences } from './sentences.ts'
import type { SentenceKind } from './site-index.ts'
import { tidy } from './text-run.ts'

/** What visitors call each kind of fact, searched with it: the page itself shows the bare fact. */
const askedAs = {
  phone:
    'phone telephone number call contact reach talk teléfono número llamar comunicarse contacto',
  email: 'email e-mail mail write contact message correo electrónico escribir mensaje contacto',
  address:
    'address office located location where find visit directions dirección oficina ubicación dónde',
  hours:
    'hours open close schedule available weekends when time horario abierto cierran hora disponible',
} as const

const longestFrameText = 400

/**
 * The one passage of facts stated across the site: repeated text with contact facts first, then
 * what only links and structured data give (docs/measurements.md, Retrieval).
 */
export function draftFacts(
  pages: PageContent[],
  frame: Block[],
  sentences: DraftSentence[],
): DraftPassage | null {
  const start = sentences.length
  const home = homePage(pages)
  const contact = contactLines(pages).map((text) => ({ text, link: false }))
  const texts = new Map<string, DraftSentence>()
  for (const { text, link } of [...contact, ...frame]) {
    if (text.length > longestFrameText) continue
    const kind = link === true ? 'link' : 'sentence'
    for (const part of splitSentences(text)) addFact(texts, part, kind)
  }
  for (const text of dataFacts(pages)) {
    if (!isShown(text, [...texts.keys()])) addFact(texts, text, 'data')
  }
  for (const fact of texts.values()) {
    fact.page = citedPage(pages, fact.text) ?? home
    sentences.push(fact)
  }
  if (sentences.length === start) return null
  sentences.splice(start, texts.size, ...byKind(sentences.slice(start)))
  const headings: string[] = []
  return { page: home, headings, fragment: null, start, end: sentences.length, facts: true }
}

function addFact(texts: Map<string, DraftSentence>, text: string, kind: SentenceKind): void {
  if (texts.has(text)) return
  const kinds = answerKindsOf(text)
  const context = (['phone', 'email', 'address', 'hours'] as const)
    .filter((name) => (kinds & answerKind[name]) !== 0)
    .map((name) => askedAs[name])
    .join(' ')
  texts.set(text, { text, kind, context, page: 0 })
}

function byKind(facts: DraftSentence[]): DraftSentence[] {
  return [
    ...facts.filter((fact) => fact.context !== ''),
    ...facts.filter((fact) => fact.context === ''),
  ]
}

/** Short lines of a contact page that state a phone number, address, e-mail or hours. */
function contactLines(pages: PageContent[]): string[] {
  const wanted = answerKind.phone | answerKind.email | answerKind.address | answerKind.hours
  return pages
    .filter(isContactPage)
    .slice(0, 3)
    .flatMap((page) => page.blocks)
    .filter((block) => block.kind !== 'heading' && block.text.length <= 160)
    .filter((block) => (answerKindsOf(block.text) & wanted) !== 0)
    .map((block) => block.text)
}

function dataFacts(pages: PageContent[]): string[] {
  const all = (pick: (facts: PageFacts) => string[]) =>
    mostFrequent(pages.map((page) => pick(page.facts)))
  return [
    ...all((facts) => facts.phones),
    ...all((facts) => facts.emails),
    ...all((facts) => facts.addresses),
    ...all((facts) => facts.hours),
  ]
}

/** Values given on at least a fifth of the pages that give any; one-off numbers are not the firm's. */
function mostFrequent(lists: string[][]): string[] {
  const given = lists.filter((list) => list.length > 0)
  const counts = new Map<string, number>()
  for (const list of given)
    for (const value of list) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= Math.max(1, given.length / 5))
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 6)
    .map(([value]) => value)
}

/** Whether a fact from a link or structured data is already among the visible lines. */
function isShown(fact: string, texts: string[]): boolean {
  const digits = fact.replace(/\D/g, '').slice(-10)
  if (digits.length === 10 && !fact.includes(',')) {
    return texts.some((text) => text.replace(/\D/g, '').includes(digits))
  }
  return texts.some((text) => bare(text).includes(bare(fact)))
}

function citedPage(pages: PageContent[], text: string): number | null {
  const states = (page: PageContent) => page.blocks.some((block) => block.text.includes(text))
  const contact = pages.findIndex((page) => isContactPage(page) && states(page))
  if (contact >= 0) return contact
  const home = homePage(pages)
  if (pages[home] !== undefined && states(pages[home])) return home
  const first = pages.findIndex(states)
  return first >= 0 ? first : null
}

const contactPath =
  /contact|directions|locations?\b|find-us|visit-us|our-office|oficina|ubicaci|como-llegar|donde-estamos/i

/** Whether a page is where firms say how to reach them. */
function isContactPage(page: PageContent): boolean {
  const path = URL.canParse(page.url) ? new URL(page.url).pathname : page.url
  return contactPath.test(path) || /^(?:contact|directions|location)/i.test(tidy(page.title))
}

/** The site's front page: the shortest path. */
function homePage(pages: PageContent[]): number {
  let best = 0
  for (const [at, page] of pages.entries()) {
    if (page.url.length < (pages[best]?.url.length ?? Infinity)) best = at
  }
  return best
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d@]/gu, '')
}
