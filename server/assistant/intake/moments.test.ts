import type { Language } from '@foyer/shared/facts/statuses.ts'
import { describe, expect, it } from 'vitest'
import { momentIn } from './calendar.ts'
import { findMoments } from './moments.ts'

const now = momentIn(new Date('2026-03-05T15:20:00Z'), 'America/Detroit')

const momentsIn = (text: string, language: Language = 'en', at = now) =>
  findMoments(text, { today: at.toPlainDate(), now: at, language, bias: 'past' }).map(
    ({ raw, iso, time }) => [raw, time === null ? iso : `${iso} ${time.iso}`],
  )

describe('a day with its time', () => {
  it.each([
    ['I was hit last Tuesday at 5pm by a van', 'last Tuesday at 5pm', '2026-03-03 17:00'],
    ['around half past 8 this morning', 'half past 8 this morning', '2026-03-05 08:30'],
    ['at 9:15 am on March 3rd', '9:15 am on March 3rd', '2026-03-03 09:15'],
    ['2/27/2026 @ 17:30', '2/27/2026 @ 17:30', '2026-02-27 17:30'],
    ['Friday night at around 11', 'Friday night at around 11', '2026-02-27 23:00'],
    ['2026-03-01T08:00', '2026-03-01T08:00', '2026-03-01 08:00'],
  ])('%s', (text, raw, moment) => expect(momentsIn(text)).toEqual([[raw, moment]]))

  it.each([
    ['el martes a las tres y media de la tarde', '2026-03-03 15:30'],
    ['ayer al mediodía', '2026-03-04 12:00'],
    ['anoche a eso de las 10', '2026-03-04 22:00'],
    ['a las 8pm del 15', '2026-02-15 20:00'],
    ['el 27 de febrero, alrededor de las 10 de la mañana', '2026-02-27 10:00'],
  ])('%s', (text, moment) => expect(momentsIn(text, 'es')[0]?.[1]).toBe(moment))

  it.each([
    ['I was fired on Monday', '2026-03-02'],
    ['on March 3 in the afternoon', '2026-03-03'],
    ['it was Monday, I left work, and she called at 5pm', '2026-03-02'],
    ['in 2019 at 5pm', '2019'],
  ])('has no time that is not said of it: %s', (text, moment) =>
    expect(momentsIn(text)[0]?.[1]).toBe(moment),
  )

  it('has the time that stands by it', () => {
    expect(momentsIn('Monday at 5pm, Tuesday at 6pm').map(([, moment]) => moment)).toEqual([
      '2026-03-02 17:00',
      '2026-03-03 18:00',
    ])
  })
})

describe('what is counted by the clock', () => {
  it.each([
    ['an hour ago', 'en', '2026-03-05 09:20'],
    ['half an hour ago', 'en', '2026-03-05 09:50'],
    ['12 hours ago', 'en', '2026-03-04 22:20'],
    ['1 day and 2 hours ago', 'en', '2026-03-04 08:20'],
    ['in about two hours', 'en', '2026-03-05 12:20'],
    ['call me now', 'en', '2026-03-05 10:20'],
    ['hace como tres horas', 'es', '2026-03-05 07:20'],
    ['hace media hora', 'es', '2026-03-05 09:50'],
    ['en 20 minutos', 'es', '2026-03-05 10:40'],
    ['20 minutos a partir de ahora', 'es', '2026-03-05 10:40'],
  ] as const)('%s', (text, language, moment) =>
    expect(momentsIn(text, language).map(([, one]) => one)).toEqual([moment]),
  )

  it.each(['he came back 2 hours later', 'it took 5 hours', 'as soon as possible'])(
    'is no other span: %s',
    (text) => expect(momentsIn(text)).toEqual([]),
  )
})
