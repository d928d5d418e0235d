import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processDocument } from '#server/features/documents/jobs.ts'
import { deliverMessage } from '#server/features/messages/jobs.ts'
import { insertMessage, listMessages } from '#server/features/messages/queries.ts'
import { dayIn } from '@foyer/shared/rules/firm-day.ts'
import { messageStatuses, priorities } from '@foyer/shared/facts/request-statuses.ts'
import { hours } from '@foyer/shared/facts/time.ts'
import { friday, monday } from '#server/testing/booking.ts'
import {
  type Method,
  type TestFirm,
  type TestWorld,
  testWorld,
} from '#server/testing/test-world.ts'
import { sendForm } from '#server/testing/upload-door.ts'
import { openChat, type Visitor } from '#server/testing/visitor.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld({ FOYER_NOW: '2026-03-05T15:00:00Z' })
})
afterAll(() => test.close())

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
function chooser(seed: number) {
  const random = randomFrom(seed)
  return <T>(from: readonly T[]): T => {
    const one = from[Math.floor(random() * from.length)]
    if (one === undefined) throw new Error('nothing to choose from')
    return one
  }
}

const ask = async (firm: TestFirm, method: Method, path: string, body?: object) =>
  await test.call('app', method, `/api/v1/dashboard/${path}`, {
    bearer: firm.idToken,
    ...(body === undefined ? {} : { body }),
  })

async function chats(firm: TestFirm, length: number): Promise<Visitor[]> {
  const opened = await Promise.all(Array.from({ length }, () => openChat(test, firm.token)))
  await Promise.all(opened.map((visitor) => visitor.accept()))
  return opened
}

const said = {
  calm: 'Please tell me about my lease.',
  urgent: 'I was arrested and my court date is tomorrow, this is urgent.',
}
const leave = (visitor: Visitor, messageContent: string) =>
  visitor.call('POST', '/messages', {
    clientName: 'Ana',
    clientPhone: '3135550147',
    messageContent,
  })

/** Counters and sums beside what is there, by whatever they are kept by. */
async function counted({ firmId }: TestFirm) {
  const sides = {
    counters: `select noun, to_char(day, 'YYYY-MM-DD') as day, status, facet, count from item_counts
      where firm_id = $1 and noun <> 'chat' and count <> 0`,
    rows: `select noun, to_char(day, 'YYYY-MM-DD') as day, status, facet, count(*)::int as count from (
        select 'lead' as noun, created_day as day, status, '' as facet from leads where firm_id = $1
        union all select 'message', created_day, status, priority from messages where firm_id = $1
        union all select 'appointment', created_day, status, consultation_type
          from appointment_requests where firm_id = $1
        union all select 'document', created_day,
          case when processed then 'processed' else 'unprocessed' end, ''
          from documents where firm_id = $1
      ) as items group by 1, 2, 3, 4`,
  }
  const read = (text: string) => test.database.asOwner(`${text} order by 1, 2, 3, 4`, [firmId])
  return { counters: await read(sides.counters), rows: await read(sides.rows) }
}

const countOf = async (text: string, { firmId }: TestFirm): Promise<number> => {
  const [row] = await test.database.asOwner<{ n: number }>(text, [firmId])
  return row?.n ?? -1
}

describe('visitors who withdraw at once', () => {
  it('do not stand in each other’s way, in whatever order they have left things', async () => {
    const firm = await test.addFirm()
    for (let round = 0; round < 3; round += 1) {
      const visitors = await chats(firm, 8)
      for (const [at, visitor] of visitors.entries()) {
        const [first, second] = at % 2 === 0 ? [said.calm, said.urgent] : [said.urgent, said.calm]
        await leave(visitor, first)
        await leave(visitor, second)
      }
      const gone = await Promise.all(visitors.map((visitor) => visitor.call('DELETE', '')))
      expect(gone.map(({ status }) => status)).toEqual(visitors.map(() => 200))
    }
    expect(await counted(firm)).toEqual({ counters: [], rows: [] })
  })
})

/** Ids of what a firm has now. */
async function idsOf(firm: TestFirm, noun: string): Promise<string[]> {
  const { body } = await ask(
    firm,
    'GET',
    `${noun}?limit=100${noun === 'questions' ? '&state=all' : ''}`,
  )
  return body[noun].map(({ id }: { id: string }) => id)
}

const zones = ['America/Detroit', 'Pacific/Auckland', 'America/Los_Angeles']

/** One thing that a visitor, the firm or a worker does. */
function deeds(firm: TestFirm, visitors: Visitor[], seed: number) {
  const choose = chooser(seed)
  const visitor = () => choose(visitors)
  const { firmId } = firm
  const change = async (noun: string, body: object, rest = '', method: Method = 'PATCH') => {
    const ids = await idsOf(firm, noun)
    if (ids.length > 0) return await ask(firm, method, `${noun}/${choose(ids)}${rest}`, body)
    return { status: 200 }
  }
  const work = async (noun: string, job: (id: string) => Promise<void>) => {
    const ids = await idsOf(firm, noun)
    if (ids.length > 0) await job(choose(ids))
    return { status: 200 }
  }
  return [
    () => leave(visitor(), choose(Object.values(said))),
    () => leave(visitor(), `${choose(['lease', 'will', 'divorce'])} ${said.calm}`),
    () =>
      visitor().call('POST', '/appointment-requests', {
        clientName: 'Ana',
        clientPhone: '3135550147',
        consultationType: choose(['phone', 'video']),
        preferredTimes: [choose([friday, monday])],
        message: choose(['one', 'two', 'three']),
      }),
    () =>
      sendForm(test.widget, visitor(), [
        { file: `${choose(['a', 'b'])}.txt`, bytes: choose(['one', 'two', 'three']) },
      ]),
    () =>
      visitor().send(choose(['My name is Ana Ruiz, call 313-555-0147', 'I was fired on Monday'])),
    () => visitor().send(choose(['Do you validate parking?', 'Do you speak Polish?'])),
    () => change('messages', { viewed: true }),
    () => change('messages', { status: choose(messageStatuses), priority: choose(priorities) }),
    () => change('appointments', choose([{ viewed: true }, { status: 'cancelled' }])),
    () => change('appointments', { status: 'scheduled', scheduledFor: choose([friday, monday]) }),
    () => change('appointments', { status: choose(['requested', 'completed']) }),
    () => change('leads', choose([{ viewed: true }, { status: 'closed' }])),
    () => change('documents', { viewed: true }),
    () => change('questions', { dismissed: choose([true, false]) }),
    () => change('questions', { answer: 'We do.' }, '/answer', 'PUT'),
    () => change('questions', {}, '/answer', 'DELETE'),
    () => work('documents', (documentId) => processDocument(test.world, { firmId, documentId })),
    () => work('messages', (messageId) => deliverMessage(test.world, { firmId, messageId })),
    () => visitor().call('DELETE', ''),
    async () => {
      const { body } = await ask(firm, 'GET', 'assistant')
      return await ask(firm, 'PUT', 'assistant', { ...body.assistant, timeZone: choose(zones) })
    },
  ]
}

describe('two hundred things done at once', () => {
  it.each([1, 2])(
    'break nothing and leave every count right (seed %i)',
    async (seed) => {
      const firm = await test.addFirm()
      const all = deeds(firm, await chats(firm, 14), seed)
      const choose = chooser(seed + 1_000)
      const statuses: number[] = []
      for (let round = 0; round < 20; round += 1) {
        const done = await Promise.all(Array.from({ length: 10 }, () => choose(all)()))
        statuses.push(...done.map(({ status }) => status))
      }
      expect(statuses.filter((status) => status >= 500)).toEqual([])
      expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(80)
      const { counters, rows } = await counted(firm)
      expect(counters).toEqual(rows)
      expect(rows.length).toBeGreaterThan(4)
      const wrongQuestions = `select count(*)::int as n from questions q where firm_id = $1 and asked_count <>
      (select count(*) from question_askings a where a.firm_id = $1 and a.question_id = q.question_id)`
      expect(await countOf(wrongQuestions, firm)).toBe(0)
      const orphans = `select count(*)::int as n from search_words w where firm_id = $1
      and not exists (select 1 from messages where firm_id = $1 and message_id = w.item_id)
      and not exists (select 1 from documents where firm_id = $1 and document_id = w.item_id)`
      expect(await countOf(orphans, firm)).toBe(0)
      const { unread } = (await ask(firm, 'GET', 'events')).body
      for (const [noun, table] of [
        ['leads', 'leads'],
        ['messages', 'messages'],
        ['appointments', 'appointment_requests'],
        ['documents', 'documents'],
      ] as const)
        expect(unread[noun]).toBe(
          await countOf(
            `select count(*)::int as n from ${table} where firm_id = $1 and viewed_at is null`,
            firm,
          ),
        )
    },
    90_000,
  )
})

describe('pages far back', () => {
  it('are those of a plain walk, also where the firm has moved to another time zone', async () => {
    const firm = await test.addFirm()
    const { firmId } = firm
    const [visitor] = await chats(firm, 1)
    const choose = chooser(7)
    const steps = Array.from({ length: 120 }, (_, at) => at)
    const begun = test.world.clock.now().getTime()
    await test.world.db.asFirm(firmId, async (tx) => {
      for (let n = 0; n < 700; n += 1) {
        const createdAt = new Date(begun + choose(steps) * hours(1))
        const createdDay = dayIn(choose(zones), createdAt)
        await insertMessage(tx, {
          firmId,
          sessionId: visitor?.sessionId ?? '',
          messageId: randomUUID(),
          clientName: `Ana ${n}`,
          content: 'lease',
          priority: choose(priorities),
          status: choose(messageStatuses),
          createdAt,
          createdDay,
          updatedAt: createdAt,
        })
      }
    })
    const plain = async (where: string) =>
      (
        await test.database.asOwner<{ id: string }>(
          `select message_id as id from messages where firm_id = $1 and ${where}
           order by created_day desc, created_at desc, message_id`,
          [firmId],
        )
      ).map(({ id }) => id)
    const unfiltered = { status: 'all', priority: 'all', search: '' } as const
    for (const [filter, where] of [
      [unfiltered, 'true'],
      [{ ...unfiltered, priority: 'high' }, `priority = 'high'`],
      [{ ...unfiltered, search: 'lease' }, 'true'],
      [
        { ...unfiltered, startDate: '2026-03-06', endDate: '2026-03-09' },
        `created_day between '2026-03-06' and '2026-03-09'`,
      ],
    ] as const) {
      const walked: string[] = []
      for (let offset = 0; offset < 720; offset += 37)
        walked.push(
          ...(
            await test.world.db.asFirm(firmId, (tx) =>
              listMessages(tx, firmId, filter, { limit: 37, offset }),
            )
          ).map(({ messageId }) => messageId),
        )
      expect(walked).toEqual(await plain(where))
    }
  })
})
