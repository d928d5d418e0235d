import { type Query, searchRead } from '../index/search.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { wordsOf } from '../index/words.ts'
import { type Candidate, weighSentences } from './choose-sentences.ts'
import { firmLines } from './about-firm.ts'
import { bookingLines } from './booking-lines.ts'
import { bringLines } from './bring-lines.ts'
import { clientLines } from './client-lines.ts'
import { contactSentences } from './contact-answer.ts'
import { declinedArea } from './declined-areas.ts'
import { mendSlips } from './everyday-slips.ts'
import { practiceMissing, saysOfPractice } from './practice-gate.ts'
import { type Quoted, quoteLines } from './quote.ts'
import { type Reading, readQuestion } from './read-question.ts'

/** Passages looked at for sentences. */
const depth = 30
/** All that a site has for a question, before anything is weighed. */
export type Gathered = {
  query: Query
  reading: Reading
  /** What the site states where a contact fact, its people or its work alone are asked for; null for other questions. */
  stated: Quoted[] | null
  /** That is the firm's word that it leaves the work asked for to others. */
  leaves: boolean
  candidates: Candidate[]
  /** Whether a sentence may be told of whom the question names. */
  isTelling: (one: Candidate) => boolean
  /** Only the firm's own word counts on work that its site does not offer otherwise. */
  ownWord: boolean
}

/** Reads a question and looks up what the site has for it. */
export function gather(index: SiteIndex, asked: Query): Gathered {
  const query = { ...asked, text: mendSlips(asked.text) }
  const reading = readQuestion(index, query)
  const ownWord = practiceMissing(index, query)
  const known = statedBy(index, query, reading)
  const left = known === null && ownWord ? declined(index, query) : null
  const stated = known ?? left
  const all =
    stated === null ? weighSentences(index, rankedFor(index, query, reading), reading) : []
  const isTelling = isNotOfAnother(index, reading)
  const telling = all.filter(isTelling)
  const candidates = ownWord ? telling.filter(saysOfPractice(index, query)) : telling
  return { query, reading, stated, leaves: left !== null, candidates, isTelling, ownWord }
}

const rankedFor = (index: SiteIndex, query: Query, { concepts, place }: Reading) =>
  searchRead(index, query, { concepts, place, limit: depth })

/** Whether a sentence is not from the page of somebody else than is asked about, unless it names them, too. */
function isNotOfAnother(index: SiteIndex, { named, names }: Reading) {
  if (named.size === 0) return () => true
  const others = new Set(index.people.map(({ page }) => page).filter((page) => !named.has(page)))
  return ({ sentence }: Candidate): boolean =>
    !others.has(index.sentencePage[sentence] ?? -1) ||
    wordsOf(index.sentences[sentence] ?? '').some((word) => names.includes(word))
}

/** What the site states of the firm itself, where nothing else is asked for. */
export function statedBy(index: SiteIndex, query: Query, reading: Reading): Quoted[] | null {
  const contact = contactSentences(index, query, reading)
  const stated = contact === null ? null : quoteLines(index, contact)
  return (
    stated ??
    firmLines(index, query) ??
    bringLines(index, query, reading) ??
    bookingLines(index, query) ??
    clientLines(index, query)
  )
}

/** What the site says of work that its firm leaves to others; null where it does not say. */
function declined(index: SiteIndex, query: Query): Quoted[] | null {
  const told = declinedArea(index, query)
  return told === null ? null : quoteLines(index, [told])
}
