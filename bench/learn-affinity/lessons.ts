import { isOfFrontDesk } from '../eval/invented-sites.ts'
import { gather } from '../../server/assistant/answer/gather.ts'
import type { SiteIndex } from '../../server/assistant/index/site-index.ts'
import { type Line, readParaphrases } from '../learn/paraphrases.ts'
import { type Asked, onRightPage, shareSaid, type Site } from '../learn/questions.ts'

/**
 * Something that is asked, with what answers it, and what the engine might quote in its place. Lessons of one key
 * ask for the same, so that what answers one is never wrong for another. Those of a topic are learned side by side.
 */
export type Lesson = {
  key: string
  topic: string
  asks: Line[]
  says: Line[]
  /** What all sites say to the same. */
  elsewhere: Line[]
  wrong: Line[]
}

/** Every detail of `bench/paraphrases`. */
export function lessonsOfParaphrases(): Lesson[] {
  return readParaphrases().map(({ topic, name, asks, says }) => ({
    key: `${topic} / ${name}`,
    topic,
    asks,
    says,
    elsewhere: [],
    wrong: [],
  }))
}

/** What every firm is asked (`front-desk.jsonl`) is answered alike, but for these, which ask of one matter or person. */
const ofOneSite = new Set(['taken', 'not-taken', 'fees', 'duration', 'who', 'before'])
/** Sentences of an answer that are learned from, since the rest says the same, and wrong ones that cover most of the question. */
const mostSays = 6
const mostWrong = 24

/**
 * What is asked of these sites, with what answers it. Where a site says nothing to it, the question stands for itself,
 * and is only drawn away from what looks like an answer; half the time, to other sites' answers to the same.
 */
export function lessonsOfSites(sites: readonly Site[]): Lesson[] {
  const lessons = sites.flatMap((site) => site.asked.flatMap((asked) => lessonOf(site, asked)))
  const alike = new Map<string, Line[]>()
  for (const { key, says } of lessons) alike.set(key, [...(alike.get(key) ?? []), ...says])
  return lessons.map((one) => ({
    ...one,
    says: one.says.length > 0 ? one.says : one.asks,
    elsewhere: alike.get(one.key) ?? [],
  }))
}

function lessonOf(site: Site, asked: Asked): Lesson[] {
  const { held, kind, query } = asked
  const { index, name } = site
  const isRight = (sentence: number) =>
    held !== null && shareSaid(held, index.sentences[sentence] ?? '') > 0
  const right = [...index.passages].flatMap(({ start, end, page }, passage) =>
    held !== null && onRightPage(held, index.pages[page]?.url ?? 'none:/')
      ? Array.from({ length: end - start }, (_, at) => start + at)
          .filter(isRight)
          .flatMap((sentence) => linesOf(index, { passage, sentence }))
      : [],
  )
  if (held !== null && right.length === 0) return []
  const wrong = gather(index, query)
    .candidates.filter(({ sentence }) => !isRight(sentence))
    .toSorted((one, other) => other.coverage - one.coverage)
    .slice(0, mostWrong)
  const desk = isOfFrontDesk(asked)
  return [
    {
      key: desk && !ofOneSite.has(kind) ? `front desk / ${kind}` : `${name} ${asked.id}`,
      topic: desk ? `${name}, front desk` : name,
      asks: [{ text: query.text, language: query.language }],
      says: right.slice(0, 2 * mostSays),
      elsewhere: [],
      wrong: wrong.flatMap((one) => linesOf(index, one)),
    },
  ]
}

/** A sentence by itself, and with the heading over it. */
function linesOf(
  index: SiteIndex,
  { passage, sentence }: { passage: number; sentence: number },
): Line[] {
  const { headings = [], page = 0 } = index.passages[passage] ?? {}
  const { title = '', language = 'en' } = index.pages[page] ?? {}
  const text = index.sentences[sentence] ?? ''
  return [text, `${headings.at(-1) ?? title} ${text}`].map((one) => ({ text: one, language }))
}
