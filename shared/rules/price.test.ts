import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planPicker } from '../copy/billing.ts'
import { type PlanId, plans, yearlyShare } from '../facts/plans.ts'
import { formatMoney } from './money.ts'
import {
  extraSeats,
  findPlan,
  isPlanId,
  priceKeys,
  priceLines,
  pricePerMonth,
  readLines,
  totalCents,
  unitCents,
} from './price.ts'

const planIds: PlanId[] = [1, 2, 3, 4, 5, 6]

describe('the price list', () => {
  it.each([
    [1, 'Solo', 'monthly', 349, '$349'],
    [2, 'Firm', 'monthly', 599, '$599'],
    [3, 'Firm Plus', 'monthly', 999, '$999'],
    [4, 'Solo', 'yearly', 314, '$3,768'],
    [5, 'Firm', 'yearly', 539, '$6,468'],
    [6, 'Firm Plus', 'yearly', 899, '$10,788'],
  ] as const)(
    '%i is %s, %s: %i dollars a month, %s at a time',
    (...[id, name, paid, month, charge]) => {
      const { plan, interval } = findPlan(id)
      expect([plan.name, interval]).toEqual([name, paid])
      expect(pricePerMonth(plan, interval)).toBe(month)
      expect(formatMoney(totalCents(priceLines({ planId: id, attorneyCount: 1 })))).toBe(charge)
      expect(readLines(priceLines({ planId: id, attorneyCount: 1 }))).toEqual({
        planId: id,
        interval: paid,
        seats: 0,
      })
    },
  )

  it('says "Save 10%" of a year, and means it', () => {
    expect(planPicker.saving).toBe('Save 10%')
    expect(yearlyShare).toBe(0.9)
    for (const plan of plans) {
      const saved = 1 - pricePerMonth(plan, 'yearly') / pricePerMonth(plan, 'monthly')
      // A month is rounded to whole dollars, which is less than half a percent of the smallest.
      expect(Math.round(saved * 100)).toBe(10)
    }
  })

  it.each([
    [1, 0],
    [6, 0],
    [7, 1],
    [9, 3],
    [100, 94],
  ])('Firm Plus with %i attorneys pays for %i seats', (attorneyCount, seats) => {
    for (const planId of [3, 6] as const) expect(extraSeats({ planId, attorneyCount })).toBe(seats)
    for (const planId of [1, 2, 4, 5] as const)
      expect(extraSeats({ planId, attorneyCount })).toBe(0)
  })

  it('a seat is $99 a month, and twelve times that a year, without discount', () => {
    expect(unitCents('seat_monthly')).toBe(9_900)
    expect(unitCents('seat_yearly')).toBe(118_800)
    expect(priceLines({ planId: 3, attorneyCount: 7 })).toEqual([
      { key: 'firm_plus_monthly', quantity: 1 },
      { key: 'seat_monthly', quantity: 1 },
    ])
    expect(totalCents(priceLines({ planId: 3, attorneyCount: 9 }))).toBe(129_600)
    expect(totalCents(priceLines({ planId: 6, attorneyCount: 9 }))).toBe(1_078_800 + 3 * 118_800)
  })

  it('names eight prices, of whole cents, and no other', () => {
    expect(priceKeys).toHaveLength(8)
    for (const key of priceKeys) expect(unitCents(key) % 100).toBe(0)
    for (const id of [0, 7, -1, 1.5, Number.NaN]) expect(isPlanId(id)).toBe(false)
    expect(readLines([])).toBeNull()
    expect(readLines([{ key: 'seat_monthly', quantity: 2 }])).toBeNull()
  })

  it('reads back what it wrote, for every choice', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...planIds),
        fc.integer({ min: 1, max: 10_000 }),
        (planId, attorneyCount) => {
          const choice = { planId, attorneyCount }
          const read = readLines(priceLines(choice).toReversed())
          expect(read).toEqual({
            planId,
            interval: findPlan(planId).interval,
            seats: extraSeats(choice),
          })
        },
      ),
    )
  })
})
