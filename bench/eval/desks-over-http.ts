import { canReadCpu, readCpu } from '../cpu-time.ts'
import { type JsonClient, jsonClient } from '../json-client.ts'
import {
  copyPlace,
  makePlace,
  operate,
  type Place,
  removePlace,
  type RunningFoyer,
  startFoyer,
} from '../running-foyer.ts'
import { type ServedSite } from '../site-folder.ts'
import { openChat } from '../visitor.ts'
import type { AskedModel, Desk, Desks, Firm } from './desk.ts'
import { demo } from './firms.ts'
import { usualNow } from './run.ts'
import { placeholderOrigin, serveWebsite } from './website.ts'
import { startWithModel } from './foyer-with-model.ts'

/** A Foyer that runs, how it is called, and the firms it has. */
type Running = { foyer: RunningFoyer; client: JsonClient; firms: Map<string, Promise<Desk>> }

/** Where every server begins, and where the demo firm's site stood when it was read, which its answers cite. */
type First = { place: Place; site: string }

const locales = { en: 'en-US', es: 'es-US' } as const

/**
 * Desks of the built server: the demo firm as it comes, and each other firm added by the operator's command,
 * its site served on loopback, crawled and indexed; their chats are reached over HTTP. There is one server for
 * each clock and each model.
 */
export function desksOverHttp(): Desks {
  const running = new Map<string, Promise<Running>>()
  const sites: ServedSite[] = []
  let first: Promise<First> | undefined
  const deskOf = async (firm: Firm, now: string, model: AskedModel | null) => {
    const key = `${now} ${model?.url ?? ''}`
    const started = running.get(key) ?? startAt((first ??= firstPlace()), now, model)
    running.set(key, started)
    const { foyer, client, firms } = await started
    const desk = firms.get(firm.name) ?? addFirm({ foyer, client, sites }, firm)
    firms.set(firm.name, desk)
    return await desk
  }
  return {
    of: async (firm, now) => await deskOf(firm, now, null),
    withModel: deskOf,
    close: async () => {
      for (const started of running.values()) {
        const { foyer, client } = await started
        client.close()
        tellCost(foyer)
        await foyer.stop()
        removePlace(foyer.place)
      }
      for (const site of sites) await site.close()
      if (first !== undefined) removePlace((await first).place)
    },
  }
}

/** What a stopped Foyer left that had just read its demo firm's site: from here a start takes a third of the time. */
async function firstPlace(): Promise<First> {
  const place = await makePlace([])
  place.environment['FOYER_NOW'] = usualNow
  const foyer = await startFoyer(place)
  await foyer.stop()
  return { place, site: foyer.demo.site }
}

async function startAt(
  first: Promise<First>,
  now: string,
  model: AskedModel | null,
): Promise<Running> {
  const { place: begun, site: origin } = await first
  const place = await copyPlace(begun)
  place.environment['FOYER_NOW'] = now
  const foyer = model === null ? await startFoyer(place) : await startWithModel(place, model)
  const client = jsonClient(foyer.demo.widget)
  const itself = demo()
  const { token } = foyer.demo
  const desk = Promise.resolve(deskAt(client, { firm: itself, origin, token }))
  return { foyer, client, firms: new Map([[itself.name, desk]]) }
}

/** A firm's desk, given where its site stands and how its chat is known. */
function deskAt(
  client: JsonClient,
  { firm, origin, token }: { firm: Firm; origin: string; token: string },
): Desk {
  return {
    firm,
    origin,
    open: async (language) => {
      const chat = { client, token, pageUrl: `${origin}/`, locale: locales[language] }
      const say = await openChat(chat)
      return async (text) => (await say(text)).turn
    },
  }
}

async function addFirm(
  { foyer, client, sites }: Pick<Running, 'foyer' | 'client'> & { sites: ServedSite[] },
  firm: Firm,
): Promise<Desk> {
  const { name, phone, timeZone, website } = firm
  const site = website === null ? null : await serveWebsite(website)
  if (site !== null) sites.push(site)
  const environment = { ...foyer.place.environment, FETCH_PRIVATE_HOSTS: site?.host ?? '' }
  const place = { ...foyer.place, environment }
  const email = `owner@${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.example`
  const facts = ['--name', name, '--email', email, '--phone', phone, '--time-zone', timeZone]
  const words = ['firm', 'add', ...facts, ...(site === null ? [] : ['--site', site.origin])]
  const { token } = await operate<{ token: string }>(place, words)
  if (site !== null) await readSite(place, { name, token })
  return deskAt(client, { firm, origin: site?.origin ?? placeholderOrigin, token })
}

function tellCost({ pids }: RunningFoyer): void {
  if (!canReadCpu) return
  const { server, postgres } = readCpu(pids)
  const [ours, its] = [server, postgres].map((ms) => (ms / 1000).toFixed(0))
  console.error(`Processor time: Foyer ${ours} s, its PostgreSQL ${its} s`)
}

/** Has a firm's site read, and tells how long it took. */
async function readSite(place: Place, { name, token }: { name: string; token: string }) {
  const begun = performance.now()
  // A token may begin with a dash.
  const words = ['site', 'index', '--', token]
  const { pages, passages } = await operate<{ pages: number; passages: number }>(place, words)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.error(`  ${name}: ${pages} pages, ${passages} passages read in ${seconds} s`)
}
