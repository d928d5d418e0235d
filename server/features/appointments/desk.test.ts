import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { book, type Booking, countersOf, friday, monday } from '#server/testing/booking.ts'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat } from '#server/testing/visitor.ts'

let test: TestWorld
beforeAll(async () => {
  // Thursday, 10 in the morning in Detroit.
  test = await testWorld({ FOYER_NOW: '2026-03-05T15:00:00Z' })
})
afterAll(() => test.close())

const list = async ({ idToken: bearer }: TestFirm, query = '') =>
  (await test.call('app', 'GET', `/api/v1/dashboard/appointments${query}`, { bearer })).body
const idsOf = (body: { appointments: { id: string }[] }) => body.appointments.map(({ id }) => id)

describe('the list of requests', () => {
  it('shows each as it was sent, newest first, narrowed by status, type and day', async () => {
    const first = await book(test)
    const { firm } = first
    const second = await book(test, { firm, wish: { consultationType: 'video' } })
    const third = await book(test, { firm, wish: { consultationType: 'in_person' } })
    await third.change({ status: 'cancelled' })
    const all = await list(firm)
    expect(idsOf(all)).toEqual([third.id, second.id, first.id])
    expect(all.pagination).toEqual({
      page: 1,
      totalPages: 1,
      total: 3,
      hasNext: false,
      hasPrev: false,
    })
    expect(all.appointments[2]).toMatchObject({
      clientName: 'Ana Ruiz',
      clientPhone: '313-555-0147',
      consultationType: 'phone',
      urgency: 'high',
      status: 'requested',
      preferredTimes: [friday, monday],
      message: 'My husband hit me and I want a divorce.',
      scheduledFor: null,
      viewed: false,
      withdrawn: false,
      sessionId: first.visitor.sessionId,
    })
    expect(idsOf(await list(firm, '?status=requested'))).toEqual([second.id, first.id])
    expect(idsOf(await list(firm, '?type=in_person&status=cancelled'))).toEqual([third.id])
    expect((await list(firm, '?type=video')).pagination.total).toBe(1)
    expect((await list(firm, '?status=scheduled')).pagination.total).toBe(0)
    expect((await list(firm, '?startDate=2026-03-05&endDate=2026-03-05')).pagination.total).toBe(3)
    expect((await list(firm, '?startDate=2026-03-06')).appointments).toEqual([])
    const beyond = await list(firm, '?page=7&limit=2')
    expect(beyond).toMatchObject({ appointments: [], pagination: { total: 3, totalPages: 2 } })
  })

  it('notes once when a request was first opened', async () => {
    const { id, firm, change, read } = await book(test)
    expect((await change({ viewed: true })).body.appointment.viewed).toBe(true)
    const viewedAt = () =>
      test.database.asOwner<{ at: Date }>(
        'select viewed_at as at from appointment_requests where firm_id = $1 and appointment_id = $2',
        [firm.firmId, id],
      )
    const opened = await viewedAt()
    test.pass(5_000)
    await change({ viewed: true })
    expect(await viewedAt()).toEqual(opened)
    expect((await read()).status).toBe('requested')
  })
})

const states = {
  requested: [],
  scheduled: [{ status: 'scheduled', scheduledFor: friday }],
  completed: [{ status: 'scheduled', scheduledFor: friday }, { status: 'completed' }],
  'cancelled before a time': [{ status: 'cancelled' }],
  'cancelled with a time': [{ status: 'scheduled', scheduledFor: friday }, { status: 'cancelled' }],
} as const

const schedule = { status: 'scheduled', scheduledFor: friday }
const steps: Record<keyof typeof states, [object, string | number][]> = {
  requested: [
    [schedule, 'scheduled'],
    [{ status: 'cancelled' }, 'cancelled'],
    [{ status: 'requested' }, 'requested'],
    [{ status: 'completed' }, 409],
  ],
  scheduled: [
    [{ status: 'requested' }, 'requested'],
    [{ status: 'completed' }, 'completed'],
    [{ status: 'cancelled' }, 'cancelled'],
    [schedule, 'scheduled'],
    [{ status: 'scheduled', scheduledFor: monday }, 'scheduled'],
  ],
  completed: [
    [{ status: 'scheduled' }, 'scheduled'],
    [schedule, 'scheduled'],
    [{ status: 'completed' }, 'completed'],
    [{ status: 'scheduled', scheduledFor: monday }, 409],
    [{ status: 'requested' }, 409],
    [{ status: 'cancelled' }, 409],
  ],
  'cancelled before a time': [
    [{ status: 'requested' }, 'requested'],
    [{ status: 'cancelled' }, 'cancelled'],
    [schedule, 409],
    [{ status: 'completed' }, 409],
  ],
  'cancelled with a time': [
    [{ status: 'scheduled' }, 'scheduled'],
    [schedule, 'scheduled'],
    [{ status: 'scheduled', scheduledFor: monday }, 409],
    [{ status: 'requested' }, 409],
    [{ status: 'completed' }, 409],
  ],
}

async function stand(state: keyof typeof states): Promise<Booking> {
  const booking = await book(test)
  for (const step of states[state]) await booking.change(step)
  return booking
}

describe('a step with a request', () => {
  const stateNames = Object.keys(states).filter((name): name is keyof typeof states =>
    Object.hasOwn(states, name),
  )
  it.each(stateNames)('that is %s is taken or refused, and counted', async (state) => {
    for (const [step, expected] of steps[state]) {
      const { change, read, firm } = await stand(state)
      const before = await read()
      const { status, body } = await change(step)
      if (typeof expected === 'number') {
        expect([status, body.error], JSON.stringify(step)).toEqual([
          expected,
          'appointment/transition',
        ])
        expect(body.message).toBe(
          'This request stands differently now, perhaps because a colleague has changed it. Please look at it again.',
        )
        expect(await read()).toEqual(before)
      } else {
        expect([status, body.appointment.status], JSON.stringify(step)).toEqual([200, expected])
        expect(await read()).toEqual(body.appointment)
      }
      const { counted, there } = await countersOf(test, firm)
      expect(counted).toEqual(there)
    }
  })

  it('keeps the time of what is done or cancelled, and forgets that of what is not scheduled', async () => {
    const { change } = await stand('scheduled')
    expect((await change({ status: 'completed' })).body.appointment.scheduledFor).toBe(friday)
    await change({ status: 'scheduled' })
    expect((await change({ status: 'cancelled' })).body.appointment.scheduledFor).toBe(friday)
    await change({ status: 'scheduled' })
    expect((await change({ status: 'requested' })).body.appointment.scheduledFor).toBeNull()
  })

  it.each([
    [{ status: 'scheduled' }, 400, 'Please choose one of the times the visitor asked for.'],
    [
      { status: 'scheduled', scheduledFor: '2026-03-06T15:00:00Z' },
      409,
      'The visitor did not ask for this time. Please choose one of theirs.',
    ],
    [
      { status: 'cancelled', scheduledFor: friday },
      400,
      'Some of what was sent could not be used. Please check it and try again.',
    ],
  ])('needs one of the wished times: %j', async (step, status, message) => {
    const { change } = await book(test)
    expect(await change(step)).toMatchObject({ status, body: { message } })
  })

  it('is taken from where a colleague left it', async () => {
    const both = await stand('scheduled')
    const answers = await Promise.all([
      both.change({ status: 'completed' }),
      both.change({ status: 'requested' }),
    ])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    const taken = answers.find(({ status }) => status === 200)
    expect(await both.read()).toEqual(taken?.body.appointment)
  })

  it('keeps its counters when many are taken at once, back and forth', async () => {
    const first = await book(test)
    const { firm } = first
    const more = await Promise.all([1, 2, 3].map(() => book(test, { firm })))
    const all = [first, ...more]
    for (const status of ['cancelled', 'requested', 'cancelled', 'requested']) {
      const odd = status === 'cancelled' ? 'requested' : 'cancelled'
      const answers = await Promise.all(
        all.map(({ change }, at) => change({ status: at % 2 === 0 ? status : odd })),
      )
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
    }
    const { counted, there } = await countersOf(test, firm)
    expect(counted).toEqual(there)
  })

  it('cannot choose a time that has passed', async () => {
    const booking = await book(test, { wish: { preferredTimes: ['2026-03-05T16:30:00Z'] } })
    await test.database.asOwner(
      `update appointment_requests set preferred_times = '["2026-03-05T14:30:00.000Z"]'
       where firm_id = $1`,
      [booking.firm.firmId],
    )
    const past = { status: 'scheduled', scheduledFor: '2026-03-05T14:30:00Z' }
    expect(await booking.change(past)).toMatchObject({
      status: 409,
      body: { message: 'This time has passed. Please choose a later one.' },
    })
  })
})

describe('what a visitor asks for', () => {
  const wish = {
    clientName: 'Ana Ruiz',
    clientPhone: '313-555-0147',
    consultationType: 'phone',
    preferredTimes: [friday],
  }
  async function newChat(hours?: string) {
    const firm = await test.addFirm()
    if (hours !== undefined)
      await test.database.asOwner(`update firms set ${hours} where firm_id = $1`, [firm.firmId])
    const visitor = await openChat(test, firm.token)
    await visitor.accept()
    return {
      firm,
      visitor,
      ask: (body: object) => visitor.call('POST', '/appointment-requests', body),
    }
  }

  it('is kept once, however often it is sent', async () => {
    const { firm, ask } = await newChat()
    const first = await ask(wish)
    expect((await ask(wish)).body).toEqual(first.body)
    const together = await Promise.all([ask(wish), ask(wish)])
    expect(together.map(({ body }) => body.id)).toEqual([first.body.id, first.body.id])
    const corrected = await ask({ ...wish, clientPhone: '313-555-0148' })
    expect(corrected.body.id).not.toBe(first.body.id)
    expect((await list(firm)).pagination.total).toBe(2)
  })

  it('is answered as before when the firm has scheduled it meanwhile', async () => {
    const { firm, ask } = await newChat()
    const { id } = (await ask(wish)).body
    const url = `/api/v1/dashboard/appointments/${id}`
    await test.call('app', 'PATCH', url, {
      bearer: firm.idToken,
      body: { status: 'scheduled', scheduledFor: friday },
    })
    expect(await ask(wish)).toMatchObject({ status: 201, body: { id } })
  })

  it('must be a way the firm consults', async () => {
    const { visitor, ask } = await newChat(`consultation_types = '{video}'`)
    expect((await visitor.call('GET', '/times')).body.consultationTypes).toEqual(['video'])
    expect(await ask(wish)).toMatchObject({
      status: 409,
      body: {
        error: 'appointment/type-not-offered',
        message: 'The firm does not offer this kind of consultation. Please choose another.',
      },
    })
    expect((await ask({ ...wish, consultationType: 'video' })).status).toBe(201)
  })

  it('is chosen from the firm’s own hours', async () => {
    const { visitor, ask } = await newChat(
      `hours = jsonb_set(hours, '{fri}', '[{"opens":"13:00","closes":"15:00"}]')`,
    )
    const { days } = (await visitor.call('GET', '/times')).body
    const onFriday = days.find(({ date }: { date: string }) => date === '2026-03-06')
    expect(onFriday.times).toEqual([
      '2026-03-06T18:00:00.000Z',
      '2026-03-06T18:30:00.000Z',
      '2026-03-06T19:00:00.000Z',
      '2026-03-06T19:30:00.000Z',
    ])
    expect(await ask(wish)).toMatchObject({
      status: 409,
      body: { message: 'One of these times is no longer offered. Please choose again.' },
    })
  })

  it('is no longer offered once somebody has it, and again once they have not', async () => {
    const booking = await book(test)
    const stranger = await openChat(test, booking.firm.token)
    await stranger.accept()
    const isOffered = async () => {
      const { days } = (await stranger.call('GET', '/times')).body
      return days.some(({ times }: { times: string[] }) => times.includes(friday))
    }
    expect(await isOffered()).toBe(true)
    await booking.change(schedule)
    expect(await isOffered()).toBe(false)
    expect(await stranger.call('POST', '/appointment-requests', wish)).toMatchObject({
      status: 409,
      body: { error: 'appointment/not-offered' },
    })
    await booking.change({ status: 'cancelled' })
    expect(await isOffered()).toBe(true)
  })
})
