import type { Language } from '@foyer/shared/facts/statuses.ts'
import { describe, expect, it } from 'vitest'
import { findTimesOfDay, inFigures } from './time-of-day.ts'

/** Each time as it was read; one whose half of the day was not said has a question mark. */
const timesIn = (text: string, language: Language = 'en') =>
  findTimesOfDay(text, language).map(({ iso, sure }) => (sure ? iso : `${iso}?`))

describe('times of day in English', () => {
  it.each([
    ['5pm', ['17:00']],
    ['at 5 p.m.', ['17:00']],
    ['around 5:30 PM', ['17:30']],
    ['8.30pm', ['20:30']],
    ['340pm', ['15:40']],
    ['17:30', ['17:30']],
    ['at 7:56:30 pm', ['19:56:30']],
    ['12am', ['00:00']],
    ['12 pm', ['12:00']],
    ['noon', ['12:00']],
    ['12 noon', ['12:00']],
    ['around 8 at night', ['20:00']],
    ['7 in the morning', ['07:00']],
    ['eight forty pm', ['20:40']],
    ['seven oh five am', ['07:05']],
    ['half past 3 in the afternoon', ['15:30']],
    ['quarter to nine in the evening', ['20:45']],
    ['20 minutes past eight this evening', ['20:20']],
    ['ten to five pm', ['17:00']],
    ['it was ten to five pm', ['16:50']],
    ['this morning at 7', ['07:00']],
    ['tonight around 7', ['19:00']],
    ['evening 5:30', ['17:30']],
    ['7:00 on next Sunday afternoon', ['19:00']],
    ['1 at lunchtime', ['13:00']],
    ['between 2pm and 4pm', ['14:00', '16:00']],
  ])('%s', (text, times) => expect(timesIn(text)).toEqual(times))

  it.each([
    ['at 7', ['07:00?']],
    ["seven o'clock", ['07:00?']],
    ['half past 3', ['03:30?']],
    ['quarter to one', ['12:45?']],
    ['5:30', ['05:30?']],
    ['after five', ['05:00?']],
    ['midnight', ['00:00?']],
    ['last night at 2', ['02:00?']],
    ['12 in the morning', ['12:00?']],
    ['7 this morning', ['07:00?']],
    ['it was 7, this morning', ['07:00']],
  ])('does not say of which half of the day it is: %s', (text, times) =>
    expect(timesIn(text)).toEqual(times),
  )

  it.each([
    'in the morning',
    'last night',
    'March 3 in the afternoon',
    'on the 3 in the afternoon',
    '2026-03-05 in the morning',
    'I paid $5.30 for it',
    'two to three weeks',
    'we are open ten to five',
    'call 616-555-0142',
    'at 7 Main Street',
    'at 12 weeks',
    'after 5 years',
    'pregnant at nineteen',
    'around 3 people',
    'a 2 night stay',
    'I was in hospital five nights',
    'no guests over 3 nights, they say',
    'he hit two this morning',
    'a check for 8,200',
    'paid at 17.50',
    '5 kids',
    'this morning 3 men came',
    '25:10',
    '10:75',
    'I am 45',
    'clause 12.30',
  ])('leaves other words alone: %s', (text) => expect(timesIn(text)).toEqual([]))
})

describe('times of day in Spanish', () => {
  it.each([
    ['a las tres y media de la tarde', ['15:30']],
    ['a las 5 de la tarde', ['17:00']],
    ['a las 8 de la noche', ['20:00']],
    ['a las nueve menos cuarto de la mañana', ['08:45']],
    ['un cuarto para las tres de la tarde', ['14:45']],
    ['faltaban diez para las ocho de la noche', ['19:50']],
    ['a las 4 de la madrugada', ['04:00']],
    ['a la una de la tarde', ['13:00']],
    ['al mediodía', ['12:00']],
    ['a las 12 del mediodía', ['12:00']],
    ['a las 17:30', ['17:30']],
    ['a las 20.30', ['20:30']],
    ['a las 14 horas', ['14:00']],
    ['a las siete treinta y cinco pm', ['19:35']],
    ['esta mañana a las 7', ['07:00']],
    ['7:00 el próximo domingo por la tarde', ['19:00']],
    ['call me at 5pm por favor', ['17:00']],
  ])('%s', (text, times) => expect(timesIn(text, 'es')).toEqual(times))

  it.each([
    ['a las 7', ['07:00?']],
    ['a las ocho y cuarto', ['08:15?']],
    ['a las 7 en punto', ['07:00?']],
    ['a medianoche', ['00:00?']],
    ['anoche a las 2', ['02:00?']],
  ])('does not say of which half of the day it is: %s', (text, times) =>
    expect(timesIn(text, 'es')).toEqual(times),
  )

  it.each([
    'por la tarde',
    'anoche',
    'el 3 por la tarde',
    'hace tres años y medio',
    'hace dos y media semanas',
    'a las tres niñas',
    'trabajé 14 horas',
    'la una o la otra',
    'pagué 30 mil',
  ])('leaves other words alone: %s', (text) => expect(timesIn(text, 'es')).toEqual([]))
})

describe('times as figures', () => {
  it.each([
    ['after half past three', 'after 5'],
    ['entre las dos y las cuatro de la tarde', 'entre las 5 y las 5'],
    ['weekdays', 'weekdays'],
  ])('%s', (text, figures) => expect(inFigures(text)).toBe(figures))
})
