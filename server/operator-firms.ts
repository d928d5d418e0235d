import { getFirm } from './features/conversations/queries.ts'
import { listOwnerEmails, findSubscription } from './features/billing/queries.ts'
import { findFirmByToken } from './features/conversations/queries.ts'
import { everyFirm } from './features/records/jobs.ts'
import { listUsers } from './features/records/queries/copying.ts'
import { type FirmId, mintFirmId } from './platform/firm-id.ts'
import type { World } from './world.ts'

/** A firm in the operator's list. */
export type FirmView = {
  firmId: string
  name: string
  token: string
  site: string | null
  owners: string[]
  /** How its subscription stands; null where it has none. */
  plan: string | null
  createdAt: Date
}

/** A firm that an operator means. */
export type NamedFirm = { firmId: FirmId; name: string }

/** Every firm, with the addresses its owners sign in with. */
export async function* listFirms(world: World): AsyncGenerator<FirmView> {
  for await (const firmId of everyFirm(world)) {
    const view = await world.db.asFirm(firmId, async (tx) => {
      const firm = await getFirm(tx, firmId)
      if (firm === undefined) return undefined
      const { name, token, siteUrl: site, createdAt } = firm
      const owners = await listOwnerEmails(tx, firmId)
      const plan = (await findSubscription(tx, firmId))?.status ?? null
      return { firmId, name, token, site, owners, plan, createdAt }
    })
    if (view !== undefined) yield view
  }
}

/** The firm somebody signs in to with this address; every firm is looked at, for none is known by people. */
async function findFirmOfPerson(world: World, email: string): Promise<FirmId | undefined> {
  for await (const firmId of everyFirm(world)) {
    const people = await world.db.asFirm(firmId, (tx) => listUsers(tx, firmId))
    if (people.some((person) => person.email.toLowerCase() === email.toLowerCase())) return firmId
  }
  return undefined
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The firm that is meant by its widget token, its id, or the address of one of its people. */
export async function findFirm(world: World, words: string): Promise<NamedFirm | undefined> {
  const firmId = uuid.test(words)
    ? mintFirmId(words)
    : words.includes('@')
      ? await findFirmOfPerson(world, words)
      : await world.db.lookUp((db) => findFirmByToken(db, words))
  if (firmId === undefined || firmId === null) return undefined
  const firm = await world.db.asFirm(firmId, (tx) => getFirm(tx, firmId))
  return firm === undefined ? undefined : { firmId, name: firm.name }
}
