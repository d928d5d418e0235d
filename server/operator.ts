import { randomBytes } from 'node:crypto'
import { respond } from './assistant/turn.ts'
import { newConversation, type TurnContext, type TurnReply } from './assistant/turn-state.ts'
import { search } from './assistant/index/search.ts'
import type { SiteIndex } from './assistant/index/site-index.ts'
import { readConfig } from './config.ts'
import { registerMember } from './features/account/commands.ts'
import { type BillingReport, reconcileBilling } from './features/billing/jobs.ts'
import {
  type ContactRow,
  deleteContactMessage,
  listContactMessages,
} from './features/contact/queries.ts'
import { stateOf } from './features/contact/rules.ts'
import { needsOf } from './features/conversations/rules.ts'
import { type Firm, findFirmByToken, getFirm } from './features/conversations/queries.ts'
import { createFirm } from './features/onboarding/commands.ts'
import {
  type CopyFile,
  copyFirm,
  deleteConversation,
  deleteFirm,
  type DeletedConversation,
  type DeletedFirm,
  type DeletedNewcomer,
  deleteNewcomer,
  findNewcomer,
  type Newcomer,
} from './features/records/commands.ts'
import { answering, loadSiteIndex } from './features/site/commands.ts'
import { readSite } from './features/site/jobs.ts'
import { currentIndexVersion, findSite, queueSite } from './features/site/queries.ts'
import { stalledAfter } from './features/site/rules.ts'
import { dataFolderHolder, openDataFolder } from './platform/data-folder.ts'
import type { FirmId } from './platform/firm-id.ts'
import { createLog } from './platform/log.ts'
import { type FirmView, findFirm, listFirms, type NamedFirm } from './operator-firms.ts'
import { openSecret } from './secret.ts'
import { openStore } from './store.ts'
import { createWorld, type World } from './world.ts'

/** A Foyer opened for an operator's command: beside a running one, or by itself. */
export type Operator = {
  addFirm(facts: NewFirm): Promise<AddedFirm | { outcome: 'email-in-use' }>
  /** Reads a firm's site in this process, telling how far it is. */
  indexSite(token: string, onProgress: (progress: Progress) => void): Promise<IndexOutcome>
  /** Answers questions, each in a chat of its own, as a visitor would be answered. */
  openSite(
    token: string,
  ): Promise<AskedSite | { outcome: 'unknown-token' } | { outcome: 'not-read' }>
  /** Compares every subscription with the payment provider's and puts ours right. */
  reconcileBilling(): Promise<BillingReport>
  /** The newest messages of the contact form, newest first, at most `limit`. */
  listContacts(limit: number): Promise<ContactView[]>
  /** Deletes a message of the contact form; false where there is none. */
  dropContact(messageId: string): Promise<boolean>
  listFirms(): AsyncIterable<FirmView>
  /** The firm that is meant by its widget token, its id, or the address of one of its people. */
  findFirm(words: string): Promise<NamedFirm | undefined>
  /** Everything that is kept of a firm, file by file. */
  copyFirm(firmId: FirmId): AsyncIterable<CopyFile>
  /** @throws Failure where the payment provider does not answer; then nothing was deleted. */
  deleteFirm(firmId: FirmId): Promise<DeletedFirm>
  /** Deletes a conversation and all that came of it; undefined where there is none. */
  deleteConversation(id: string): Promise<DeletedConversation | undefined>
  /** What is kept of somebody who signed up, and has no firm yet; undefined where there is nobody. */
  findNewcomer(email: string): Promise<Newcomer | undefined>
  /** Deletes them. */
  deleteNewcomer(person: Newcomer): Promise<DeletedNewcomer>
  now(): Date
  close(): Promise<void>
}

/** A message of the contact form, and whether it was mailed. */
export type ContactView = Pick<
  ContactRow,
  'messageId' | 'createdAt' | 'name' | 'email' | 'message' | 'attempts' | 'deliveredAt' | 'problem'
> & { state: ReturnType<typeof stateOf> }

export type NewFirm = {
  name: string
  siteUrl: string | null
  email: string
  phone: string | null
  timeZone: string
}
export type AddedFirm = {
  outcome: 'added'
  token: string
  integrationId: string
  email: string
  password: string
}
export type Progress = { state: string; done: number; found: number }
export type IndexOutcome =
  | { outcome: 'unknown-token' | 'no-site' | 'already-reading' }
  | { outcome: 'failed'; reason: string }
  | { outcome: 'read'; pages: number; passages: number; version: number }

/** A passage that was found for a question. */
export type FoundPassage = {
  url: string
  title: string
  headings: string[]
  score: number
  text: string
}

export type AskedSite = {
  outcome: 'open'
  ask(question: string): { reply: TurnReply; ranking: FoundPassage[] }
}

async function addFirm(
  world: World,
  facts: NewFirm,
): Promise<AddedFirm | { outcome: 'email-in-use' }> {
  const { name, siteUrl, email, phone, timeZone } = facts
  const password = `Foyer-${randomBytes(6).toString('hex')}-1`
  const account = await world.identity.createAccount({ email, password, emailVerified: true })
  if (account.outcome === 'exists') return { outcome: 'email-in-use' }
  const mailbox = { notifyEmail: email, isMailboxProved: true }
  const firm = await createFirm(world, { name, siteUrl, ...mailbox, phone, timeZone })
  const owner = { firmId: firm.firmId, uid: account.uid, email, firstName: '', lastName: '' }
  await registerMember(world, owner)
  return { outcome: 'added', token: firm.token, integrationId: firm.integrationId, email, password }
}

async function firmOf(
  world: World,
  token: string,
): Promise<(Firm & { firmId: FirmId }) | undefined> {
  const firmId = await world.db.asNobody((tx) => findFirmByToken(tx, token))
  if (firmId === null) return undefined
  const firm = await world.db.asFirm(firmId, (tx) => getFirm(tx, firmId))
  return firm === undefined ? undefined : { ...firm, firmId }
}

async function indexSite(
  world: World,
  token: string,
  onProgress: (progress: Progress) => void,
): Promise<IndexOutcome> {
  const firm = await firmOf(world, token)
  if (firm === undefined) return { outcome: 'unknown-token' }
  const { firmId } = firm
  if (firm.siteUrl === null) return { outcome: 'no-site' }
  const at = world.clock.now()
  const stalledBefore = new Date(at.getTime() - stalledAfter)
  const queued = await world.db.asFirm(firmId, (tx) => queueSite(tx, firmId, { at, stalledBefore }))
  if (!queued) return { outcome: 'already-reading' }
  const look = async () => await world.db.asFirm(firmId, (tx) => findSite(tx, firmId))
  const tell = async () => {
    const site = await look()
    if (site !== undefined)
      onProgress({ state: site.state, done: site.pagesDone, found: site.pagesFound })
  }
  const timer = setInterval(() => void tell(), 500)
  try {
    await readSite(world, firmId)
  } finally {
    clearInterval(timer)
  }
  const site = await look()
  if (site?.state !== 'ready') return { outcome: 'failed', reason: site?.failure ?? '' }
  const index = await world.db.asFirm(firmId, (tx) =>
    loadSiteIndex(world, tx, { firmId, version: site.indexVersion }),
  )
  return {
    outcome: 'read',
    pages: index?.pages.length ?? 0,
    passages: index?.passages.length ?? 0,
    version: site.indexVersion ?? 0,
  }
}

function rank(index: SiteIndex, text: string, language: 'en' | 'es'): FoundPassage[] {
  return search(index, { text, language }, 10).flatMap(({ passage: number, score }) => {
    const passage = index.passages[number]
    const page = passage === undefined ? undefined : index.pages[passage.page]
    if (passage === undefined || page === undefined) return []
    const text = index.sentences.slice(passage.start, passage.end).join(' ')
    return [{ url: page.url, title: page.title, headings: passage.headings, score, text }]
  })
}

async function openSite(world: World, token: string): ReturnType<Operator['openSite']> {
  const firm = await firmOf(world, token)
  if (firm === undefined) return { outcome: 'unknown-token' }
  const index = await world.db.asFirm(firm.firmId, async (tx) => {
    const version = await currentIndexVersion(tx, firm.firmId)
    return await loadSiteIndex(world, tx, { firmId: firm.firmId, version })
  })
  if (index === null) return { outcome: 'not-read' }
  const context: TurnContext = {
    index: answering(index),
    firm: needsOf(firm),
    now: world.clock.now(),
  }
  return {
    outcome: 'open',
    ask: (question) => {
      const { reply, conversation } = respond(newConversation('en'), question, context)
      return { reply, ranking: rank(index, question, conversation.language) }
    },
  }
}

async function listContacts(world: World, limit: number): Promise<ContactView[]> {
  const rows = await world.db.asNobody((tx) => listContactMessages(tx, limit))
  return rows.map((row) => {
    const { messageId, createdAt, name, email, message, attempts, deliveredAt, problem } = row
    const kept = { messageId, createdAt, name, email, message, attempts, deliveredAt, problem }
    return { state: stateOf(row), ...kept }
  })
}

/**
 * Opens the Foyer of the configuration for an operator, whether or not one is running in its folder.
 * @throws StartRefusal or ConfigProblem with one sentence.
 */
export async function openOperator(
  environment: NodeJS.ProcessEnv,
  onProgress: (sentence: string) => void,
): Promise<Operator> {
  const config = readConfig(environment)
  const log = createLog(config.logLevel)
  const beside = dataFolderHolder(config.dataFolder) !== undefined
  const folder = beside ? undefined : openDataFolder(config.dataFolder)
  const secret = openSecret(config.dataFolder, config.secret)
  const store = await openStore(config, secret, { log, onProgress, beside })
  const world = createWorld(config, secret, { log, database: store.app })
  return {
    addFirm: (facts) => addFirm(world, facts),
    indexSite: (token, heard) => indexSite(world, token, heard),
    openSite: (token) => openSite(world, token),
    reconcileBilling: () => reconcileBilling(world),
    listContacts: (limit) => listContacts(world, limit),
    dropContact: (id) => world.db.asNobody((tx) => deleteContactMessage(tx, id)),
    listFirms: () => listFirms(world),
    findFirm: (words) => findFirm(world, words),
    copyFirm: (firmId) => copyFirm(world, firmId),
    deleteFirm: (firmId) => deleteFirm(world, firmId),
    deleteConversation: (id) => deleteConversation(world, id),
    findNewcomer: (email) => findNewcomer(world, email),
    deleteNewcomer: (person) => deleteNewcomer(world, person),
    now: () => world.clock.now(),
    close: async () => {
      await world.close()
      await store.stop()
      folder?.release()
    },
  }
}
