import { jsonClient } from './json-client.ts'
import { connectAsOwner } from './lead-rows.ts'
import {
  addFirm,
  type Cost,
  costNote,
  costOf,
  flat,
  perPage,
  type SizedFirm,
  total,
} from './lists.ts'
import { addMessages, measuredWords, rareWord } from './message-rows.ts'
import type { Measure } from './report.ts'
import type { RunningFoyer } from './running-foyer.ts'
import { median } from './statistics.ts'

/** Messages of the smaller and the larger firm, how often each view is measured, and its requests. */
export type MessagePlan = {
  sizes: readonly [number, number]
  rounds: number
  requests: number
}

/** One way to look at the messages; `of` names it for a firm of that many. */
type View = { name: string; query: (rows: number) => string }

const views: readonly View[] = [
  { name: 'page 1', query: () => '' },
  { name: 'the page in the middle', query: (rows) => `&page=${rows / perPage / 2}` },
  { name: 'pending', query: () => '&status=pending' },
  { name: 'high', query: () => '&priority=high' },
  { name: 'resolved and medium', query: () => '&status=resolved&priority=medium' },
]

/** What a search may cost where every word is common; a firm so large is rare. */
const searchCpu = 60

type Search = { name: string; words: string; more?: string }

function searchesFor(rare: string): Search[] {
  const { frequent, usual } = measuredWords
  return [
    { name: 'a rare word', words: rare },
    { name: 'a word of three in four', words: frequent },
    { name: 'one letter', words: 'c' },
    { name: 'the first 3 letters of common words', words: 'con' },
    { name: 'a common word and a usual one', words: `${frequent} ${usual}` },
    { name: 'a usual word and 3 letters', words: `${usual} con` },
    { name: 'a usual and a rare word', words: `${usual} ${rare}` },
    { name: 'a word of three in four, page 5', words: frequent, more: '&page=5' },
    { name: 'a word of three in four, viewed', words: frequent, more: '&status=viewed' },
  ]
}

const pathOf = (query: string): string => `/api/v1/dashboard/messages?limit=${perPage}${query}`

type Ask = (firm: SizedFirm, query: string) => Promise<Cost>

async function measureView(
  view: View,
  firms: readonly SizedFirm[],
  { rounds, ask }: { rounds: number; ask: Ask },
): Promise<Measure> {
  const costs = new Map(firms.map((firm) => [firm.rows, new Array<Cost>()]))
  for (let round = -1; round < rounds; round += 1)
    for (const firm of round % 2 === 0 ? firms : firms.toReversed()) {
      const cost = await ask(firm, view.query(firm.rows))
      if (round >= 0) costs.get(firm.rows)?.push(cost)
    }
  const of = (firm: SizedFirm | undefined) => costs.get(firm?.rows ?? 0) ?? []
  const [small, large] = firms
  return {
    area: 'messages',
    what: `messages, ${view.name}, CPU of ${large?.rows} to ${small?.rows}`,
    n: of(large).length,
    value: median(of(large).map(total)) / median(of(small).map(total)),
    unit: 'times',
    goal: { atMost: flat },
    gate: true,
    note: firms.map((firm) => costNote(firm, of(firm))).join(', '),
  }
}

async function measureSearch(
  { name, words, more = '' }: Search,
  firm: SizedFirm,
  { rounds, ask }: { rounds: number; ask: Ask },
): Promise<Measure> {
  const costs: Cost[] = []
  for (let round = -1; round < rounds; round += 1) {
    const cost = await ask(firm, `${more}&search=${encodeURIComponent(words)}`)
    if (round >= 0) costs.push(cost)
  }
  return {
    area: 'messages',
    what: `search of ${firm.rows} messages: ${name}`,
    n: costs.length,
    value: median(costs.map(total)),
    unit: 'ms CPU',
    goal: { atMost: searchCpu },
    gate: false,
    note: costNote(firm, costs),
  }
}

/**
 * What one request for a firm's messages costs: lists must not grow with the firm; a search counts all
 * it finds and has a figure of its own.
 */
export async function measureMessages(foyer: RunningFoyer, plan: MessagePlan): Promise<Measure[]> {
  const app = jsonClient(foyer.demo.app)
  const firms: SizedFirm[] = []
  for (const rows of plan.sizes) {
    const firm = await addFirm(foyer, app, { rows, name: 'messages' })
    firms.push(firm)
  }
  const owner = await connectAsOwner(foyer.place.dataFolder)
  for (const { firmId, rows } of firms) await addMessages(owner, firmId, rows)
  const searches = searchesFor(await rareWord(owner))
  await owner.run('checkpoint')
  await owner.close()
  const ask: Ask = (firm, query) =>
    costOf(foyer, app, { path: pathOf(query), bearer: firm.bearer, requests: plan.requests })
  const measures: Measure[] = []
  for (const view of views) measures.push(await measureView(view, firms, { ...plan, ask }))
  const largest = firms.at(-1)
  if (largest !== undefined)
    for (const search of searches)
      measures.push(await measureSearch(search, largest, { ...plan, ask }))
  app.close()
  return measures
}
