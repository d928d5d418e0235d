import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '@foyer/shared/facts/statuses.ts'
import { readAffinity, type Words } from '../../server/assistant/answer/affinity.ts'
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

/** A question to learn from; `held` is null where the site does not say it. `kind` is what its site files it under. */
export type Asked = { id: string; kind: string; query: Query; held: Answerable | null }

/**
 * A site to learn from, with all that is asked of it, and talk of other things, of which it should answer none. Sites
 * of a part are left out together.
 */
export type Site = { name: string; part: number; index: SiteIndex; asked: Asked[]; talk: Asked[] }

/** So many parts that five sites of six are learned from, and answers are fitted six times; affinity, which takes longer, has two folds. */
const parts = 6

/** Sites that are asked and never learned from: what a new firm gets (docs/assistant.md, Learning). */
const unlearned: ReadonlySet<string> = new Set([
  'ambrose-kettering',
  'calloway-reyes',
  'delgado-winslow',
  'harcourt-nwosu',
  'pettibone-and-daughter',
  'thornbury-okeefe',
])

/** Whether answers and affinity are learned from a site. */
export const isLearnedFrom = (name: string): boolean => !unlearned.has(name)

/** Learned sites are parted so that each is also read by an affinity that was not learned from it. */
export const folds = [0, 1] as const
export const foldOf = (name: string): number =>
  Array.from(name, (letter) => letter.charCodeAt(0)).reduce((sum, one) => sum + one, 0) %
  folds.length

/** Where the affinity that was learned without the sites of a fold is kept, between one learner and the next. */
export const tableOfFold = (fold: number): string =>
  path.resolve(`node_modules/.cache/foyer-affinity/without-${fold}.bin`)

/** The affinity that was learned without a site. Throws where none was learned yet. */
export function tableWithout(name: string): Words {
  const file = tableOfFold(foldOf(name))
  if (!existsSync(file))
    throw new Error(`${name} needs ${file}: run \`npm run learn-affinity\` first`)
  return readAffinity(readFileSync(file))
}

/** All sites, or `which` of them: the invented firms', and those of our own questions, seen half. */
export function readSites(shared: string, which: (name: string) => boolean = () => true): Site[] {
  const sites = [...sitesOfInventedFirms(), ...ownSites(shared)].filter(({ name }) => which(name))
  return sites.map((site, at) => ({ ...site, part: at % parts, talk: talkTo(at, sites.length) }))
}

type AskedSite = Omit<Site, 'talk' | 'part'>

/** A site's share of talk that is of neither the law nor the firm. */
function talkTo(turn: number, sites: number): Asked[] {
  const lines = (['d', 'e'] as const).flatMap((pen) =>
    languages.flatMap((language) =>
      readFileSync(path.resolve(`bench/phrases/talk.${language}.${pen}.txt`), 'utf8')
        .trimEnd()
        .split('\n')
        .map((text) => ({ text, language, history: [] })),
    ),
  )
  return lines
    .filter((_, at) => at % sites === turn)
    .map((query, at) => ({ id: `talk-${turn}-${at}`, kind: 'talk', query, held: null }))
}

function sitesOfInventedFirms(): AskedSite[] {
  return inventedSites().flatMap(({ name, questions, website: read }) => {
    const website = read()
    if (website === null) return []
    return [{ name, index: indexOf(website), asked: questions.map((one) => asAsked(one, website)) }]
  })
}

function ownSites(shared: string): AskedSite[] {
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
      return { id, kind, query, held: kind === 'unanswerable' ? null : held }
    })
}

type Labeled = HeldQuestion & { kind: string; expect: 'answer' | 'silence' }

function asAsked(one: Labeled, website: Website): Asked {
  const { id, kind } = one
  const query = queryOf(one.question, one.earlier)
  return { id, kind, query, held: one.expect === 'answer' ? answerable(one, website) : null }
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
