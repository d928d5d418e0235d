import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billingIntervals } from '../facts/plans.ts'
import { periodEnd, trialEndOf } from './billing-period.ts'
import { dayIn } from './firm-day.ts'
import { localDate } from './relative-time.ts'

const ends = (anchor: string, interval: 'monthly' | 'yearly', count: number) =>
  Array.from({ length: count }, (_, n) =>
    periodEnd(new Date(anchor), interval, n + 1).toISOString(),
  )

describe('a trial', () => {
  it.each([
    ['2026-11-22T03:00:00.000Z', '2026-11-29T03:00:00.000Z'],
    ['2026-12-28T23:59:59.999Z', '2027-01-04T23:59:59.999Z'],
    // Clocks change on 8 March and 1 November 2026 in New York: still 168 hours.
    ['2026-03-05T15:00:00.000Z', '2026-03-12T15:00:00.000Z'],
    ['2026-10-29T15:00:00.000Z', '2026-11-05T15:00:00.000Z'],
  ])('begun at %s ends at %s, exactly 7 x 24 hours later', (begun, end) => {
    expect(trialEndOf(new Date(begun)).toISOString()).toBe(end)
    expect(Date.parse(end) - Date.parse(begun)).toBe(168 * 3_600_000)
  })
})

describe('the end of a period', () => {
  it('begun on 31 January falls on the last day of short months, and on the 31st again', () => {
    expect(ends('2026-01-31T09:30:15.000Z', 'monthly', 5)).toEqual([
      '2026-02-28T09:30:15.000Z',
      '2026-03-31T09:30:15.000Z',
      '2026-04-30T09:30:15.000Z',
      '2026-05-31T09:30:15.000Z',
      '2026-06-30T09:30:15.000Z',
    ])
    expect(ends('2028-01-31T09:30:15.000Z', 'monthly', 2)).toEqual([
      '2028-02-29T09:30:15.000Z',
      '2028-03-31T09:30:15.000Z',
    ])
  })

  it('begun on a leap day is the 28th until the next leap year', () => {
    expect(ends('2028-02-29T12:00:00.000Z', 'yearly', 4)).toEqual([
      '2029-02-28T12:00:00.000Z',
      '2030-02-28T12:00:00.000Z',
      '2031-02-28T12:00:00.000Z',
      '2032-02-29T12:00:00.000Z',
    ])
  })

  it('crosses the year', () => {
    expect(ends('2026-11-30T00:00:00.000Z', 'monthly', 3)).toEqual([
      '2026-12-30T00:00:00.000Z',
      '2027-01-30T00:00:00.000Z',
      '2027-02-28T00:00:00.000Z',
    ])
    expect(ends('2026-12-31T23:59:59.000Z', 'yearly', 1)).toEqual(['2027-12-31T23:59:59.000Z'])
  })

  const anchor = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2060-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  const interval = fc.constantFrom(...billingIntervals)

  it('is always after the one before, by a month or a year', () => {
    fc.assert(
      fc.property(anchor, interval, fc.integer({ min: 1, max: 120 }), (begun, paid, n) => {
        const before = n === 1 ? begun : periodEnd(begun, paid, n - 1)
        const length = (periodEnd(begun, paid, n).getTime() - before.getTime()) / 86_400_000
        const [shortest, longest] = paid === 'monthly' ? [28, 31] : [365, 366]
        expect(length).toBeGreaterThanOrEqual(shortest)
        expect(length).toBeLessThanOrEqual(longest)
      }),
    )
  })

  it("keeps the anchor's time of day, and its day wherever the month has it", () => {
    fc.assert(
      fc.property(anchor, interval, fc.integer({ min: 1, max: 120 }), (begun, paid, n) => {
        const end = periodEnd(begun, paid, n)
        expect(end.toISOString().slice(11)).toBe(begun.toISOString().slice(11))
        const nextDay = new Date(end.getTime() + 86_400_000)
        const lastOfMonth = nextDay.getUTCDate() === 1
        if (end.getUTCDate() !== begun.getUTCDate()) {
          expect(lastOfMonth).toBe(true)
          expect(end.getUTCDate()).toBeLessThan(begun.getUTCDate())
        }
      }),
    )
  })
})

describe('a charge as the firm reads its date', () => {
  it.each([
    // Begun at 11:30 in the evening in New York; the next is an hour later by the clock, in summer.
    ['2026-02-11T04:30:00Z', 'America/New_York', 'Feb 10, 2026', 'Mar 11, 2026'],
    ['2026-02-11T04:30:00Z', 'America/Phoenix', 'Feb 10, 2026', 'Mar 10, 2026'],
    // The hour that does not exist on 8 March in New York, and the one that comes twice on 1 November.
    ['2026-02-08T07:30:00Z', 'America/New_York', 'Feb 8, 2026', 'Mar 8, 2026'],
    ['2026-10-01T05:30:00Z', 'America/New_York', 'Oct 1, 2026', 'Nov 1, 2026'],
    ['2026-10-01T05:30:00Z', 'America/Phoenix', 'Sep 30, 2026', 'Oct 31, 2026'],
    // Around the change back a charge at 4:30 UTC moves from after midnight to before it.
    ['2026-10-05T04:30:00Z', 'America/New_York', 'Oct 5, 2026', 'Nov 4, 2026'],
    ['2026-10-05T04:30:00Z', 'America/Phoenix', 'Oct 4, 2026', 'Nov 4, 2026'],
    // A month-end in UTC is the day before in the west.
    ['2026-01-31T03:00:00Z', 'America/Los_Angeles', 'Jan 30, 2026', 'Feb 27, 2026'],
  ])('of %s in %s is of %s, then of %s', (at, timeZone, first, next) => {
    const second = periodEnd(new Date(at), 'monthly')
    expect(localDate(at, timeZone)).toBe(first)
    expect(localDate(second.toISOString(), timeZone)).toBe(next)
    expect(new Date(`${dayIn(timeZone, second)}T12:00:00Z`).getUTCDate()).toBe(
      Number(/ (\d+),/.exec(next)?.[1]),
    )
  })
})
