import type { Readable } from 'node:stream'
import { unpackContent } from '#server/assistant/index/build-aside.ts'
import { eraseAppointments } from '#server/features/appointments/commands.ts'
import {
  deleteSession,
  findFirmBySession,
  lockSession,
} from '#server/features/conversations/queries.ts'
import { eraseDocuments } from '#server/features/documents/queries.ts'
import { stateOf, storageKeysOf } from '#server/features/documents/rules.ts'
import { eraseLead } from '#server/features/leads/commands.ts'
import { eraseMessages } from '#server/features/messages/queries.ts'
import { findRegistration, type Registration } from '#server/features/onboarding/queries.ts'
import { withdrawAskings } from '#server/features/questions/commands.ts'
import { findSite } from '#server/features/site/queries.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { pageByPage } from '#server/platform/page-by-page.ts'
import type { AccountFacts } from '#server/ports/identity/identity.ts'
import { askProvider } from '#server/ports/payments/ask-provider.ts'
import type { World } from '#server/world.ts'
import {
  listPages,
  listSessions,
  listUsers,
  type ListedChat,
  type PageRow,
  readChat,
  readFirm,
} from './queries/copying.ts'
import {
  closeChat,
  deleteRegistration,
  deleteRows,
  findCustomerOf,
  findUnfinished,
  holdFirm,
  listDocumentIds,
} from './queries/deleting.ts'
import { documentFile, logoFile, plainRow } from './rules.ts'

/** Removes the bytes of documents, as they came and as they were cleaned. */
async function removeBytes(
  { storage }: World,
  firmId: FirmId,
  documentIds: readonly string[],
): Promise<void> {
  for (const id of documentIds)
    for (const key of storageKeysOf(firmId, id)) await storage.remove(key)
}

/** What was deleted of one conversation. */
export type DeletedConversation = {
  firmId: string
  leads: number
  messages: number
  appointments: number
  documents: number
}

/**
 * Deletes a conversation and all that came of it, whether or not the firm has it in its mailbox already,
 * where nobody can reach it. Rows are gone only once their bytes are; where those cannot be removed,
 * everything stays and the command may be given again.
 * @returns undefined where there is no such conversation.
 */
export async function deleteConversation(
  world: World,
  sessionId: string,
): Promise<DeletedConversation | undefined> {
  const firmId = await world.db.lookUp((db) => findFirmBySession(db, sessionId))
  if (firmId === null) return undefined
  return await world.db.asFirm(firmId, async (tx) => {
    if ((await lockSession(tx, firmId, sessionId)) === undefined) return undefined
    const leads = await eraseLead(tx, firmId, sessionId)
    const messages = await eraseMessages(tx, firmId, sessionId)
    const appointments = await eraseAppointments(tx, firmId, sessionId)
    await withdrawAskings(tx, firmId, sessionId)
    const documentIds = await eraseDocuments(tx, firmId, sessionId)
    await deleteSession(tx, firmId, sessionId)
    await removeBytes(world, firmId, documentIds)
    return { firmId, leads, messages, appointments, documents: documentIds.length }
  })
}

/** What was done to delete a firm. */
export type DeletedFirm = {
  firmId: string
  /** Whether its plan ran until now, had ended before, or it never had one. */
  plan: 'ended' | 'had ended' | 'none'
  /** Accounts that people signed in with. */
  accounts: number
  /** Identities that another service keeps, where they must be deleted by hand. */
  accountsElsewhere: string[]
  /** Documents whose bytes were removed. */
  documents: number
  /** Rows that were deleted, by table. */
  rows: Record<string, number>
}

/** Ends what runs of a customer's at the payment provider, so that nothing is charged any more. */
async function endPlan(world: World, customerRef: string | null): Promise<DeletedFirm['plan']> {
  if (customerRef === null) return 'none'
  return await askProvider(world, async (payments) => {
    const newest = await payments.newest(customerRef)
    if (newest === null) return 'none'
    if (newest.status === 'canceled') return 'had ended'
    await payments.end(newest.ref)
    return 'ended'
  })
}

/**
 * Deletes a firm: its plan is ended, its chat closed, its people's accounts deleted, and then its rows
 * and its visitors' files, all or nothing. Where it stops on the way it may be given again and goes on.
 * @throws Failure `billing/provider-away`; then nothing was deleted.
 */
export async function deleteFirm(world: World, firmId: FirmId): Promise<DeletedFirm> {
  const { db, identity } = world
  const customerRef = await db.lookUp((tx) => findCustomerOf(tx, firmId))
  const plan = await endPlan(world, customerRef)
  await db.asFirm(firmId, (tx) => closeChat(tx, firmId))
  const people = await db.asFirm(firmId, (tx) => listUsers(tx, firmId))
  const accountsElsewhere: string[] = []
  for (const { uid } of people)
    if ((await identity.removeAccount(uid)) === 'elsewhere') accountsElsewhere.push(uid)
  const accounts = people.length - accountsElsewhere.length
  const uids = people.map(({ uid }) => uid)
  return await db.asFirm(firmId, async (tx) => {
    await holdFirm(tx, firmId)
    const documentIds = await listDocumentIds(tx, firmId)
    const rows = await deleteRows(tx, firmId, uids)
    await removeBytes(world, firmId, documentIds)
    const documents = documentIds.length
    return { firmId, plan, accounts, accountsElsewhere, documents, rows }
  })
}

/** Somebody who signed up and has no firm yet. */
export type Newcomer = { signUp: Registration; account: AccountFacts | null }

/** What is kept of somebody who signed up with this address and has no firm yet. */
export async function findNewcomer(
  { db, identity }: World,
  email: string,
): Promise<Newcomer | undefined> {
  const signUp = await db.lookUp((tx) => findUnfinished(tx, email))
  if (signUp === undefined) return undefined
  return { signUp, account: await identity.accountOf(signUp.uid) }
}

/** What was done to delete somebody without a firm; as of a firm. */
export type DeletedNewcomer = Pick<DeletedFirm, 'plan' | 'accounts' | 'accountsElsewhere'>

/** Deletes somebody without a firm: a plan that was ordered is ended, the account and all answers go. */
export async function deleteNewcomer(
  world: World,
  { signUp: { uid, customerRef } }: Newcomer,
): Promise<DeletedNewcomer> {
  const plan = await endPlan(world, customerRef)
  const isElsewhere = (await world.identity.removeAccount(uid)) === 'elsewhere'
  await world.db.asNobody((tx) => deleteRegistration(tx, uid))
  return { plan, accounts: isElsewhere ? 0 : 1, accountsElsewhere: isElsewhere ? [uid] : [] }
}

/** One file of a copy: what is to be written as JSON, or bytes as they are. */
export type CopyFile = { path: string } & (
  | { json: unknown }
  | { bytes: Readable | Uint8Array }
  /** Bytes that are not in the copy, and why. */
  | { missing: 'checking' | 'infected' | 'gone' }
)

/** Chats, and pages, that are read at once. */
const readAtOnce = 50

const inCopy = <Row extends { firmId: unknown }>(rows: readonly Row[]) =>
  rows.map((row) => plainRow(row, ['firmId']))

/** The firm, its people and what it set, with its plan. */
async function* copySettings({ db, identity }: World, firmId: FirmId): AsyncGenerator<CopyFile> {
  const { firm, logo, ...kept } = await db.asFirm(firmId, (tx) => readFirm(tx, firmId))
  yield { path: 'firm.json', json: firm }
  if (logo !== undefined) yield { path: logoFile(logo.mimeType), bytes: logo.data }
  const people = await db.asFirm(firmId, (tx) => listUsers(tx, firmId))
  const members = []
  for (const person of inCopy(people)) {
    const account = await identity.accountOf(person.uid)
    const signUp = await db.lookUp((tx) => findRegistration(tx, person.uid))
    members.push({ ...person, account, signUp: signUp ?? null })
  }
  yield { path: 'members.json', json: members }
  const recipients = kept.recipients.map((row) => plainRow(row, ['firmId', 'letterId']))
  yield { path: 'recipients.json', json: recipients }
  const questions = kept.questions.map((row) => plainRow(row, ['firmId', 'key']))
  yield { path: 'questions.json', json: questions }
  yield { path: 'counts.json', json: inCopy(kept.counts) }
  yield { path: 'model-use.json', json: inCopy(kept.modelUse) }
  const { subscription = null } = kept
  const events = inCopy(kept.paymentEvents)
  const notices = inCopy(kept.billingNotices)
  yield { path: 'billing.json', json: { subscription, events, notices } }
}

/** The website as it was read last: a list of its pages, and the text of each. */
async function* copyWebsite({ db }: World, firmId: FirmId): AsyncGenerator<CopyFile> {
  const site = await db.asFirm(firmId, (tx) => findSite(tx, firmId))
  const list: object[] = []
  const rows = pageByPage<PageRow>((last) =>
    db.asFirm(firmId, (tx) => listPages(tx, firmId, last?.url ?? '', readAtOnce)),
  )
  for await (const { content, ...page } of rows) {
    const number = String(list.length + 1).padStart(4, '0')
    const file = content === null ? null : `website/${number}.json`
    list.push({ ...plainRow(page, ['firmId']), file })
    if (content !== null && file !== null) yield { path: file, json: unpackContent(content) }
  }
  yield { path: 'website.json', json: { site: site ?? null, pages: list } }
}

/** One chat with what came of it, then its files. */
async function* copyChat(
  { db, storage }: World,
  firmId: FirmId,
  sessionId: string,
): AsyncGenerator<CopyFile> {
  const { session, ...left } = await db.asFirm(firmId, (tx) => readChat(tx, firmId, sessionId))
  // It may have been deleted since the list was made.
  if (session === undefined) return
  const day = session.createdAt.toISOString().slice(0, 10)
  yield {
    path: `conversations/${day}-${sessionId}.json`,
    json: {
      conversation: plainRow(session, ['firmId', 'secretHash']),
      transcript: inCopy(left.turns),
      leads: inCopy(left.leads),
      leadEvents: inCopy(left.leadEvents),
      messages: inCopy(left.messages),
      appointments: inCopy(left.appointments),
      calendarMessages: inCopy(left.invitations),
      documents: left.documents.map((row) => ({
        ...plainRow(row, ['firmId', 'storageKey']),
        file: documentFile(row),
      })),
      questionsAsked: inCopy(left.questionsAsked),
      modelCalls: inCopy(left.modelCalls),
    },
  }
  for (const row of left.documents) {
    const path = documentFile(row)
    const state = stateOf(row)
    const bytes = state === 'ready' ? await storage.open(row.storageKey) : undefined
    if (bytes !== undefined) yield { path, bytes }
    else yield { path, missing: state === 'ready' ? 'gone' : state }
  }
}

/**
 * Everything that is kept of a firm and its visitors, file by file: what can be computed from it, such as
 * the index of its website, and what proves who somebody is are left out.
 */
export async function* copyFirm(world: World, firmId: FirmId): AsyncGenerator<CopyFile> {
  yield* copySettings(world, firmId)
  yield* copyWebsite(world, firmId)
  const unaccepted = []
  const chats = pageByPage<ListedChat>((last) =>
    world.db.asFirm(firmId, (tx) => listSessions(tx, firmId, last?.sessionId ?? null, readAtOnce)),
  )
  for await (const { sessionId, createdAt, consentedAt } of chats) {
    if (consentedAt === null) unaccepted.push({ sessionId, createdAt })
    else yield* copyChat(world, firmId, sessionId)
  }
  yield { path: 'chats-without-notice.json', json: unaccepted }
}
