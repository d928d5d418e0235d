// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { waysEn } from '@foyer/shared/copy/ways.en.ts'
import { waysEs } from '@foyer/shared/copy/ways.es.ts'
import { dayByKey, dayOf, sayElsewhere, sayTime, sayZone, timesByDay, weeksOf } from './calendar.ts'
import { noWish, sayWishes, stillOffered, toggleDate, toggleTime } from './wish.ts'

const la = 'America/Los_Angeles'
const nine = '2026-03-06T17:00:00.000Z' // 9:00 AM in Los Angeles

describe('days and times in a zone', () => {
  it('are those of the reader, not of the firm', () => {
    expect(dayOf(nine, la)).toBe('2026-03-06')
    expect(dayOf(nine, 'Asia/Tokyo')).toBe('2026-03-07')
    expect([...timesByDay(['2026-03-07T02:00:00.000Z', nine], 'UTC')]).toEqual([
      ['2026-03-06', [nine]],
      ['2026-03-07', ['2026-03-07T02:00:00.000Z']],
    ])
  })

  it('tell the firm’s time only where the clocks differ, with the day where that differs too', () => {
    const from = (own: string) => sayElsewhere(nine, { own, other: la }, 'en-US')
    expect(from(la)).toBeNull()
    expect(from('America/Vancouver')).toBeNull()
    expect(from('America/New_York')).toBe('9:00 AM')
    expect(from('Asia/Tokyo')).toBe('Fri, Mar 6, 9:00 AM')
    expect(sayTime(nine, 'America/New_York', 'en-US')).toBe('12:00 PM')
    expect(sayZone('America/New_York')).toBe('New York')
  })

  it('hold across a change of the clocks', () => {
    // Clocks go forward on March 8, 2026 in Los Angeles, three weeks before London's.
    const after = '2026-03-09T16:00:00.000Z'
    expect(sayTime(after, la, 'en-US')).toBe('9:00 AM')
    expect(sayElsewhere(nine, { own: 'Europe/London', other: la }, 'en-US')).toBe('9:00 AM')
    expect(sayTime(nine, 'Europe/London', 'en-US')).toBe('5:00 PM')
    expect(sayTime(after, 'Europe/London', 'en-US')).toBe('4:00 PM')
  })
})

describe('the grid of a month', () => {
  it('shows whole weeks from Sunday', () => {
    const weeks = weeksOf('2026-03')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]?.[0]).toBe('2026-03-01')
    expect(weeks[4]?.[6]).toBe('2026-04-04')
    expect(weeksOf('2026-08')).toHaveLength(6)
    expect(weeksOf('2026-02')).toHaveLength(4)
  })

  const days = ['2026-03-26', '2026-03-27', '2026-03-30', '2026-03-31', '2026-04-03', '2026-04-06']
  it.each([
    ['ArrowRight', '2026-03-27', '2026-03-30'],
    ['ArrowLeft', '2026-03-30', '2026-03-27'],
    ['ArrowDown', '2026-03-27', '2026-04-03'],
    ['ArrowUp', '2026-04-06', '2026-03-30'],
    ['Home', '2026-03-31', '2026-03-30'],
    ['End', '2026-03-30', '2026-04-03'],
    ['PageDown', '2026-03-27', '2026-04-03'],
    ['PageUp', '2026-04-06', '2026-03-26'],
    ['ArrowLeft', '2026-03-26', null],
    ['PageUp', '2026-03-26', null],
    ['a', '2026-03-26', null],
  ])('%s leads from %s to %s, over days that are closed', (key, from, to) => {
    expect(dayByKey(key, from, days)).toBe(to)
  })
})

describe('a wish', () => {
  it('takes three dates and three times, and loses a date’s times with it', () => {
    const picked = ['2026-03-06', '2026-03-09', '2026-03-10', '2026-03-11'].reduce(
      (wish, day) => toggleDate(wish, day, la),
      noWish,
    )
    expect(picked.dates).toEqual(['2026-03-06', '2026-03-09', '2026-03-10'])
    const timed = ['17:00', '17:30', '18:00', '18:30'].reduce(
      (wish, hour) => toggleTime(wish, `2026-03-06T${hour}:00.000Z`),
      picked,
    )
    expect(timed.times).toHaveLength(3)
    expect(toggleDate(timed, '2026-03-06', la)).toMatchObject({
      dates: ['2026-03-09', '2026-03-10'],
      times: [],
    })
  })

  it('keeps what is still offered when other times are', () => {
    const wish = { step: 'times' as const, dates: ['2026-03-06', '2026-03-09'], times: [nine] }
    const other = '2026-03-09T16:00:00.000Z'
    expect(stillOffered(wish, [other], la)).toEqual({
      step: 'times',
      dates: ['2026-03-09'],
      times: [],
    })
    expect(stillOffered(wish, [], la).step).toBe('dates')
  })

  it('is said as the contract has it, with the firm’s time where the clocks differ', () => {
    const two = [nine, '2026-03-09T16:30:00.000Z']
    expect(sayWishes(two, { own: la, other: la }, waysEn)).toBe(
      'These times work for me: Fri, Mar 6 @ 9:00 AM; Mon, Mar 9 @ 9:30 AM',
    )
    expect(sayWishes([nine], { own: 'Asia/Tokyo', other: la }, waysEn)).toBe(
      'These times work for me: Sat, Mar 7 @ 2:00 AM (Fri, Mar 6, 9:00 AM at the firm)',
    )
    expect(sayWishes([nine], { own: la, other: la }, waysEs)).toBe(
      'Estas horas me convienen: vie, 6 de mar @ 9:00 a.m.',
    )
  })
})
