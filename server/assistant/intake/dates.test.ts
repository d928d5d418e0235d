import { describe, expect, it } from 'vitest'
import { dayIn } from './calendar.ts'
import { findDates } from './dates.ts'

const thursday = dayIn(new Date('2026-03-05T15:00:00Z'), 'America/Detroit')
const firstDate = (text: string, language: 'en' | 'es' = 'en', bias: 'past' | 'future' = 'past') =>
  findDates(text, { today: thursday, language, bias })[0]?.iso ?? null

describe('dates in English', () => {
  it.each([
    ['on the 15th', '2026-02-15'],
    ['the 3rd', '2026-03-03'],
    ['the 13th', '2026-02-13'],
    ['the twenty-first of january', '2026-01-21'],
    ['last tuesday night', '2026-03-03'],
    ['two nights ago', '2026-03-03'],
    ['a couple weeks ago', '2026-02-19'],
    ['a couple of weeks ago', '2026-02-19'],
    ['three weeks ago', '2026-02-12'],
    ['yesterday', '2026-03-04'],
    ['the day before yesterday', '2026-03-03'],
    ['arrested sunday', '2026-03-01'],
    ['night of feb 27', '2026-02-27'],
    ['no the wife says it was friday night the 27th', '2026-02-27'],
    ['thursday the 26th', '2026-02-26'],
    ['they revoked it in 2023', '2023'],
    ['1974', '1974'],
    ['missed them in january', '2026-01'],
    ['September 18', '2025-09-18'],
    ['9/27/2025', '2025-09-27'],
    ['12/1', '2025-12-01'],
    ['jul 18, 2025', '2025-07-18'],
    ['12 August 2024', '2024-08-12'],
    ['2 years ago', '2024-03-05'],
    ['1 month and 21 days ago', '2026-01-15'],
    ['the first friday of february', '2026-02-06'],
    ['Wed, 21 of Jan', '2026-01-21'],
    ['last month', '2026-02'],
    ['the 13th of this month', '2026-03-13'],
    ['the 31st of last month', '2026-02'],
    ['sat night', '2026-02-28'],
    ['friday 20 at 4', '2026-02-20'],
    ['friday 5 people came', '2026-02-27'],
    ['the second friday of march', '2025-03-14'],
    ['it was on sun', '2026-03-01'],
    ['this night', '2026-03-05'],
  ])('%s', (text, iso) => expect(firstDate(text)).toBe(iso))

  it.each([
    ['about lastTuesday', '2026-03-03'],
    ['last saurday', '2026-02-28'],
    ['about last Thursdday', '2026-02-26'],
    ['two week sago', '2026-02-19'],
    ['yesteray', '2026-03-04'],
    ['ithappened last Monday', '2026-03-02'],
  ])('slips in date words: %s', (text, iso) => expect(firstDate(text)).toBe(iso))

  it('looks ahead for a weekday of this month that is still to come', () => {
    expect(firstDate('the second friday of march', 'en', 'future')).toBe('2026-03-13')
    expect(firstDate('the first monday of march', 'en', 'future')).toBe('2027-03-01')
  })

  it('takes the words around a date into account', () => {
    const dates = findDates('missed them in january, hearing is the 19th of this month', {
      today: thursday,
      language: 'en',
      bias: 'past',
    })
    expect(dates.map(({ iso, ahead }) => [iso, ahead])).toEqual([
      ['2026-01', false],
      ['2026-03-19', true],
    ])
  })

  it.each([
    'my 2nd offense',
    'on 24th street',
    'it may be too late',
    'I blew a .12',
    'the first time',
    'we march on',
    'I sat in the car',
    'the sun was in my eyes',
    'we wed young',
    '616-555-0114',
  ])('leaves other words alone: %s', (text) => expect(firstDate(text)).toBeNull())
})

describe('dates in Spanish', () => {
  it.each([
    ['anteayer', '2026-03-03'],
    ['antier por la noche', '2026-03-03'],
    ['hace dos semanas', '2026-02-19'],
    ['hace un par de días', '2026-03-03'],
    ['el 12 de marzo', '2025-03-12'],
    ['el doce de febrero', '2026-02-12'],
    ['el martes pasado', '2026-03-03'],
    ['el pasado viernes', '2026-02-27'],
    ['ayer por la mañana', '2026-03-04'],
    ['fue el lunes', '2026-03-02'],
    ['el 20 de enero de 2024', '2024-01-20'],
    ['el 3', '2026-03-03'],
    ['el viernes a las 5', '2026-02-27'],
    ['viernes 27 a las 4', '2026-02-27'],
    ['jueves 26/02 11.00 a.m.', '2026-02-26'],
    ['lunes una persona', '2026-03-02'],
    ['a las siete del 15', '2026-02-15'],
    ['hace cuarenta y cinco días', '2026-01-19'],
    ['esta madrugada', '2026-03-05'],
  ])('%s', (text, iso) => expect(firstDate(text, 'es')).toBe(iso))

  it.each([
    ['pasado mañana', '2026-03-07'],
    ['mañana', '2026-03-06'],
    ['el próximo lunes', '2026-03-09'],
    ['el cuarto lunes de abril', '2026-04-27'],
    ['el segundo viernes de marzo', '2026-03-13'],
    ['a las siete menos cuarto de mañana', '2026-03-06'],
  ])('ahead: %s', (text, iso) => expect(firstDate(text, 'es', 'future')).toBe(iso))

  it('knows the morning from tomorrow', () => {
    expect(firstDate('por la mañana', 'es')).toBeNull()
  })
})
