import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiBase } from '@foyer/shared/paths.ts'
import { days } from '@foyer/shared/facts/time.ts'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat, type Visitor } from '#server/testing/visitor.ts'

let test: TestWorld
beforeAll(async () => {
  // In Detroit it is still February, 23:30.
  test = await testWorld({ FOYER_NOW: '2026-03-01T04:30:00Z' })
})
afterAll(() => test.close())

const overviewOf = async (firm: TestFirm) => {
  const answer = await test.call('app', 'GET', `${apiBase}/dashboard/overview-stats`, {
    bearer: firm.idToken,
  })
  expect(answer.status).toBe(200)
  return answer.body
}

async function beginChat(firm: TestFirm): Promise<Visitor> {
  const visitor = await openChat(test, firm.token)
  await visitor.accept()
  return visitor
}

const client = { clientName: 'Ana Ruiz', clientEmail: 'ana@example.com' }
const wish = async (visitor: Visitor, more: object = {}) => {
  const { body } = await visitor.call('GET', '/times')
  const times = body.days.flatMap((day: { times: string[] }) => day.times)
  const sent = { ...client, consultationType: 'video', preferredTimes: times.slice(0, 2), ...more }
  expect((await visitor.call('POST', '/appointment-requests', sent)).status).toBe(201)
}

describe('the figures', () => {
  it('count a chat once, when its notice was accepted, in the month of the firm’s zone', async () => {
    const firm = await test.addFirm()
    await openChat(test, firm.token)
    const visitor = await beginChat(firm)
    await visitor.accept()
    await visitor.say('My name is Ana Ruiz and my number is 313-555-0147')
    const once = { chatsThisMonth: 1, newLeads: 1, allChats: 1 }
    expect((await overviewOf(firm)).stats).toEqual(once)
    // An hour later it is March there.
    test.pass(3_600_000)
    const later = await overviewOf(firm)
    expect(later.stats).toEqual({ chatsThisMonth: 0, newLeads: 0, allChats: 1 })
    await beginChat(firm)
    expect((await overviewOf(firm)).stats).toEqual({ chatsThisMonth: 1, newLeads: 0, allChats: 2 })
  })

  it('count a chat once for two acceptances at once', async () => {
    const firm = await test.addFirm()
    const visitor = await openChat(test, firm.token)
    await Promise.all([visitor.accept(), visitor.accept(), visitor.accept()])
    expect((await overviewOf(firm)).stats.allChats).toBe(1)
  })

  it('are those of nobody for a firm that is new', async () => {
    const firm = await test.addFirm()
    expect(await overviewOf(firm)).toEqual({
      success: true,
      stats: { chatsThisMonth: 0, newLeads: 0, allChats: 0 },
      recentActivity: [],
      unread: { leads: 0, messages: 0, appointments: 0, documents: 0 },
      openQuestions: 0,
    })
  })
})

describe('recent activity', () => {
  it('lists the newest of every kind in plain words, newest first', async () => {
    const firm = await test.addFirm()
    const visitor = await beginChat(firm)
    await visitor.say('My name is Ana Ruiz and my number is 313-555-0147')
    await visitor.say('My landlord keeps my deposit after the lease ended')
    test.pass(5 * 3_600_000)
    const long = `Please call me.\n\n${'It is about the lease. '.repeat(20)}`
    await visitor.call('POST', '/messages', { ...client, messageContent: long })
    test.pass(1_000)
    await wish(visitor)
    const { recentActivity, unread } = await overviewOf(firm)
    expect(recentActivity).toMatchObject([
      {
        type: 'appointment',
        section: 'appointments',
        clientName: 'Ana Ruiz',
        caseType: 'Video consultation',
        description: '2 times would suit.',
        timeAgo: 'Just now',
      },
      { type: 'message', section: 'messages', caseType: 'Medium priority', timeAgo: 'Just now' },
      {
        type: 'lead',
        section: 'leads',
        clientName: 'Ana Ruiz',
        caseType: 'My landlord keeps my deposit after the lease ended',
        timeAgo: '5h ago',
      },
    ])
    expect(recentActivity[1].description).toMatch(/^Please call me\. It is about the lease\. .*…$/)
    expect(recentActivity[1].description.length).toBeLessThanOrEqual(151)
    expect(unread).toEqual({ leads: 1, messages: 1, appointments: 1, documents: 0 })
  })

  it('says that something was withdrawn and shows none of it; it counts until it is opened', async () => {
    const firm = await test.addFirm()
    const visitor = await beginChat(firm)
    await visitor.call('POST', '/messages', { ...client, messageContent: 'A secret of mine' })
    await visitor.call('POST', '/messages', { ...client, messageContent: 'Never delivered' })
    await test.database.asOwner(
      `update messages set emailed_at = now() where firm_id = $1 and content like 'A secret%'`,
      [firm.firmId],
    )
    await visitor.call('DELETE', '')
    const { recentActivity, unread } = await overviewOf(firm)
    expect(recentActivity).toMatchObject([
      { caseType: 'Withdrawn', description: 'The visitor has withdrawn this.' },
    ])
    expect(JSON.stringify(recentActivity)).not.toContain('secret')
    expect(unread.messages).toBe(1)
  })

  it('has ten items at most, and counts what is unread to 100', async () => {
    const firm = await test.addFirm()
    const visitor = await beginChat(firm)
    await test.database.asOwner(
      `insert into messages (firm_id, session_id, message_id, client_name, content, priority,
         created_at, created_day, updated_at)
       select $1, $2, gen_random_uuid(), 'Visitor ' || n, 'Words', 'low',
         now() - n * interval '1 hour', (now() - n * interval '1 hour')::date, now()
       from generate_series(1, 130) n`,
      [firm.firmId, visitor.sessionId],
    )
    test.pass(days(1))
    const { recentActivity, unread } = await overviewOf(firm)
    const names = recentActivity.map((item: { clientName: string }) => item.clientName)
    expect(names).toEqual(Array.from({ length: 10 }, (_, n) => `Visitor ${n + 1}`))
    expect(unread.messages).toBe(100)
  })
})
