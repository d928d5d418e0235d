import { days, minutes } from '@foyer/shared/facts/time.ts'
import type { PriceLine } from '@foyer/shared/rules/price.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MomentPassed } from './payments.ts'
import { openSandboxRig, openStripeRig, type Rig } from './testing/rigs.ts'

const solo: PriceLine[] = [{ key: 'solo_monthly', quantity: 1 }]
const firm: PriceLine[] = [{ key: 'firm_monthly', quantity: 1 }]
const monthly = 'monthly' as const

describe.each([
  ['the sandbox', openSandboxRig],
  ['the Stripe adapter', openStripeRig],
])('the moment of a change at %s', (_name, open) => {
  let rig: Rig
  let customerRef: string
  let ref: string
  beforeEach(async () => {
    rig = await open()
    const { payments } = rig
    await payments.prepare()
    customerRef = await rig.customer()
    await payments.attachCard({ customerRef, paymentMethodId: rig.method('visa'), key: 'card' })
    const order = { customerRef, lines: solo, interval: monthly, trialDays: 0, key: 'order' }
    const begun = await payments.subscribe(order)
    if (begun.outcome === 'refused') throw new Error('refused')
    ref = begun.subscription.ref
    await rig.pass(days(3))
  })
  afterEach(() => rig.close())

  /** A change as of now. */
  const toward = (lines: PriceLine[]) => ({
    subscriptionRef: ref,
    lines,
    interval: monthly,
    at: rig.now(),
  })
  const invoices = () => rig.payments.invoices(customerRef, 9)

  it('is not before the last change, nor before the period', async () => {
    const { payments } = rig
    const shown = toward(solo)
    await rig.pass(minutes(1))
    await payments.change({ ...toward(firm), key: 'up' })
    await rig.pass(minutes(1))
    const before = [await payments.get(ref), await invoices()]
    for (const at of [shown.at, new Date(shown.at.getTime() - days(4))]) {
      await expect(payments.previewChange({ ...shown, at })).rejects.toThrow(MomentPassed)
      await expect(payments.change({ ...shown, at, key: 'down' })).rejects.toThrow(MomentPassed)
    }
    expect([await payments.get(ref), await invoices()]).toEqual(before)
    const down = await payments.change({ ...toward(solo), key: 'down' })
    expect(down.outcome).toBe('changed')
  })

  it('is refused before anything open is paid', async () => {
    const { payments } = rig
    const shown = toward(firm)
    const bad = { customerRef, paymentMethodId: rig.method('fails-when-charged'), key: 'bad' }
    await payments.attachCard(bad)
    await rig.pass(days(28))
    await payments.attachCard({ customerRef, paymentMethodId: rig.method('visa'), key: 'good' })
    await expect(payments.change({ ...shown, key: 'late' })).rejects.toThrow(MomentPassed)
    expect((await invoices())[0]).toMatchObject({ status: 'open', totalCents: 34_900 })
  })

  it('is no part of what its key stands for: one change, whatever the second', async () => {
    const { payments } = rig
    const at = rig.now().getTime()
    await rig.pass(minutes(1))
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        payments.change({ ...toward(firm), at: new Date(at + n * 1000), key: 'once' }),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ outcome: 'changed', subscription: { lines: firm } })
    expect(await invoices()).toHaveLength(2)
  })
})
