import { cpuPer } from './cpu-time.ts'
import { type JsonClient, jsonClient } from './json-client.ts'
import { addLeads, connectAsOwner, dropLeadOrder, firmOf, leadDays, settle } from './lead-rows.ts'
import { type Measure, shown } from './report.ts'
import { operate, type RunningFoyer } from './running-foyer.ts'
import { median } from './statistics.ts'

/** A firm with so many leads, and its owner's sign-in. */
export type SizedFirm = { rows: number; firmId: string; bearer: string }

/** One way to look at the list. */
type View = { name: string; query: string }

/** CPU of one request, Foyer's and PostgreSQL's. */
export type Cost = { server: number; postgres: number }
type Costs = Map<string, Cost[]>

/** Leads of each firm, how often each view is measured of each, and its requests each time. */
export type ListPlan = { sizes: readonly number[]; rounds: number; requests: number }

/** How much of the smallest firm's cost the largest's may be (design section 11). */
export const flat = 1.5
export const perPage = 20
/** A batch ends after this, so that a slow view cannot hold the others up. */
const longestBatch = 600

const day = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

const days = (from: number, to: number) => `&startDate=${day(from)}&endDate=${day(to)}`

const views: readonly View[] = [
  { name: 'page 1', query: '&page=1' },
  { name: 'page 2', query: '&page=2' },
  { name: 'pending', query: '&status=pending' },
  { name: 'emailed', query: '&status=emailed' },
  { name: 'the last 30 days', query: days(30, 0) },
  { name: '30 days, 2 years back', query: days(760, 730) },
  { name: 'emailed, 30 days, 2 years back', query: `&status=emailed${days(760, 730)}` },
]

/** A firm with so many chats and leads, and its owner signed in. */
export async function addFirm(
  foyer: RunningFoyer,
  app: JsonClient,
  { rows, name }: { rows: number; name: string },
): Promise<SizedFirm> {
  const email = `owner-of-${rows}-${name}@firm.example`
  const words = ['firm', 'add', '--name', `Firm of ${rows}`, '--email', email]
  const { token, password } = await operate<{ token: string; password: string }>(foyer.place, words)
  const path = '/identity/v1/accounts:signInWithPassword?key=bench'
  const signIn = { email, password, returnSecureToken: true }
  const { body } = await app.post<{ idToken: string }>(path, signIn)
  const owner = await connectAsOwner(foyer.place.dataFolder)
  const firmId = await firmOf(owner, token)
  await addLeads(owner, firmId, rows)
  await owner.close()
  return { rows, firmId, bearer: body.idToken }
}

const keyOf = (view: View, firm: SizedFirm): string => `${view.name} of ${firm.rows}`

/** Sends one view's request over and over and answers what one of them cost. */
export async function costOf(
  { pids }: RunningFoyer,
  app: JsonClient,
  { path, bearer, requests }: { path: string; bearer: string; requests: number },
): Promise<Cost> {
  return await cpuPer(pids, async () => {
    const until = performance.now() + longestBatch
    let sent = 0
    while (sent < requests && (sent < 3 || performance.now() < until)) {
      const { body } = await app.get<Record<string, unknown>>(path, bearer)
      const items = Object.values(body).find((part) => Array.isArray(part)) ?? []
      if (items.length !== perPage && !path.includes('&search='))
        throw new Error(`${path} has ${items.length} items.`)
      sent += 1
    }
    return sent
  })
}

export const total = ({ server, postgres }: Cost): number => server + postgres
export const costNote = (firm: SizedFirm, costs: readonly Cost[]): string => {
  const part = (of: (cost: Cost) => number) => shown(median(costs.map(of)))
  return `${firm.rows}: ${part(({ server }) => server)} + ${part(({ postgres }) => postgres)} ms`
}

function compare(view: View, firms: readonly SizedFirm[], costs: Costs): Measure {
  const [smallest, largest] = [firms[0], firms.at(-1)]
  const of = (firm: SizedFirm | undefined) =>
    firm === undefined ? [] : (costs.get(keyOf(view, firm)) ?? [])
  return {
    area: 'lists',
    what: `${view.name}, CPU of ${largest?.rows} leads to ${smallest?.rows}`,
    n: of(largest).length,
    value: median(of(largest).map(total)) / median(of(smallest).map(total)),
    unit: 'times',
    goal: { atMost: flat },
    gate: true,
    note: firms.map((firm) => costNote(firm, of(firm))).join(', '),
  }
}

/**
 * What one request for a firm's leads costs as the firm grows: CPU of Foyer and PostgreSQL, the
 * sizes taken in turns so that a busy neighbour meets all of them alike. A last page lies behind
 * every row before it and is told without a gate.
 */
export async function measureLists(foyer: RunningFoyer, plan: ListPlan): Promise<Measure[]> {
  const app = jsonClient(foyer.demo.app)
  const firms: SizedFirm[] = []
  for (const rows of plan.sizes) firms.push(await addFirm(foyer, app, { rows, name: 'leads' }))
  const owner = await connectAsOwner(foyer.place.dataFolder)
  await settle(owner)
  const costs: Costs = new Map()
  const measureOnce = async (view: View, firm: SizedFirm, requests: number) => {
    const path = `/api/v1/dashboard/leads?limit=${perPage}${view.query}`
    const cost = await costOf(foyer, app, { path, bearer: firm.bearer, requests })
    costs.set(keyOf(view, firm), [...(costs.get(keyOf(view, firm)) ?? []), cost])
  }
  for (let round = -1; round < plan.rounds; round += 1) {
    for (const view of views) {
      const order = round % 2 === 0 ? firms : firms.toReversed()
      for (const firm of order) await measureOnce(view, firm, round < 0 ? 10 : plan.requests)
    }
    if (round < 0) costs.clear() // plans, pages and compiled code are warm from here on
  }
  const measures = views.map((view) => compare(view, firms, costs))
  measures.push(...(await measureLastPages(firms, measureOnce, costs)))
  await dropLeadOrder(owner)
  measures.push(await control(firms, measureOnce, costs))
  await owner.close()
  app.close()
  return measures
}

type MeasureOnce = (view: View, firm: SizedFirm, requests: number) => Promise<void>

async function measureLastPages(
  firms: readonly SizedFirm[],
  measureOnce: MeasureOnce,
  costs: Costs,
): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const firm of firms) {
    const page = Math.ceil(firm.rows / perPage)
    const view = { name: 'last page', query: `&page=${page}` }
    for (let n = 0; n < 3; n += 1) await measureOnce(view, firm, 20)
    const found = costs.get(keyOf(view, firm)) ?? []
    measures.push({
      area: 'lists',
      what: `last page (${page}) of ${firm.rows} leads over ${leadDays} days`,
      n: found.length,
      value: median(found.map(total)),
      unit: 'ms CPU',
      gate: false,
      note: costNote(firm, found),
    })
  }
  return measures
}

/** Without the index that holds the order, the first page must be seen to grow. */
async function control(
  firms: readonly SizedFirm[],
  measureOnce: MeasureOnce,
  costs: Costs,
): Promise<Measure> {
  const view = { name: 'page 1 without its index', query: '&page=1' }
  for (const firm of firms) for (let n = 0; n < 3; n += 1) await measureOnce(view, firm, 40)
  const { what, ...found } = compare(view, firms, costs)
  return { ...found, what: `control, must grow: ${what}`, goal: { atLeast: flat } }
}
