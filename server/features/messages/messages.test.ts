import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat, type Visitor } from '#server/testing/visitor.ts'
import { deliverMessage } from './jobs.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld({ FOYER_NOW: '2026-03-05T15:00:00Z' })
})
afterAll(() => test.close())

const path = '/api/v1/dashboard/messages'
const ask = (firm: TestFirm, query = '') =>
  test.call('app', 'GET', `${path}${query}`, { bearer: firm.idToken })
const list = async (firm: TestFirm, query = '') => (await ask(firm, query)).body
const search = async (firm: TestFirm, words: string, more = ''): Promise<string[]> =>
  (await list(firm, `?search=${encodeURIComponent(words)}${more}`)).messages.map(
    ({ clientName }: { clientName: string }) => clientName,
  )
const change = async (firm: TestFirm, id: string, body: object) =>
  (await test.call('app', 'PATCH', `${path}/${id}`, { bearer: firm.idToken, body })).body.message

let desks = 0
async function newFirm(): Promise<TestFirm & { desk: string; visitor: Visitor }> {
  desks += 1
  const desk = `letters${desks}@halewren.example`
  const firm = await test.addFirm({ notifyEmail: desk })
  const visitor = await openChat(test, firm.token)
  await visitor.accept()
  return { ...firm, desk, visitor }
}

async function leave(visitor: Visitor, more: object = {}): Promise<string> {
  const { status, body } = await visitor.call('POST', '/messages', {
    clientName: 'Ana Ruiz',
    clientEmail: 'ana.ruiz@mail.example',
    messageContent: 'Please tell me about my lease.',
    ...more,
  })
  if (status !== 201) throw new Error(`${status} ${body.message}`)
  return body.id
}

const countersOf = (firm: TestFirm) =>
  test.database.asOwner(
    `select status, facet, count from item_counts
     where firm_id = $1 and noun = 'message' and count <> 0 order by 1, 2`,
    [firm.firmId],
  )
const wordsOf = (firm: TestFirm) =>
  test.database.asOwner('select word from search_words where firm_id = $1', [firm.firmId])

describe('the list of messages', () => {
  it('shows what a visitor left, as the firm has it', async () => {
    const { visitor, ...firm } = await newFirm()
    expect(await list(firm)).toEqual({
      success: true,
      messages: [],
      pagination: { page: 1, totalPages: 0, total: 0, hasNext: false, hasPrev: false },
    })
    const id = await leave(visitor, { messageContent: 'My hearing is tomorrow.' })
    const { messages, pagination } = await list(firm)
    expect(messages).toEqual([
      {
        id,
        clientName: 'Ana Ruiz',
        clientEmail: 'ana.ruiz@mail.example',
        clientPhone: null,
        messageContent: 'My hearing is tomorrow.',
        priority: 'high',
        status: 'pending',
        requiresImmediateAttention: true,
        reasons: ['hearing-near'],
        viewed: false,
        withdrawn: false,
        sessionId: visitor.sessionId,
        createdAt: expect.any(String),
        updatedAt: messages[0].createdAt,
      },
    ])
    expect(pagination).toEqual({ page: 1, totalPages: 1, total: 1, hasNext: false, hasPrev: false })
  })

  it('pages newest first, as far back as there is, and is empty beyond its end', async () => {
    const firm = await newFirm()
    await test.database.asOwner(
      `with made as (select n, '2026-03-04T12:00:00Z'::timestamptz - n * interval '1 hour' as at from generate_series(1, 645) n),
       rows as (insert into messages (firm_id, message_id, session_id, client_name, content, priority, created_at, created_day, updated_at)
         select $1, gen_random_uuid(), $2, 'N' || n, '', 'low', at, (at at time zone 'America/Detroit')::date, at from made returning created_day)
       insert into item_counts select $1, 'message', created_day, 'pending', 'low', count(*) from rows group by created_day`,
      [firm.firmId, firm.visitor.sessionId],
    )
    const names = async (query: string): Promise<string[]> =>
      (await list(firm, query)).messages.map((each: { clientName: string }) => each.clientName)
    const numbers = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => `N${from + at}`)
    expect(await names('')).toEqual(numbers(1, 20))
    expect(await names('?page=2')).toEqual(numbers(21, 40))
    expect(await names('?page=17')).toEqual(numbers(321, 340))
    expect(await names('?page=33')).toEqual(numbers(641, 645))
    expect(await names('?page=5&limit=100&status=pending&priority=low')).toEqual(numbers(401, 500))
    expect((await list(firm, '?page=33')).pagination).toEqual({
      page: 33,
      totalPages: 33,
      total: 645,
      hasNext: false,
      hasPrev: true,
    })
    expect(await names('?page=34')).toEqual([])
    expect(await names('?priority=high')).toEqual([])
    expect((await list(firm, '?startDate=2026-03-04&endDate=2026-03-04')).pagination.total).toBe(7)
  })

  it.each(['?status=new', '?priority=urgent', '?limit=101', '?page=0', '?endDate=soon', '?q=x'])(
    'refuses %s',
    async (query) => {
      expect(await ask(await newFirm(), query)).toMatchObject({
        status: 400,
        body: {
          message: 'Some of what was sent could not be used. Please check it and try again.',
        },
      })
    },
  )
})

describe('a message of the firm', () => {
  it('is viewed once it is opened, whatever is opened later, and counted so', async () => {
    const { visitor, ...firm } = await newFirm()
    const id = await leave(visitor)
    test.pass(60_000)
    const opened = await change(firm, id, { viewed: true })
    expect(opened).toMatchObject({ status: 'viewed', viewed: true })
    expect(opened.updatedAt > opened.createdAt).toBe(true)
    test.pass(60_000)
    expect(await change(firm, id, { viewed: true })).toEqual(opened)
    const [{ viewed_at: viewedAt } = { viewed_at: null }] = await test.database.asOwner<{
      viewed_at: Date | null
    }>('select viewed_at from messages where message_id = $1', [id])
    expect(viewedAt?.toISOString()).toBe(opened.updatedAt)
    expect(await countersOf(firm)).toEqual([{ status: 'viewed', facet: 'medium', count: 1 }])
  })

  it('gets any status and priority by hand, and opening changes no status but pending', async () => {
    const { visitor, ...firm } = await newFirm()
    const id = await leave(visitor)
    for (const status of ['resolved', 'responded', 'viewed', 'pending', 'responded'])
      expect(await change(firm, id, { status })).toMatchObject({ status, viewed: false })
    expect(await change(firm, id, { viewed: true })).toMatchObject({
      status: 'responded',
      viewed: true,
    })
    const marked = await change(firm, id, { priority: 'low' })
    expect(marked).toMatchObject({ status: 'responded', priority: 'low', reasons: [] })
    expect(await countersOf(firm)).toEqual([{ status: 'responded', facet: 'low', count: 1 }])
    expect((await list(firm, '?status=responded&priority=low')).pagination.total).toBe(1)
    expect((await list(firm, '?status=pending')).pagination.total).toBe(0)
    const { body } = await test.call('app', 'GET', `${path}/${id}`, { bearer: firm.idToken })
    expect(body.message).toEqual(marked)
  })

  it('stays counted once when many mark it at the same time', async () => {
    const { visitor, ...firm } = await newFirm()
    const ids = [await leave(visitor), await leave(visitor)]
    const marks = ['viewed', 'pending', 'resolved', 'pending', 'responded', 'viewed']
    await Promise.all(marks.map((status, at) => change(firm, ids[at % 2] ?? '', { status })))
    const total = (await countersOf(firm)).reduce((sum, row) => sum + Reflect.get(row, 'count'), 0)
    expect(total).toBe(2)
    expect((await list(firm)).pagination.total).toBe(2)
  })

  it.each([{ status: 'lost' }, { priority: 'urgent' }, { viewed: false }, { clientName: 'x' }])(
    'refuses %j',
    async (body) => {
      const { visitor, ...firm } = await newFirm()
      const id = await leave(visitor)
      const bearer = firm.idToken
      expect((await test.call('app', 'PATCH', `${path}/${id}`, { bearer, body })).status).toBe(400)
    },
  )
})

describe('a withdrawn chat', () => {
  it('takes its messages, their counts and their words where the firm had none of them', async () => {
    const { visitor, ...firm } = await newFirm()
    await leave(visitor)
    await leave(visitor)
    expect((await visitor.call('DELETE', '')).body).toMatchObject({ delivered: false })
    expect((await list(firm)).pagination.total).toBe(0)
    expect(await countersOf(firm)).toEqual([])
    expect(await wordsOf(firm)).toEqual([])
    expect(await search(firm, 'lease')).toEqual([])
  })

  it('leaves what the firm has, marked, with its time of change as it was', async () => {
    const { visitor, ...firm } = await newFirm()
    const id = await leave(visitor)
    await deliverMessage(test.world, { firmId: firm.firmId, messageId: id })
    expect((await visitor.call('DELETE', '')).body).toMatchObject({ delivered: true })
    const { messages } = await list(firm)
    expect(messages).toMatchObject([{ id, withdrawn: true, status: 'pending' }])
    expect(messages[0].updatedAt).toBe(messages[0].createdAt)
    expect(await search(firm, 'lease')).toEqual(['Ana Ruiz'])
  })
})

describe('the search', () => {
  it('finds by name, address and words, without accents, the last word from three letters on', async () => {
    const { visitor, ...firm } = await newFirm()
    await leave(visitor, {
      clientName: 'José Núñez',
      clientEmail: 'pepe@correo.example',
      messageContent: 'Mi casero no devuelve el depósito.',
    })
    await leave(visitor)
    for (const words of ['jose', 'JOSÉ', 'nunez', 'pepe', 'pepe@correo.example', 'deposito', 'dep'])
      expect([words, await search(firm, words)]).toEqual([words, ['José Núñez']])
    expect(await search(firm, 'mi casero')).toEqual(['José Núñez'])
    expect(await search(firm, 'casero mi')).toEqual(['José Núñez'])
    expect(await search(firm, 'example')).toEqual(['Ana Ruiz', 'José Núñez'])
    expect(await search(firm, 'jose lease')).toEqual([])
    expect(await search(firm, 'asero')).toEqual([])
    expect(await search(firm, 'de')).toEqual([])
    expect(await search(firm, 'example', '&status=viewed')).toEqual([])
    expect(await search(firm, 'example', '&priority=medium&page=2&limit=1')).toEqual(['José Núñez'])
    expect((await list(firm, '?search=exam&limit=1')).pagination).toMatchObject({
      total: 2,
      totalPages: 2,
      hasNext: true,
    })
  })

  it('takes hostile text for what it is', async () => {
    const { visitor, ...firm } = await newFirm()
    const names = ['100%_of\\it', "O'Brien'); drop table messages; --", 'مرحبا بالعالم', '🦊 Fuchs']
    for (const clientName of names) await leave(visitor, { clientName })
    await leave(visitor, {
      clientName: 'A\u0000B'.padEnd(200, 'x'),
      messageContent: 'x'.repeat(4_000),
    })
    expect(await search(firm, '%')).toEqual([])
    expect(await search(firm, '_')).toEqual([])
    expect(await search(firm, '\\')).toEqual([])
    expect(await search(firm, '🦊')).toEqual([])
    expect(await search(firm, '\u0000')).toEqual([...names, 'AB'.padEnd(199, 'x')].toReversed())
    expect(await search(firm, '100%_of')).toEqual([names[0]])
    expect(await search(firm, "o'brien'); drop")).toEqual([names[1]])
    expect(await search(firm, 'بالعالم')).toEqual([names[2]])
    expect(await search(firm, 'fuchs 🦊')).toEqual([names[3]])
    expect(await search(firm, 'a'.repeat(200))).toEqual([])
    expect((await ask(firm, `?search=${'a'.repeat(201)}`)).status).toBe(400)
    expect((await list(firm)).messages).toHaveLength(5)
  })

  it('goes by the first eight words of a long one, which the database can plan at once', async () => {
    const { visitor, ...firm } = await newFirm()
    const words = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x4e00 + at))
    await leave(visitor, { messageContent: words.join(' ') })
    const begun = performance.now()
    expect(await search(firm, words.join(' '))).toHaveLength(1)
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(
      await search(firm, [...words.slice(0, 7), 'absent', ...words.slice(7)].join(' ')),
    ).toEqual([])
  })

  it('finds nothing of another firm', async () => {
    const [mine, theirs] = [await newFirm(), await newFirm()]
    await leave(theirs.visitor, { clientName: 'Zebulon' })
    expect(await search(mine, 'zebulon')).toEqual([])
    expect(await search(theirs, 'zebulon')).toEqual(['Zebulon'])
  })

  it('pages through more than it gathers by the list’s own order', async () => {
    const firm = await newFirm()
    await test.database.asOwner(
      `with made as (select n, gen_random_uuid() as id, '2026-03-04T12:00:00Z'::timestamptz - n * interval '1 minute' as at from generate_series(1, 2100) n),
       rows as (insert into messages (firm_id, message_id, session_id, client_name, content, priority, created_at, created_day, updated_at)
         select $1, id, $2, 'N' || n, '', 'low', at, '2026-03-04', at from made)
       insert into search_words (firm_id, noun, word, created_at, item_id)
         select $1, 'message', word, at, id from made, unnest(array['lease', 'leases', 'n' || n]) word`,
      [firm.firmId, firm.visitor.sessionId],
    )
    const { messages, pagination } = await list(firm, '?search=leas&page=3')
    expect(pagination).toMatchObject({ total: 2_100, totalPages: 105 })
    expect(messages[0].clientName).toBe('N41')
    expect(await search(firm, 'lease n21')).toHaveLength(12)
    expect((await list(firm, '?search=lease&priority=low')).pagination.total).toBe(2_100)
  })
})

it('tells why a message is urgent in the firm’s mail, and names no reason to the visitor', async () => {
  const { visitor, desk, ...firm } = await newFirm()
  const content = 'My hearing is on March 6 and my son was arrested.'
  const { body } = await visitor.call('POST', '/messages', {
    clientName: 'Ana Ruiz',
    clientPhone: '313-555-0147',
    messageContent: content,
  })
  expect(body).toEqual({
    success: true,
    id: expect.any(String),
    message: 'Your message was sent to Hale & Wren. The firm answers you itself.',
  })
  await deliverMessage(test.world, { firmId: firm.firmId, messageId: body.id })
  const { entries } = await test.outbox.list()
  const [entry] = entries.filter(({ to }) => to.includes(desk))
  const mail = await test.outbox.read(entry?.id ?? '')
  expect(mail?.text).toContain('A court date today or tomorrow')
  expect(mail?.text).toContain('An arrest, or somebody is in custody')
  expect(mail?.text).not.toContain('no hurry')
})
