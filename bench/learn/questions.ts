import { readFileSync } from 'node:fs'
import path from 'node:path'
import { detectLanguage } from '../../server/assistant/index/detect-language.ts'
import type { Query } from '../../server/assistant/index/search.ts'
import type { SiteIndex } from '../../server/assistant/index/site-index.ts'
import type { SiteQuestion } from '../firm-site.ts'
import { indexOf } from '../eval/desk.ts'
import { firmOf, siteKeys } from '../eval/firms.ts'
import { inventedSites } from '../eval/invented-sites.ts'
import { readOwnQuestions } from '../eval/own-questions-file.ts'
import { answerable, type HeldQuestion } from '../eval/said-by-site.ts'
import type { Answerable } from '../eval/site-answers.ts'
import { pageAt, type Website } from '../eval/website.ts'

/** A question to learn from; `held` is null where the site does not say it. */
export type Asked = { id: string; query: Query; held: Answerable | null }

/** A site to learn from, with all that is asked of it, and talk of other things, of which it should answer none. */
export type Site = { name: string; index: SiteIndex; asked: Asked[]; talk: Asked[] }

/** The sites that may be learned from, or `which` of them: the invented firms', and those of our own questions, seen half. */
export function readSites(shared: string, which: (name: string) => boolean = () => true): Site[] {
  const sites = [...sitesOfInventedFirms(), ...ownSites(shared)].filter(({ name }) => which(name))
  return sites.map((site, at) => ({ ...site, talk: talkTo(at, sites.length) }))
}

/** A site's share of talk that is of neither the law nor the firm. */
function talkTo(turn: number, sites: number): Asked[] {
  const lines = (['en', 'es'] as const).flatMap((language) =>
    readFileSync(path.resolve(`bench/phrases/talk.${language}.d.txt`), 'utf8')
      .trimEnd()
      .split('\n')
      .map((text) => ({ text, language, history: [] })),
  )
  return lines
    .filter((_, at) => at % sites === turn)
    .map((query, at) => ({ id: `talk-${turn}-${at}`, query, held: null }))
}

function sitesOfInventedFirms(): Omit<Site, 'talk'>[] {
  return inventedSites().flatMap(({ name, questions, website: read }) => {
    const website = read()
    if (website === null) return []
    return [{ name, index: indexOf(website), asked: questions.map((one) => asAsked(one, website)) }]
  })
}

function ownSites(shared: string): Omit<Site, 'talk'>[] {
  const seen = readOwnQuestions(path.resolve('bench/suites')).filter(({ half }) => half === 'seen')
  return siteKeys.flatMap((name) => {
    const website = firmOf(name, { shared })?.website
    if (website == null) return []
    const own = seen.flatMap((one) =>
      one.site === name && (one.expect === 'answer' || one.expect === 'silence')
        ? [asAsked({ pages: [], says: [], ...one }, website)]
        : [],
    )
    const others = name === 'sorin-pyle' ? labeledElsewhere(shared) : []
    return [{ name, index: indexOf(website), asked: [...own, ...others] }]
  })
}

/** What somebody else asked of the real firm's site. */
function labeledElsewhere(shared: string): Asked[] {
  const notAnswers = new Set(['advice', 'safety', 'attack'])
  return linesOf<SiteQuestion>(path.join(shared, 'firm-site-questions.jsonl'))
    .filter(({ kind }) => !notAnswers.has(kind))
    .map(({ id, q, earlier, kind, pages, must, footer_fact: everywhere }) => {
      const query = queryOf(q, earlier)
      const { language } = query
      const held = {
        id,
        question: q,
        language,
        pages: pages.map(pageAt),
        everywhere: everywhere === true,
        must,
      }
      return { id, query, held: kind === 'unanswerable' ? null : held }
    })
}

function asAsked(one: HeldQuestion & { expect: 'answer' | 'silence' }, website: Website): Asked {
  const query = queryOf(one.question, one.earlier)
  return { id: one.id, query, held: one.expect === 'answer' ? answerable(one, website) : null }
}

function queryOf(text: string, earlier: readonly string[] = []): Query {
  return { text, language: detectLanguage(text) ?? 'en', history: earlier.toReversed() }
}

function linesOf<T>(file: string): T[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as T)
}

/** Whether a quote from an address stands on a page that may be cited for a question. */
export function onRightPage(held: Answerable, address: string): boolean {
  return held.everywhere || held.pages.includes(decodeURI(new URL(address).pathname))
}

/** The share, from 0 to 1, of what a reply must say that a text says. */
export function shareSaid(held: Answerable, text: string): number {
  const said = text.toLowerCase()
  const met = held.must.filter((group) => group.some((one) => new RegExp(one).test(said)))
  return met.length / Math.max(1, held.must.length)
}
