import { days } from '@foyer/shared/facts/time.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentsPort } from '#server/ports/payments/payments.ts'
import { type Newcomer, signInNewcomer } from '#server/testing/newcomer.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'

const privateSite = '127.0.0.1:9'
let test: TestWorld
beforeAll(async () => {
  test = await testWorld({ FETCH_PRIVATE_HOSTS: privateSite })
})
afterAll(() => test.close())

const goodCard = 'sandbox:card_visa:122040'
const signup = {
  organizationName: 'Hale & Wren',
  firmName: ' Hale\u202E  & Wr\u200Ben ',
  phone: '(212) 555-0100',
  website: 'WWW.HaleWren.example/about#team',
  zipCode: '10001',
  practiceAreas: ['Family Law', 'Divorce', 'Family Law'],
  firmSize: '2-5',
  attorneyCount: 3,
  planId: 2,
  billingInterval: 'monthly',
  paymentMethodId: goodCard,
}

async function register(): Promise<Newcomer> {
  const person = await signInNewcomer(test)
  await person.call('POST', '/auth/register', { firstName: 'Ida', lastName: 'Hale' })
  return person
}
const complete = (person: Newcomer, changes: object = {}) =>
  person.call('POST', '/auth/complete-signup', { ...signup, ...changes })

const ask = <Row extends object>(text: string, person: Newcomer) =>
  test.database.asOwner<Row>(text, [person.uid])

/** How many of everything a sign-up makes this person has. */
async function count(person: Newcomer) {
  const [row] = await ask<Record<string, number>>(
    `with mine as (select reserved_firm_id as firm_id from registrations where uid = $1)
     select
       (select count(*)::int from firms join mine using (firm_id)) as firms,
       (select count(*)::int from widget_tokens join mine using (firm_id)) as tokens,
       (select count(*)::int from members where uid = $1) as members,
       (select count(*)::int from users where uid = $1) as users,
       (select count(*)::int from subscriptions join mine using (firm_id)) as subscriptions,
       (select count(*)::int from billing_customers join mine using (firm_id)) as routes,
       (select count(*)::int from sandbox_customers where reference in (select firm_id::text from mine)) as customers,
       (select count(*)::int from sandbox_subscriptions s join sandbox_customers c using (customer_ref)
          where c.reference in (select firm_id::text from mine)) as ordered,
       (select count(*)::int from pgboss.job where name = 'read-site'
          and data->>'firmId' in (select firm_id::text from mine)) as readings`,
    person,
  )
  return row
}
const once = {
  firms: 1,
  tokens: 1,
  members: 1,
  users: 1,
  subscriptions: 1,
  routes: 1,
  customers: 1,
  ordered: 1,
  readings: 1,
}
const nothingOf = { firms: 0, tokens: 0, members: 0, users: 0, subscriptions: 0, routes: 0 }

const planOf = async (person: Newcomer) => {
  const [row] = await ask<{ plan_id: number; lines: { key: string; quantity: number }[] }>(
    `select s.plan_id, o.lines from members m join subscriptions s using (firm_id)
     join sandbox_subscriptions o using (ref) where m.uid = $1`,
    person,
  )
  return row
}

describe('completing a sign-up', () => {
  it('makes the firm, its trial of 7 days and the first reading of its site', async () => {
    const person = await register()
    const before = test.world.clock.now().getTime()
    const { status, body } = await complete(person)
    expect([status, body.message]).toEqual([
      200,
      'Your setup is complete. We are reading your website.',
    ])
    expect(body.subscription.status).toBe('trialing')
    const trial = Date.parse(body.subscription.trialEndsAt) - before
    expect(trial / days(7)).toBeCloseTo(1, 3)
    expect(await count(person)).toEqual(once)
    const [firm] = await ask<Record<string, unknown>>(
      'select f.* from firms f join members using (firm_id) where uid = $1',
      person,
    )
    expect(firm).toMatchObject({
      integration_id: body.integrationId,
      name: 'Hale & Wren',
      phone: '+12125550100',
      site_url: 'https://www.halewren.example/about',
      notify_email: person.email,
      time_zone: 'America/New_York',
      zip_code: '10001',
      city: 'New York',
      state: 'NY',
      practice_areas: ['Family Law', 'Divorce'],
      firm_size: '2-5',
      attorney_count: 3,
      active: true,
    })
    const [user] = await ask<Record<string, unknown>>('select * from users where uid = $1', person)
    expect(user).toMatchObject({
      email: person.email,
      first_name: 'Ida',
      last_name: 'Hale',
      role: 'owner',
    })
  })

  it('opens the dashboard, where the site is being read and the snippet stands', async () => {
    const person = await register()
    expect((await person.call('GET', '/dashboard/user-info')).body.error).toBe('account/no-firm')
    const { body } = await complete(person)
    const info = await person.call('GET', '/dashboard/user-info')
    expect([info.status, info.body.integrationId]).toEqual([200, body.integrationId])
    const integration = `/integrations/${body.integrationId}`
    expect((await person.call('GET', `${integration}/site`)).body.site.state).toBe('queued')
    const { snippetCode } = (await person.call('GET', `${integration}/snippet`)).body
    expect(snippetCode).toMatch(/data-token="[0-9a-f]{24}"/)
    expect((await person.call('GET', '/onboarding')).body.complete).toBe(true)
  })

  it('answers again what it made, and changes nothing', async () => {
    const person = await register()
    const first = await complete(person)
    const second = await complete(person, {
      firmName: 'Another',
      planId: 6,
      billingInterval: 'yearly',
    })
    expect(second.body).toEqual(first.body)
    const saved = await person.call('PUT', '/onboarding', {
      step: 2,
      answers: { firmName: 'Late' },
    })
    expect(saved.body).toMatchObject({ complete: true, answers: {} })
    expect(await count(person)).toEqual(once)
    expect((await planOf(person))?.plan_id).toBe(2)
  })

  it('needs a registration', async () => {
    const { status, body } = await complete(await signInNewcomer(test))
    expect([status, body.error]).toEqual([409, 'onboarding/not-registered'])
  })

  it('takes a firm without a website, and reads none', async () => {
    const person = await register()
    const { body } = await complete(person, { website: '' })
    expect(body.message).toBe(
      'Your setup is complete. Without a website the assistant takes details only.',
    )
    expect(await count(person)).toEqual({ ...once, readings: 0 })
  })

  it('takes a private address where the configuration allows it', async () => {
    expect((await complete(await register(), { website: `http://${privateSite}` })).status).toBe(
      200,
    )
  })

  it.each([
    ['10298', null, null, 'America/New_York'],
    ['90298', null, null, 'America/Los_Angeles'],
    ['85001', 'Phoenix', 'AZ', 'America/Phoenix'],
  ])('places ZIP code %s', async (zipCode, city, state, timeZone) => {
    const person = await register()
    expect((await complete(person, { zipCode })).status).toBe(200)
    const [firm] = await ask<object>(
      `select city, state, time_zone as "timeZone" from firms join members using (firm_id) where uid = $1`,
      person,
    )
    expect(firm).toEqual({ city, state, timeZone })
  })

  const seats = (quantity: number) => ({ key: 'seat_monthly', quantity })
  it.each([
    { given: { firmSize: 'solo', attorneyCount: 9, planId: 1 }, counted: 1, lines: ['solo'] },
    { given: { attorneyCount: undefined }, counted: 2, lines: ['firm'] },
    { given: { attorneyCount: 40 }, counted: 5, lines: ['firm'] },
    {
      given: { firmSize: '6+', attorneyCount: undefined, planId: 3 },
      counted: 6,
      lines: ['firm_plus'],
    },
    {
      given: { firmSize: '6+', attorneyCount: '9', planId: 3 },
      counted: 9,
      lines: ['firm_plus', 3],
    },
  ])('counts $counted attorneys: $given', async ({ given, counted, lines }) => {
    const person = await register()
    expect((await complete(person, given)).status).toBe(200)
    const [firm] = await ask<{ n: number }>(
      'select attorney_count as n from firms join members using (firm_id) where uid = $1',
      person,
    )
    expect(firm?.n).toBe(counted)
    expect((await planOf(person))?.lines).toEqual(
      lines.map((line) =>
        typeof line === 'number' ? seats(line) : { key: `${line}_monthly`, quantity: 1 },
      ),
    )
  })
})

describe('what cannot be used', () => {
  const withoutName = { firmName: ' ' }
  it.each([
    ['firmName', withoutName, 'Please enter the name of your firm.'],
    ['firmName', { firmName: ' \u200B\u2066' }, 'Please enter the name of your firm.'],
    [
      'phone',
      { phone: '555-01' },
      'Please enter a phone number with its area code, for example (212) 555-0100.',
    ],
    ['zipCode', { zipCode: '1000a' }, 'Please enter a ZIP code of 5 digits.'],
    [
      'attorneyCount',
      { firmSize: '6+', attorneyCount: 5, planId: 3 },
      'A firm of this size has at least 6 attorneys.',
    ],
    [
      'billingInterval',
      { planId: 5 },
      'This plan is paid at another interval. Please choose the plan again.',
    ],
    [
      'website',
      { website: 'http://localhost:3000' },
      'This address leads into a private network. Enter the address that anyone can open.',
    ],
    [
      'website',
      { website: 'javascript:alert(1)' },
      'A website address begins with https:// or http://.',
    ],
  ])('is told by field: %s', async (field, changes, message) => {
    const person = await register()
    const { status, body } = await complete(person, changes)
    expect([status, body.error, body.details]).toEqual([
      400,
      'request/invalid',
      [{ field, message }],
    ])
    expect(await count(person)).toMatchObject({ ...nothingOf, customers: 0 })
  })

  it('is told all at once', async () => {
    const wrong = { firmName: '', phone: '', zipCode: '', website: 'x', planId: 5 }
    const { body } = await complete(await register(), wrong)
    expect(body.details.map(({ field }: { field: string }) => field)).toEqual([
      'firmName',
      'phone',
      'zipCode',
      'website',
      'billingInterval',
    ])
  })
})

describe('a card that is refused', () => {
  it.each([
    ['card_declined', 'Your card was declined. Please use another card or ask your bank.'],
    [
      'card_insufficient_funds',
      'Your card was declined because it has too little money left. Please use another card.',
    ],
    ['card_expired', 'Your card has expired. Please use another card.'],
    ['card_nobody_knows', 'This card could not be found. Please enter it again.'],
  ])('says why and loses nothing: %s', async (card, message) => {
    const person = await register()
    await person.call('PUT', '/onboarding', { step: 2, answers: { firmName: 'Hale & Wren' } })
    const refused = await complete(person, { paymentMethodId: `sandbox:${card}:122040` })
    expect([refused.status, refused.body.message]).toEqual([402, message])
    expect(await count(person)).toMatchObject({ ...nothingOf, ordered: 0 })
    expect((await person.call('GET', '/onboarding')).body.answers.firmName).toBe('Hale & Wren')
    // The next card may come with another plan: nothing is left of the refused order.
    expect((await complete(person, { planId: 4, billingInterval: 'yearly' })).status).toBe(200)
    expect(await count(person)).toEqual(once)
    expect((await planOf(person))?.lines).toEqual([{ key: 'solo_yearly', quantity: 1 }])
  })
})

describe('a provider that refuses the order itself', () => {
  it('is asked under another key the next time, for a key always answers the same', async () => {
    const person = await register()
    const { payments } = test.world
    const { subscribe } = payments
    const refused = new Set<string>()
    Object.assign(payments, {
      subscribe: async (order: Parameters<typeof subscribe>[0]) => {
        if (refused.size === 0) refused.add(order.key)
        return refused.has(order.key)
          ? { outcome: 'refused', reason: 'authentication-required' }
          : await subscribe(order)
      },
    })
    const first = await complete(person)
    const second = await complete(person)
    Object.assign(payments, { subscribe })
    expect([first.status, first.body.error]).toEqual([402, 'billing/card-authentication'])
    expect(second.status).toBe(200)
    expect(await count(person)).toEqual(once)
  })
})

describe('an attempt that dies', () => {
  const steps = ['ensureCustomer', 'attachCard', 'newest', 'subscribe', 'change'] as const
  type When = 'before' | 'after'

  /** Ends the first call of a step of the provider's, before or after it had its effect. */
  function dieOnce(step: (typeof steps)[number], when: When): { mend(): boolean } {
    const { payments } = test.world
    const whole = { ...payments }
    const died = { done: false }
    function dying<Given extends unknown[], T>(call: (...given: Given) => Promise<T>) {
      return async (...given: Given) => {
        const isMine = !died.done
        died.done = true
        if (isMine && when === 'before') throw new Error('killed')
        const answer = await call(...given)
        if (isMine) throw new Error('killed')
        return answer
      }
    }
    const all: Pick<PaymentsPort, (typeof steps)[number]> = {
      ensureCustomer: dying(whole.ensureCustomer),
      attachCard: dying(whole.attachCard),
      newest: dying(whole.newest),
      subscribe: dying(whole.subscribe),
      change: dying(whole.change),
    }
    Object.assign(payments, { [step]: all[step] })
    return {
      mend: () => {
        Object.assign(payments, whole)
        return died.done
      },
    }
  }

  it.each(
    steps.flatMap((step): [typeof step, When][] => [
      [step, 'before'],
      [step, 'after'],
    ]),
  )(
    'at %s (%s its effect) is taken up by the next, with the plan chosen then',
    async (step, when) => {
      const person = await register()
      // A first attempt leaves a subscription to another plan behind, so that `change` is reached.
      if (step === 'change') {
        const earlier = dieOnce('subscribe', 'after')
        expect((await complete(person)).status).toBe(503)
        earlier.mend()
      }
      const broken = dieOnce(step, when)
      const choice = step === 'change' ? { planId: 3, firmSize: '6+', attorneyCount: 8 } : {}
      const died = await complete(person, choice)
      expect([broken.mend(), died.status]).toEqual([true, 503])
      expect(await count(person)).toMatchObject(nothingOf)
      expect((await person.call('GET', '/onboarding')).body.complete).toBe(false)
      const { status, body } = await complete(person, { planId: 5, billingInterval: 'yearly' })
      expect([status, body.subscription?.status]).toEqual([200, 'trialing'])
      expect(await count(person)).toEqual(once)
      expect(await planOf(person)).toEqual({
        plan_id: 5,
        lines: [{ key: 'firm_yearly', quantity: 1 }],
      })
    },
  )

  it('while the firm is written leaves nothing of it, and is taken up by the next', async () => {
    const person = await register()
    await test.database.asOwner(
      `create function refuse_members() returns trigger language plpgsql as
         $$ begin raise exception 'killed'; end $$`,
    )
    await test.database.asOwner(
      'create trigger refuse_members before insert on subscriptions execute function refuse_members()',
    )
    expect((await complete(person)).status).toBe(500)
    expect(await count(person)).toMatchObject({ ...nothingOf, ordered: 1, readings: 0 })
    await test.database.asOwner('drop function refuse_members() cascade')
    expect((await complete(person)).status).toBe(200)
    expect(await count(person)).toEqual(once)
  })

  it('is one firm when twenty calls come at once', async () => {
    const person = await register()
    const all = await Promise.all(Array.from({ length: 20 }, () => complete(person)))
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(all.map(({ body }) => body.integrationId)).size).toBe(1)
    expect(await count(person)).toEqual(once)
  })

  it('is one firm when processes that know nothing of each other complete it', async () => {
    const person = await register()
    // Without the line that people of one process wait in, as between two processes.
    const queue = { ...test.world.billingQueue }
    Object.assign(test.world.billingQueue, { run: (_key: string, work: () => unknown) => work() })
    const plans = [
      { planId: 2, billingInterval: 'monthly' },
      { planId: 4, billingInterval: 'yearly' },
    ]
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => complete(person, plans[at % 2])),
    )
    Object.assign(test.world.billingQueue, queue)
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await count(person)).toEqual(once)
  })
})
