import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Mail, MailOutcome } from '#server/ports/mail/mail.ts'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat, type Visitor } from '#server/testing/visitor.ts'
import type { World } from '#server/world.ts'
import { sweepDeliveries } from './jobs.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld({ FOYER_NOW: '2026-03-05T15:00:00Z' })
})
afterAll(() => test.close())
afterEach(() => vi.useRealTimers())

const servers: { answer: (outcome: MailOutcome) => void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.answer({ outcome: 'accepted' })
})

/** A mail server that takes each message and answers none until it is told what, then all alike. */
function slowMail() {
  const sent: Mail[] = []
  const waiting: ((outcome: MailOutcome) => void)[] = []
  let settled: MailOutcome | undefined
  const send = (mail: Mail): Promise<MailOutcome> => {
    sent.push(mail)
    if (settled !== undefined) return Promise.resolve(settled)
    return new Promise((resolve) => void waiting.push(resolve))
  }
  const answer = (outcome: MailOutcome): void => {
    settled = outcome
    for (const resolve of waiting.splice(0)) resolve(outcome)
  }
  const world: World = { ...test.world, mail: { ...test.world.mail, send } }
  const server = { world, sent, answer }
  servers.push(server)
  return server
}

/** An urgent lead, due at once. */
async function urgentLead(): Promise<{ firm: TestFirm; visitor: Visitor }> {
  const firm = await test.addFirm()
  const visitor = await openChat(test, firm.token)
  await visitor.accept()
  await visitor.say('I have a court hearing tomorrow morning about my eviction')
  await visitor.say('my name is Ana de la Cruz, 313-555-0147')
  return { firm, visitor }
}

/** Waits by asking the database, since the timers stand still. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await test.world.db.isReady()
}

const leaseOf = async (firm: TestFirm): Promise<number> => {
  const [due] = await test.database.asOwner<{ until: Date }>(
    'select leased_until as until from due_deliveries where firm_id = $1',
    [firm.firmId],
  )
  return due?.until.getTime() ?? 0
}

const leadsOf = async (firm: TestFirm) =>
  (await test.call('app', 'GET', '/api/v1/dashboard/leads', { bearer: firm.idToken })).body.leads

describe('while a lead is being sent', () => {
  it('another word of the visitor does not send it twice', async () => {
    const { visitor } = await urgentLead()
    const mail = slowMail()
    const sweeping = sweepDeliveries(mail.world)
    await expect.poll(() => mail.sent.length).toBe(1)
    await visitor.say('What are your office hours?')
    await sweepDeliveries(mail.world)
    expect(mail.sent).toHaveLength(1)
    mail.answer({ outcome: 'accepted' })
    await sweeping
    await sweepDeliveries(mail.world)
    expect(mail.sent).toHaveLength(1)
    test.pass(181_000)
    await sweepDeliveries(mail.world)
    expect(new Set(mail.sent.map(({ messageId }) => messageId)).size).toBe(mail.sent.length)
  })

  it('a mail server slower than the lease does not bring a second worker', async () => {
    const { firm } = await urgentLead()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const mail = slowMail()
    const sweeping = sweepDeliveries(mail.world)
    await until(() => mail.sent.length === 1)
    const first = await leaseOf(firm)
    test.pass(30_000)
    vi.advanceTimersByTime(10_000)
    await until(async () => (await leaseOf(firm)) > first)
    test.pass(30_000)
    await sweepDeliveries(mail.world)
    expect(mail.sent).toHaveLength(1)
    mail.answer({ outcome: 'accepted' })
    await sweeping
  })

  it('a worker that died is followed by another after the lease, with the same Message-ID', async () => {
    await urgentLead()
    const mail = slowMail()
    void sweepDeliveries(mail.world)
    await expect.poll(() => mail.sent.length).toBe(1)
    test.pass(41_000)
    const second = sweepDeliveries(mail.world)
    await expect.poll(() => mail.sent.length).toBe(2)
    expect(mail.sent[1]?.messageId).toBe(mail.sent[0]?.messageId)
    mail.answer({ outcome: 'accepted' })
    await second
  })

  it('a correction waits for it, and then as corrections do', async () => {
    const { visitor } = await urgentLead()
    const mail = slowMail()
    const sweeping = sweepDeliveries(mail.world)
    await expect.poll(() => mail.sent.length).toBe(1)
    await visitor.say('sorry, my number is 313-555-0199')
    mail.answer({ outcome: 'accepted' })
    await sweeping
    expect(mail.sent).toHaveLength(1)
    test.pass(181_000)
    await sweepDeliveries(mail.world)
    expect(mail.sent).toHaveLength(2)
    expect(mail.sent[1]?.text).toContain('+13135550199')
    expect(mail.sent[1]?.subject).toBe('Updated inquiry from your website')
  })

  it('withdrawing tells the truth: the firm has it, or gets it never', async () => {
    for (const outcome of ['accepted', 'unavailable'] as const) {
      const { firm, visitor } = await urgentLead()
      const mail = slowMail()
      const sweeping = sweepDeliveries(mail.world)
      await expect.poll(() => mail.sent.length).toBe(1)
      const { body } = await visitor.call('DELETE', '')
      expect(body.delivered).toBe(true)
      mail.answer(outcome === 'accepted' ? { outcome } : { outcome, reason: '450 later' })
      await sweeping
      test.pass(3_600_000)
      await sweepDeliveries(mail.world)
      expect(mail.sent).toHaveLength(1)
      const left = await leadsOf(firm)
      if (outcome === 'accepted') expect(left).toMatchObject([{ withdrawn: true, emailed: true }])
      else expect(left).toEqual([])
      const words = await test.database.asOwner('select 1 from turns where session_id = $1', [
        visitor.sessionId,
      ])
      expect(words.length > 0).toBe(outcome === 'accepted')
    }
  })
})

describe('a withdrawn chat', () => {
  it('is noted once, however often it is withdrawn', async () => {
    const { firm, visitor } = await urgentLead()
    await sweepDeliveries(test.world)
    for (let time = 0; time < 3; time += 1) await visitor.call('DELETE', '')
    const [lead] = await leadsOf(firm)
    const { body } = await test.call('app', 'GET', `/api/v1/dashboard/leads/${lead.id}`, {
      bearer: firm.idToken,
    })
    const kinds = body.lead.timeline.map(({ kind }: { kind: string }) => kind)
    expect(kinds.filter((kind: string) => kind === 'withdrawn')).toHaveLength(1)
  })
})
