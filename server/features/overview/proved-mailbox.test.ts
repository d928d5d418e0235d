import type { FastifyInstance } from 'fastify'
import { days } from '@foyer/shared/facts/time.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepDeliveries } from '#server/features/leads/jobs.ts'
import {
  type Newcomer,
  proveAddress,
  signInAgain,
  signInNewcomer,
} from '#server/testing/newcomer.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openUploadDoor, sendForm } from '#server/testing/upload-door.ts'
import { openChat, type Visitor } from '#server/testing/visitor.ts'

let test: TestWorld
let uploads: FastifyInstance
beforeAll(async () => {
  test = await testWorld({ FOYER_NOW: '2026-03-05T15:00:00Z' })
  uploads = await openUploadDoor(test.world)
  await test.startWorker()
})
afterAll(async () => {
  await uploads.close()
  await test.close()
})

const signup = {
  organizationName: 'Hale & Wren',
  firmName: 'Hale & Wren',
  phone: '(212) 555-0100',
  zipCode: '10001',
  practiceAreas: ['Family Law'],
  firmSize: '2-5',
  attorneyCount: 3,
  planId: 2,
  billingInterval: 'monthly',
  paymentMethodId: 'sandbox:card_visa:122040',
}

/** A person with a firm of their own, and the firm's widget token. */
async function openFirm(person: Newcomer): Promise<string> {
  await person.call('POST', '/auth/register', { firstName: 'Ida', lastName: 'Hale' })
  expect((await person.call('POST', '/auth/complete-signup', signup)).status).toBe(200)
  const [firm] = await test.database.asOwner<{ token: string }>(
    'select token from firms join members using (firm_id) where uid = $1',
    [person.uid],
  )
  return firm?.token ?? ''
}

/** A visitor who leaves an urgent lead, a message, a wish for a time and a file. */
async function leaveEverything(token: string): Promise<Visitor> {
  const visitor = await openChat(test, token)
  await visitor.accept()
  await visitor.say('My name is Ana Ruiz and my number is 313-555-0147')
  await visitor.say('I have a court hearing tomorrow about my eviction, this is urgent')
  const client = { clientName: 'Ana Ruiz', clientEmail: 'ana@example.com' }
  await visitor.call('POST', '/messages', { ...client, messageContent: 'Please call me.' })
  const { body } = await visitor.call('GET', '/times')
  const preferredTimes = body.days.flatMap(({ times }: { times: string[] }) => times).slice(0, 1)
  const wish = { ...client, consultationType: 'phone', preferredTimes }
  expect((await visitor.call('POST', '/appointment-requests', wish)).status).toBe(201)
  expect((await sendForm(uploads, visitor)).status).toBe(201)
  return visitor
}

/** Subjects of what was mailed to an address but the letter that proves it, sorted. */
async function subjectsTo(address: string): Promise<string[]> {
  const { entries } = await test.outbox.list()
  return entries
    .filter(
      ({ to, subject }) =>
        to.toLowerCase() === address && subject !== 'Confirm your e-mail address',
    )
    .map(({ subject }) => subject)
    .toSorted()
}

/** Until the queue has worked off every job that brings something and is due. */
async function workOff(): Promise<void> {
  const waiting = () =>
    test.database.asOwner(
      `select name from pgboss.job where name like 'deliver-%' and start_after <= now()
         and state in ('created', 'active', 'retry')`,
    )
  await expect.poll(waiting, { timeout: 15_000, interval: 100 }).toEqual([])
  await sweepDeliveries(test.world)
}

const everything = [
  'A visitor sent a document',
  'Consultation requested on your website',
  'New inquiry from your website',
  'New message from your website',
]

const leadOf = async (person: Newcomer) => {
  const { leads } = (await person.call('GET', '/dashboard/leads')).body
  expect(leads).toHaveLength(1)
  return (await person.call('GET', `/dashboard/leads/${leads[0].id}`)).body.lead
}
const kindsOf = async (person: Newcomer): Promise<string[]> =>
  (await leadOf(person)).timeline.map(({ kind }: { kind: string }) => kind)

describe('a mailbox that nobody has proved', () => {
  it('gets nothing a visitor wrote; once proved, it gets all of it once', async () => {
    const stranger = await signInNewcomer(test, undefined, { emailVerified: false })
    await leaveEverything(await openFirm(stranger))
    await test.database.asOwner(
      'update firms set notify_email = upper(notify_email) where notify_email = $1',
      [stranger.email],
    )
    await workOff()
    for (let day = 0; day < 3; day++) {
      test.pass(days(1) + 1_000)
      await sweepDeliveries(test.world)
    }
    const later = await signInAgain(test, stranger.email)
    expect((await later.call('GET', '/dashboard/user-info')).status).toBe(200)
    await workOff()
    expect(await subjectsTo(stranger.email)).toEqual([])
    expect((await leadOf(later)).status).toBe('pending')
    const kinds = await kindsOf(later)
    expect(kinds.filter((kind) => kind === 'waiting_for_address')).toHaveLength(1)
    expect(kinds).not.toContain('delivery_due')
    expect(kinds).not.toContain('delivery_failed')

    const owner = await proveAddress(test, later)
    expect(await subjectsTo(stranger.email)).toEqual([])
    for (let call = 0; call < 3; call++) await owner.call('GET', '/dashboard/user-info')
    await workOff()
    expect(await subjectsTo(stranger.email)).toEqual(everything)
    expect((await leadOf(owner)).status).toBe('emailed')
    await owner.call('GET', '/dashboard/user-info')
    await workOff()
    expect(await subjectsTo(stranger.email)).toHaveLength(4)
  })

  it('is not proved by somebody else’s proved address', async () => {
    const stranger = await signInNewcomer(test, undefined, { emailVerified: false })
    await leaveEverything(await openFirm(stranger))
    await test.database.asOwner(
      `update firms set notify_email = 'other@mail.example'
       from members where members.firm_id = firms.firm_id and uid = $1`,
      [stranger.uid],
    )
    const owner = await proveAddress(test, stranger)
    expect((await owner.call('GET', '/dashboard/user-info')).status).toBe(200)
    await workOff()
    expect(await subjectsTo('other@mail.example')).toEqual([])
  })

  it('loses a withdrawn chat, which nobody has received', async () => {
    const stranger = await signInNewcomer(test, undefined, { emailVerified: false })
    const visitor = await leaveEverything(await openFirm(stranger))
    await workOff()
    expect((await visitor.call('DELETE', '')).body).toMatchObject({ delivered: false })
    const owner = await proveAddress(test, stranger)
    await owner.call('GET', '/dashboard/user-info')
    await workOff()
    expect(await subjectsTo(stranger.email)).toEqual([])
  })
})

describe('a mailbox that is proved from the start', () => {
  it('is that of a person whose address was proved before', async () => {
    const person = await signInNewcomer(test)
    await leaveEverything(await openFirm(person))
    await workOff()
    expect(await subjectsTo(person.email)).toEqual(everything)
  })

  it('is that of a firm an operator added', async () => {
    const firm = await test.addFirm({ notifyEmail: 'added@halewren.example' })
    await leaveEverything(firm.token)
    await workOff()
    expect(await subjectsTo('added@halewren.example')).toEqual(everything)
  })
})
