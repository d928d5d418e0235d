import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { demoFirm } from '@foyer/demo/firm.ts'
import { formatTestCard, testCardOf } from '@foyer/shared/rules/test-card.ts'
import { z } from 'zod'
import { addOwner } from './features/account/commands.ts'
import { changeFirm } from './features/assistant/queries.ts'
import { insertSubscription } from './features/billing/queries.ts'
import { beginTrial, createFirm } from './features/onboarding/commands.ts'
import { countFirms } from './features/onboarding/queries.ts'
import { requestReading } from './features/site/commands.ts'
import type { FirmId } from './platform/firm-id.ts'
import type { World } from './world.ts'

/** What a newcomer needs to try the demo; kept as demo.json in the data folder. */
const Demo = z.object({
  app: z.string(),
  widget: z.string(),
  files: z.string(),
  site: z.string(),
  email: z.string(),
  password: z.string(),
  token: z.string(),
  admin: z.object({ email: z.string(), password: z.string(), uid: z.string() }),
})
export type Demo = z.infer<typeof Demo>

const fileOf = (dataFolder: string): string => path.join(dataFolder, 'demo.json')

/** The demo that was seeded in this folder, if one was. */
export function readDemo(dataFolder: string): Demo | undefined {
  const file = fileOf(dataFolder)
  if (!existsSync(file)) return undefined
  const read = Demo.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return read.success ? read.data : undefined
}

/** Written whole or not at all, for this user alone: it holds passwords. */
function writeDemo(dataFolder: string, demo: Demo): void {
  const file = fileOf(dataFolder)
  writeFileSync(`${file}.new`, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** A password that meets the sign-up rule and can be read aloud. */
const makePassword = (): string => `Foyer-${randomBytes(6).toString('hex')}-1`

async function createAdministrator(world: World): Promise<Demo['admin']> {
  const email = 'administrator@foyer.example'
  const password = makePassword()
  const account = await world.identity.createAccount({ email, password, emailVerified: true })
  return { email, password, uid: account.outcome === 'created' ? account.uid : '' }
}

/** What the demo firm practises, in the words of the list that firms choose from. */
const practiceAreas = [
  'Family Law',
  'Landlord & Tenant Law',
  'Personal Injury',
  'Employment Law',
  'Estate Planning',
  'Probate & Estate Administration',
]

const morning = { opens: '08:30', closes: '13:00' }
const day = { opens: '08:30', closes: '17:00' }

/** How the demo firm's assistant greets, and when its office is open, as the foot of its site says. */
const assistant = {
  greetings: {
    en: 'Welcome to Larch & Tern, on Lantern Street in Astoria. Ask about our work, our fees or a first visit, or leave word for us. What brings you here?',
    es: 'Bienvenido a Larch & Tern, en Astoria. Puede preguntar por nuestro trabajo, los honorarios o la primera visita, o dejarnos sus datos. ¿En qué podemos ayudarle?',
  },
  hours: { mon: [day], tue: [day], wed: [day], thu: [day], fri: [morning], sat: [], sun: [] },
}

/** A trial of the plan Firm, paid monthly, with a test card; none where real money is taken. */
async function startTrial(world: World, firmId: FirmId, email: string): Promise<void> {
  const { payments, clock } = world
  const card = testCardOf('card_visa')
  if (payments.kind !== 'sandbox' || card === null) return
  const key = `customer:${firmId}`
  const customer = { firmId, email, name: demoFirm.name, key }
  const { customerRef } = await payments.ensureCustomer(customer)
  const expYear = clock.now().getUTCFullYear() + 10
  const paymentMethodId = formatTestCard({ card, expMonth: 12, expYear })
  const choice = { planId: 2 as const, attorneyCount: demoFirm.attorneys }
  const first = { ...choice, try: 1 }
  const trial = await beginTrial(world, {
    firmId,
    customerRef,
    paymentMethodId,
    first,
    choice,
    tries: 1,
  })
  if (trial.outcome === 'refused') throw new Error('the sandbox takes its own card')
  const { subscription, readAt } = trial
  await world.db.asFirm(firmId, (tx) => insertSubscription(tx, firmId, subscription, { readAt }))
}

/** Seeds the demo firm with its owner and trial, and asks for its site to be read. */
async function seed(world: World): Promise<Demo> {
  const { origins } = world.config
  const firm = await createFirm(world, {
    name: demoFirm.name,
    siteUrl: `${origins.demoSite}/`,
    notifyEmail: demoFirm.email,
    isMailboxProved: true,
    phone: demoFirm.phoneE164,
    timeZone: demoFirm.timeZone,
    colorPrimary: demoFirm.color,
    zipCode: demoFirm.address.zip,
    city: demoFirm.address.city,
    state: demoFirm.address.state,
    practiceAreas,
    firmSize: '2-5',
    attorneyCount: demoFirm.attorneys,
  })
  await world.db.asFirm(firm.firmId, (tx) => changeFirm(tx, firm.firmId, assistant))
  const email = 'owner@larchandtern.example'
  const password = makePassword()
  await addOwner(world, {
    firmId: firm.firmId,
    email,
    password,
    firstName: 'Maren',
    lastName: 'Tern',
  })
  await startTrial(world, firm.firmId, email)
  const admin = await createAdministrator(world)
  await requestReading(world, firm.firmId)
  const { demoSite: site, app, widget, files } = origins
  return { app, widget, files, site, email, password, token: firm.token, admin }
}

/**
 * The demo firm of this database: seeded when there is no firm at all, else the one of before with
 * the addresses of today. Undefined where other firms live here and no demo was seeded.
 */
export async function openDemo(world: World): Promise<Demo | undefined> {
  const { dataFolder, origins } = world.config
  const empty = (await world.db.asNobody(countFirms)) === 0
  const known = empty ? await seed(world) : readDemo(dataFolder)
  if (known === undefined) return undefined
  const { demoSite: site, app, widget, files } = origins
  const demo = { ...known, site, app, widget, files }
  writeDemo(dataFolder, demo)
  return demo
}
