import { testCards } from '@foyer/shared/facts/test-cards.ts'
import { days, minutes } from '@foyer/shared/facts/time.ts'
import type { PriceLine } from '@foyer/shared/rules/price.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentsPort } from '../payments.ts'
import { sandboxPayments } from '../payments.sandbox.ts'
import { openSandboxRig, type Rig } from '../testing/rigs.ts'

const solo: PriceLine[] = [{ key: 'solo_monthly', quantity: 1 }]
const monthly = 'monthly' as const

let rig: Rig
let payments: PaymentsPort
let customerRef: string

async function start(at?: string) {
  rig = await openSandboxRig(at === undefined ? undefined : new Date(at))
  payments = rig.payments
  customerRef = await rig.customer()
}
const attach = (paymentMethodId: string, key = paymentMethodId) =>
  payments.attachCard({ customerRef, paymentMethodId, key })
async function begin(trialDays: number, lines = solo) {
  const order = { customerRef, lines, interval: monthly, trialDays, key: 'begin' }
  const begun = await payments.subscribe(order)
  if (begun.outcome === 'refused') throw new Error(`refused: ${begun.reason}`)
  return begun.subscription
}
const daysOf = (instants: (Date | undefined)[]) =>
  instants.map((at) => at?.toISOString().slice(0, 10))

describe('the sandbox after a long sleep', () => {
  beforeEach(() => start('2026-01-24T12:00:00Z'))
  afterEach(() => rig.close())

  it('settles every period that has passed, each on its own day', async () => {
    await attach(rig.method('visa'))
    const { ref } = await begin(7)
    rig.sleep(days(100))
    await payments.turnClock()
    const invoices = await payments.invoices(customerRef, 20)
    // From the 31st: the last day of a short month, and the 31st again.
    expect(daysOf(invoices.map(({ at }) => at))).toEqual([
      '2026-04-30',
      '2026-03-31',
      '2026-02-28',
      '2026-01-31',
    ])
    expect(await payments.get(ref)).toMatchObject({
      currentPeriodStart: new Date('2026-04-30T12:00:00Z'),
      currentPeriodEnd: new Date('2026-05-31T12:00:00Z'),
    })
    const told = await Promise.all(
      (await rig.events()).map(({ body, signature }) => payments.readEvent(body, signature)),
    )
    const times = told.map(({ occurredAt }) => occurredAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(told.filter(({ kind }) => kind === 'invoice-paid')).toHaveLength(4)
  })

  it('settles before it answers, though nobody turned the clock', async () => {
    await attach(rig.method('visa'))
    const { ref } = await begin(7)
    rig.sleep(days(8))
    expect(await payments.invoices(customerRef, 20)).toHaveLength(1)
    rig.sleep(days(31))
    const change = { subscriptionRef: ref, lines: solo, interval: monthly, at: rig.now() }
    expect(await payments.change({ ...change, key: 'same' })).toMatchObject({
      subscription: { currentPeriodStart: new Date('2026-02-28T12:00:00Z') },
    })
  })

  it('charges once, though many processes settle at the same moment', async () => {
    await attach(rig.method('visa'))
    const { ref } = await begin(7)
    rig.sleep(days(70))
    const others = Array.from({ length: 4 }, () =>
      sandboxPayments({ db: rig.database.db, clock: rig, secret: 'another process' }),
    )
    await Promise.all([
      ...others.flatMap((each) => [each.turnClock(), each.get(ref)]),
      payments.turnClock(),
      payments.invoices(customerRef, 20),
    ])
    expect(daysOf((await payments.invoices(customerRef, 20)).map(({ at }) => at))).toEqual([
      '2026-03-31',
      '2026-02-28',
      '2026-01-31',
    ])
    const kinds = (await rig.events()).map(({ body }) => JSON.parse(body.toString()).kind)
    expect(kinds.filter((kind) => kind === 'invoice-paid')).toHaveLength(3)
  })
})

describe('a card that keeps failing', () => {
  beforeEach(() => start('2026-03-10T15:00:00Z'))
  afterEach(() => rig.close())

  it('is charged again after three, five and seven days, then the subscription ends', async () => {
    await attach(rig.method('fails-when-charged'))
    const { ref } = await begin(7)
    rig.sleep(days(7) + minutes(1))
    const attempts: [number, string | undefined][] = []
    for (let day = 0; day <= 8; day++) {
      await payments.turnClock()
      const failed = (await rig.events()).filter(({ body }) => body.includes('payment-failed'))
      attempts.push([failed.length, (await payments.get(ref))?.status])
      rig.sleep(days(1))
    }
    expect(attempts).toEqual([
      [1, 'past_due'],
      [0, 'past_due'],
      [0, 'past_due'],
      [1, 'past_due'],
      [0, 'past_due'],
      [1, 'past_due'],
      [0, 'past_due'],
      [1, 'canceled'],
      [0, 'canceled'],
    ])
    expect(await payments.get(ref)).toMatchObject({ endedAt: new Date('2026-03-24T15:00:00Z') })
    expect(await payments.invoices(customerRef, 5)).toMatchObject([{ status: 'uncollectible' }])
    expect(await payments.payOpen(ref, 'late')).toEqual({ outcome: 'nothing-due' })
  })

  it('recovers by itself where a new card is there at the next attempt', async () => {
    await attach(rig.method('fails-when-charged'))
    const { ref } = await begin(7)
    rig.sleep(days(8))
    expect(await payments.get(ref)).toMatchObject({ status: 'past_due' })
    await attach(rig.method('mastercard'))
    rig.sleep(days(3))
    expect(await payments.get(ref)).toMatchObject({ status: 'active' })
    expect(await payments.invoices(customerRef, 5)).toMatchObject([{ status: 'paid' }])
  })

  it('fails from the month after its last one', async () => {
    await attach('sandbox:card_visa:042026')
    const { ref } = await begin(0)
    rig.sleep(days(35))
    expect(await payments.get(ref)).toMatchObject({ status: 'active' })
    rig.sleep(days(30))
    expect(await payments.get(ref)).toMatchObject({ status: 'past_due' })
  })
})

describe('a card number', () => {
  beforeEach(() => start())
  afterEach(() => rig.close())

  /** Everything the database holds, as text. */
  async function everything(): Promise<string> {
    const tables = await rig.database.asOwner<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    const rows = await Promise.all(
      tables.map(({ name }) =>
        rig.database.asOwner<{ row: string }>(`select t::text as row from "${name}" t`),
      ),
    )
    return rows
      .flat()
      .map(({ row }) => row)
      .join('\n')
  }

  it.each([
    '4242424242424242',
    '4111 1111 1111 1111',
    'sandbox:4242424242424242:122034',
    'sandbox:card_visa_4242424242424242:122034',
    'sandbox:card_visa:122034:4242424242424242',
    'sandbox:card_visa:132034',
    'sandbox:card_unknown:122034',
    'pm_card_visa',
    '',
  ])('or anything else that names no test card is refused and kept nowhere: %s', async (given) => {
    // A caller might make its key from it.
    expect(await attach(given, `card:${given}`)).toEqual({
      outcome: 'refused',
      reason: 'unknown-card',
    })
    expect(await payments.defaultCard(customerRef)).toBeNull()
    const kept = await everything()
    expect(kept).toContain(customerRef)
    expect(kept).not.toContain('card:')
    expect(kept).not.toMatch(/4242424242424242|4111 ?1111/)
  })

  it('is not kept for a card that is taken either', async () => {
    for (const { token } of testCards) await attach(`sandbox:${token}:122034`)
    expect(await payments.defaultCard(customerRef)).not.toBeNull()
    const kept = await everything()
    expect(kept).toContain('card_visa')
    for (const { number } of testCards) expect(kept).not.toContain(number)
  })

  it('past its last month is refused', async () => {
    expect(await attach('sandbox:card_visa:022026')).toEqual({
      outcome: 'refused',
      reason: 'expired',
    })
    expect(await attach('sandbox:card_visa:032026')).toMatchObject({ outcome: 'attached' })
  })
})
