import { usualHours, type WeekHours, weekdays } from '@foyer/shared/facts/hours.ts'
import { hours, minutes } from '@foyer/shared/facts/time.ts'
import { describe, expect, it } from 'vitest'
import { areOffered, type Availability, timesOffered } from './rules.ts'

const detroit: Availability = { timeZone: 'America/Detroit', hours: usualHours, taken: [] }
const thursday = new Date('2026-03-05T15:00:00Z')
const closed: WeekHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
const timesOf = (availability: Availability, now: Date) =>
  timesOffered(availability, now).flatMap(({ times }) => times)

describe('the times a firm offers', () => {
  it('run from 9 to 5 in half hours on working days, in the firm’s zone, the past left out', () => {
    const days = timesOffered(detroit, thursday)
    expect(days.map(({ date }) => date)).toEqual([
      '2026-03-05',
      '2026-03-06',
      '2026-03-09',
      '2026-03-10',
      '2026-03-11',
      '2026-03-12',
      '2026-03-13',
      '2026-03-16',
      '2026-03-17',
      '2026-03-18',
    ])
    expect(days[0]?.times[0]).toBe('2026-03-05T16:00:00.000Z')
    expect(days[1]?.times).toHaveLength(16)
    expect(days[1]?.times[0]).toBe('2026-03-06T14:00:00.000Z')
    expect(days[1]?.times.at(-1)).toBe('2026-03-06T21:30:00.000Z')
  })

  it('keep their local hour when the clocks change', () => {
    const days = timesOffered(detroit, thursday)
    const monday = days.find(({ date }) => date === '2026-03-09')
    expect(monday?.times[0]).toBe('2026-03-09T13:00:00.000Z')
  })

  it('lie within the firm’s own hours: lunch is left out, Saturday is in, the evening is not', () => {
    const own: WeekHours = {
      ...closed,
      fri: [
        { opens: '10:00', closes: '12:00' },
        { opens: '16:30', closes: '24:00' },
      ],
      sat: [{ opens: '08:00', closes: '10:00' }],
    }
    const days = timesOffered({ ...detroit, hours: own }, thursday)
    expect(days.map(({ date }) => date)).toEqual([
      '2026-03-06',
      '2026-03-07',
      '2026-03-13',
      '2026-03-14',
    ])
    expect(days[0]?.times.map((time) => time.slice(11, 16))).toEqual([
      '15:00',
      '15:30',
      '16:00',
      '16:30',
      '21:30',
    ])
    expect(days[1]?.times.map((time) => time.slice(11, 16))).toEqual(['14:00', '14:30'])
  })

  it('leave out what has been given to somebody', () => {
    const taken = [new Date('2026-03-06T14:00:00Z')]
    const left = timesOf({ ...detroit, taken }, thursday)
    expect(left).not.toContain('2026-03-06T14:00:00.000Z')
    expect(left).toHaveLength(timesOf(detroit, thursday).length - 1)
    expect(
      areOffered(['2026-03-06T14:30:00Z'], timesOffered({ ...detroit, taken }, thursday)),
    ).toBe(true)
  })

  it('are none of a firm that is always closed', () => {
    expect(timesOffered({ ...detroit, hours: closed }, thursday)).toEqual([])
  })
})

/** A small generator of its own, so that a failure can be had again. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const clockTime = (halfHour: number) =>
  `${String(Math.floor(halfHour / 2)).padStart(2, '0')}:${halfHour % 2 === 0 ? '00' : '30'}`

function someHours(pick: (below: number) => number): WeekHours {
  const week = { ...closed }
  for (const day of weekdays) {
    const opens = pick(47)
    const closes = opens + 1 + pick(48 - opens)
    week[day] = pick(4) === 0 ? [] : [{ opens: clockTime(opens), closes: clockTime(closes) }]
  }
  return week
}

const zones = ['America/New_York', 'America/Phoenix', 'Pacific/Honolulu', 'Europe/Madrid']
/** Around both changes of the clocks in New York and in Madrid, and a quiet week. */
const moments = [
  '2026-02-25T03:00:00Z',
  '2026-03-08T06:59:00Z',
  '2026-03-27T23:59:59Z',
  '2026-10-20T16:30:00Z',
  '2026-10-31T12:01:00Z',
  '2026-07-01T00:00:00Z',
]

/** What a time is on a wall clock of the zone. */
function localReader(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  })
  return (at: string) => {
    const [date = '', clock = ''] = format.format(new Date(at)).split(' ')
    const weekday = weekdays[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7]
    return { date, clock, weekday }
  }
}

const inMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** What is wrong with a time that is offered, by rules of the specification. */
function wrongWith(
  time: string,
  { date, week, now, local }: Offer & { local: ReturnType<typeof localReader> },
): string[] {
  const { weekday, date: day, clock } = local(time)
  const minute = inMinutes(clock)
  const ahead = Date.parse(time) - now.getTime()
  const isOpen = (weekday === undefined ? [] : week[weekday]).some(
    ({ opens, closes }) => inMinutes(opens) <= minute && minute + 30 <= inMinutes(closes),
  )
  return [
    ...(day === date ? [] : ['another day']),
    ...(isOpen ? [] : ['closed']),
    ...(minute % 30 === 0 ? [] : ['between the steps']),
    ...(minute >= 9 * 60 && minute <= 16 * 60 + 30 ? [] : ['not within 9 to 5']),
    ...(ahead >= hours(1) ? [] : ['too soon']),
    ...(ahead < hours(14 * 24 + 1) ? [] : ['too far ahead']),
  ].map((wrong) => `${time} at ${now.toISOString()}: ${wrong}`)
}

type Offer = { date: string; week: WeekHours; now: Date }

describe('whatever the hours, the zone and the moment', () => {
  it('every time offered is ahead, on the half hour, within 9 to 5 and the firm’s hours, and once', () => {
    const pick = seeded(20_260_308)
    const seen: string[] = []
    for (const timeZone of zones) {
      const local = localReader(timeZone)
      for (const moment of moments) {
        const now = new Date(moment)
        const week = someHours(pick)
        const days = timesOffered({ timeZone, hours: week, taken: [] }, now)
        const times = days.flatMap(({ times: each }) => each)
        expect(times).toEqual([...new Set(times)].toSorted())
        const wrong = days.flatMap(({ date, times: ofDay }) =>
          ofDay.flatMap((time) => wrongWith(time, { date, week, now, local })),
        )
        expect(wrong).toEqual([])
        seen.push(...times)
      }
    }
    expect(seen.length).toBeGreaterThan(500)
  })

  it('a step is 30 minutes of real time within a day, also on the days the clocks change', () => {
    const week = Object.fromEntries(
      weekdays.map((day) => [day, [{ opens: '00:00', closes: '24:00' }]]),
    )
    const open: WeekHours = { ...closed, ...week }
    for (const [moment, date] of [
      ['2026-03-07T12:00:00Z', '2026-03-08'],
      ['2026-10-31T12:00:00Z', '2026-11-01'],
    ] as const) {
      const availability = { timeZone: 'America/New_York', hours: open, taken: [] }
      const days = timesOffered(availability, new Date(moment))
      const times = days.find((day) => day.date === date)?.times.map((time) => Date.parse(time))
      expect(times).toHaveLength(16)
      const gaps = times?.slice(1).map((time, at) => time - (times[at] ?? 0))
      expect(new Set(gaps)).toEqual(new Set([minutes(30)]))
    }
  })
})
