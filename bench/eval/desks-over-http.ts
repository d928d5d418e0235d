import { canReadCpu, readCpu } from '../cpu-time.ts'
import { type JsonClient, jsonClient } from '../json-client.ts'
import {
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
import { placeholderOrigin, serveWebsite } from './website.ts'
import { startWithModel } from './foyer-with-model.ts'

/** A Foyer that runs, how it is called, and the firms it has. */
type Running = { foyer: RunningFoyer; client: JsonClient; firms: Map<string, Promise<Desk>> }

const locales = { en: 'en-US', es: 'es-US' } as const

/**
 * Desks of the built server: each firm is added by the operator's command, its site served on loopback,
 * crawled and indexed, and its chat reached over HTTP. There is one server for each clock and each model.
 */
export function desksOverHttp(): Desks {
  const running = new Map<string, Promise<Running>>()
  const sites: ServedSite[] = []
  const deskOf = async (firm: Firm, now: string, model: AskedModel | null) => {
    const key = `${now} ${model?.url ?? ''}`
    const started = running.get(key) ?? startAt(now, model)
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
    },
  }
}

async function startAt(now: string, model: AskedModel | null): Promise<Running> {
  const place = await makePlace([])
  place.environment['FOYER_NOW'] = now
  const foyer = model === null ? await startFoyer(place) : await startWithModel(place, model)
  return { foyer, client: jsonClient(foyer.demo.widget), firms: new Map() }
}

async function addFirm(
  { foyer, client, sites }: Pick<Running, 'foyer' | 'client'> & { sites: ServedSite[] },
  { name, phone, timeZone, website, ...rest }: Firm,
): Promise<Desk> {
  const site = website === null ? null : await serveWebsite(website)
  if (site !== null) sites.push(site)
  const environment = { ...foyer.place.environment, FETCH_PRIVATE_HOSTS: site?.host ?? '' }
  const place = { ...foyer.place, environment }
  const email = `owner@${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.example`
  const facts = ['--name', name, '--email', email, '--phone', phone, '--time-zone', timeZone]
  const words = ['firm', 'add', ...facts, ...(site === null ? [] : ['--site', site.origin])]
  const { token } = await operate<{ token: string }>(place, words)
  if (site !== null) await readSite(place, { name, token })
  const origin = site?.origin ?? placeholderOrigin
  return {
    firm: { name, phone, timeZone, website, ...rest },
    origin,
    open: async (language) => {
      const chat = { client, token, pageUrl: `${origin}/`, locale: locales[language] }
      const say = await openChat(chat)
      return async (text) => (await say(text)).turn
    },
  }
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
