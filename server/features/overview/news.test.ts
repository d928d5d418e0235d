import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { apiBase } from '@foyer/shared/paths.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appDoor } from '#server/doors/app-door.ts'
import { announce } from '#server/platform/announce.ts'
import { openDatabase } from '#server/platform/database.ts'
import { createLog } from '#server/platform/log.ts'
import { listen, type Listener } from '#server/platform/listen.ts'
import { type NewsDesk, openNewsDesk } from '#server/platform/news.ts'
import { builtSite } from '#server/testing/built-site.ts'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat } from '#server/testing/visitor.ts'
import { countUnread } from './queries.ts'

let test: TestWorld
let news: NewsDesk
let port: Listener
let countings = 0
const log = createLog('silent')
const pace = { heartbeat: 150, longest: 60_000 }

function openDesk(more: { longest?: number } = {}): NewsDesk {
  return openNewsDesk({
    database: test.database.addresses.app,
    log,
    pace: { ...pace, ...more },
    countUnread: (firmId) => {
      countings += 1
      return test.world.db.asFirm(firmId, (tx) => countUnread(tx, firmId))
    },
  })
}

/** Opens the app door of a world with this desk on a real port. */
async function openPort(desk: NewsDesk): Promise<Listener> {
  const { rateLimitExempt, origins } = test.world.config
  const options = { log, trustedProxies: [], rateLimitExempt, isReady: async () => true }
  const world = { ...test.world, news: desk }
  const files = { pages: new Map(), publicSite: await builtSite(world.config) }
  const door = await appDoor(world, { ...options, origin: origins.app }, files)
  await door.ready()
  const taken = await listen('127.0.0.1', 0)
  taken.open((asked, response) => door.routing(asked, response))
  return taken
}

beforeAll(async () => {
  test = await testWorld()
  news = openDesk()
  port = await openPort(news)
})
afterAll(async () => {
  news.end()
  await port.close(1_000)
  await news.close()
  await test.close()
})

type Heard = { event: string; data: { unread: { leads: number } } & Record<string, unknown> }
type Following = {
  status: number
  /** Everything but the heartbeats. */
  events: Heard[]
  text: () => string
  ended: Promise<unknown>
  hasEnded: () => boolean
  response: IncomingMessage
  leave(): void
}

const eventsIn = (text: string): Heard[] =>
  text
    .split('\n\n')
    .map((block) => /^event: (\w+)\ndata: (.*)$/.exec(block))
    .flatMap((match) =>
      match === null ? [] : [{ event: match[1] ?? '', data: JSON.parse(match[2] ?? '') }],
    )

/** Follows a firm's news on a connection of its own, and waits for the first event. */
async function follow(bearer: string, at: Listener = port): Promise<Following> {
  const headers = { authorization: `Bearer ${bearer}`, accept: 'text/event-stream' }
  const path = `${apiBase}/dashboard/events`
  const asked = request({ host: '127.0.0.1', port: at.port, path, headers, agent: false })
  asked.end()
  const answered: Promise<IncomingMessage[]> = once(asked, 'response')
  const [response] = await answered
  if (response === undefined) throw new Error('no answer')
  let text = ''
  let over = false
  response.setEncoding('utf8').on('data', (part: string) => (text += part))
  const ended = new Promise<void>((resolve) => response.once('close', resolve)).then(
    () => (over = true),
  )
  response.on('error', () => undefined)
  const following: Following = {
    status: response.statusCode ?? 0,
    get events() {
      return eventsIn(text)
    },
    text: () => text,
    ended,
    hasEnded: () => over,
    response,
    leave: () => asked.destroy(),
  }
  if (following.status === 200) await heard(following, 1)
  return following
}

const heard = async (following: Following, count: number) =>
  await expect.poll(() => following.events.length, { timeout: 3_000, interval: 10 }).toBe(count)

const tell = (firm: TestFirm, id = randomUUID()) =>
  test.world.db.asFirm(firm.firmId, (tx) =>
    announce(tx, firm.firmId, { noun: 'lead', id, kind: 'arrived' }),
  )
const readersLeft = async (count: number) =>
  await expect.poll(() => news.countReaders(), { timeout: 3_000, interval: 10 }).toBe(count)

const nothing = { leads: 0, messages: 0, appointments: 0, documents: 0 }

describe('a firm’s news', () => {
  it('begin with how things stand; as JSON there is nothing else', async () => {
    const firm = await test.addFirm()
    const following = await follow(firm.idToken)
    expect(following.response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(following.events).toEqual([{ event: 'state', data: { unread: nothing } }])
    following.leave()
    const { body } = await test.call('app', 'GET', `${apiBase}/dashboard/events`, {
      bearer: firm.idToken,
      headers: { accept: 'application/json' },
    })
    expect(body).toEqual({ success: true, unread: nothing })
    await readersLeft(0)
  })

  it('tell of a lead within a second of its turn, in the firm’s own dashboards alone', async () => {
    const [firm, other] = [await test.addFirm(), await test.addFirm()]
    const [own, foreign] = [await follow(firm.idToken), await follow(other.idToken)]
    const visitor = await openChat(test, firm.token)
    await visitor.accept()
    const { leadId } = await visitor.say('My name is Ana Ruiz and my number is 313-555-0147')
    const since = performance.now()
    await heard(own, 2)
    expect(performance.now() - since).toBeLessThan(1_000)
    expect(own.events[1]).toEqual({
      event: 'news',
      data: { noun: 'lead', id: leadId, kind: 'arrived', unread: { ...nothing, leads: 1 } },
    })
    expect(JSON.stringify(own.text())).not.toContain(firm.firmId)
    await tell(other)
    await heard(foreign, 2)
    expect(foreign.events[1]?.data['id']).not.toBe(leadId)
    own.leave()
    foreign.leave()
    await readersLeft(0)
  })

  it('come from every process, once it commits, and never from what was rolled back', async () => {
    const firm = await test.addFirm()
    const following = await follow(firm.idToken)
    const elsewhere = openDatabase(test.database.addresses.app, log)
    const [lost, kept] = [randomUUID(), randomUUID()]
    const say = (id: string, fails: boolean) =>
      elsewhere.asFirm(firm.firmId, async (tx) => {
        await announce(tx, firm.firmId, { noun: 'message', id, kind: 'arrived' })
        if (fails) throw new Error('no')
      })
    await expect(say(lost, true)).rejects.toThrow('no')
    await say(kept, false)
    await heard(following, 2)
    expect(following.events[1]?.data['id']).toBe(kept)
    await elsewhere.close()
    following.leave()
    await readersLeft(0)
  })

  it('are counted once for a burst, and a long one is told as a state', async () => {
    const firm = await test.addFirm()
    const following = await follow(firm.idToken)
    await tell(firm)
    await heard(following, 2)
    const before = countings
    const ids = Array.from({ length: 12 }, () => randomUUID())
    await test.world.db.asFirm(firm.firmId, async (tx) => {
      for (const id of ids) await announce(tx, firm.firmId, { noun: 'lead', id, kind: 'changed' })
    })
    await heard(following, 14)
    expect(countings - before).toBeLessThanOrEqual(2)
    expect(following.events.slice(2).map(({ data }) => data['id'])).toEqual(ids)
    await test.world.db.asFirm(firm.firmId, async (tx) => {
      for (let n = 0; n < 200; n++)
        await announce(tx, firm.firmId, { noun: 'lead', id: randomUUID(), kind: 'changed' })
    })
    await heard(following, 15)
    expect(following.events[14]?.event).toBe('state')
    following.leave()
    await readersLeft(0)
  })

  it('show signs of life', async () => {
    const firm = await test.addFirm()
    const following = await follow(firm.idToken)
    await expect.poll(() => following.text().split(':\n\n').length).toBeGreaterThan(2)
    following.leave()
    await readersLeft(0)
  })
})

describe('a stream of news ends', () => {
  it('when its reader has signed out', async () => {
    const firm = await test.addFirm()
    const following = await follow(firm.idToken)
    await test.call('app', 'POST', `${apiBase}/auth/sign-out`, { bearer: firm.idToken })
    await following.ended
    expect(news.countReaders()).toBe(0)
  })

  it('when its reader is no longer of the firm, or of another one', async () => {
    const [firm, other] = [await test.addFirm(), await test.addFirm()]
    const leaving = await follow(firm.idToken)
    const moving = await follow(other.idToken)
    await test.database.asOwner('delete from members where firm_id = $1', [firm.firmId])
    await leaving.ended
    expect(moving.hasEnded()).toBe(false)
    await test.database.asOwner('update members set firm_id = $1 where firm_id = $2', [
      firm.firmId,
      other.firmId,
    ])
    await moving.ended
    expect(news.countReaders()).toBe(0)
  })

  it('after its longest time, between two events', async () => {
    const firm = await test.addFirm()
    const desk = openDesk({ longest: 300 })
    const taken = await openPort(desk)
    const following = await follow(firm.idToken, taken)
    await following.ended
    expect(following.text().endsWith('\n\n')).toBe(true)
    expect(following.response.complete).toBe(true)
    expect(desk.countReaders()).toBe(0)
    await taken.close(1_000)
    await desk.close()
  })

  it('when the process stops, well within its grace', async () => {
    const firm = await test.addFirm()
    const desk = openDesk()
    const taken = await openPort(desk)
    const [one, two] = [await follow(firm.idToken, taken), await follow(firm.idToken, taken)]
    const since = performance.now()
    desk.end()
    expect((await follow(firm.idToken, taken)).status).toBe(503)
    await taken.close(5_000)
    expect(performance.now() - since).toBeLessThan(2_000)
    await Promise.all([one.ended, two.ended])
    expect([one.response.complete, two.response.complete]).toEqual([true, true])
    await desk.close()
  })

  it('for no reason of another: the 21st of a firm is refused until one leaves', async () => {
    const [firm, other] = [await test.addFirm(), await test.addFirm()]
    const many = await Promise.all(Array.from({ length: 20 }, () => follow(firm.idToken)))
    expect((await follow(firm.idToken)).status).toBe(429)
    const elsewhere = await follow(other.idToken)
    many[0]?.leave()
    await readersLeft(20)
    const again = await follow(firm.idToken)
    expect(again.status).toBe(200)
    for (const each of [...many, elsewhere, again]) each.leave()
    await readersLeft(0)
  })
})

describe('when PostgreSQL was away', () => {
  it('everybody is told the state again, and hears what comes after', async () => {
    const firm = await test.addFirm()
    const following = await follow(firm.idToken)
    await test.database.asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer news'
         and datname = current_database()`,
    )
    await heard(following, 2)
    expect(following.events[1]).toEqual({ event: 'state', data: { unread: nothing } })
    expect(news.isListening()).toBe(true)
    await tell(firm)
    await heard(following, 3)
    expect(following.events[2]?.event).toBe('news')
    following.leave()
    await readersLeft(0)
  })
})
