import { describe, expect, it } from 'vitest'
import type { QuotedPassage } from './quotes.ts'
import { readWords } from './read-words.ts'
import { supportOf } from './support.ts'

const firmName = 'Hale & Wren'

const passageOf = (sentences: string[], language: 'en' | 'es' = 'en'): QuotedPassage => ({
  headings: [],
  title: 'Page',
  language,
  sentences: sentences.map((text, sentence) => ({
    sentence,
    text,
    url: 'https://halewren.example/page',
    title: 'Page',
    words: readWords(text, { language, firmName, clause: 0 }),
  })),
})

const passes = (said: string, ...quoted: string[]): boolean =>
  supportOf(said, [passageOf(quoted)], { firmName, before: null }) !== null
const passesEs = (said: string, ...quoted: string[]): boolean =>
  supportOf(said, [passageOf(quoted, 'es')], { firmName, before: null }) !== null

const fees =
  'Our fee for an uncontested divorce is $1,500, and you can’t pay it in more than three parts.'
const hours = 'Our office is open Monday through Friday, 9:00 a.m. to 5:00 p.m.'
const team = 'Ana Hale represents tenants, and John Wren represents landlords.'

describe('what a page bears out', () => {
  it.each([
    [fees, fees],
    [
      'The firm’s fee for an uncontested divorce is $1500, and you cannot pay it in more than 3 parts.',
      fees,
    ],
    [
      'Hale & Wren’s office is open Monday to Friday, 9 am to 5 pm.',
      hours.replace('through', 'to'),
    ],
    ['Our office is open Monday-Friday, 9 AM–5 PM.', hours],
    ['We help tenants in Wayne County.', 'We help tenants in Wayne County.'],
    ['The firm helps tenants in Wayne County.', 'We help tenants in Wayne County.'],
    ['In Wayne County, we help tenants.', 'We help tenants in Wayne County.'],
    [
      'The first call is free and takes 20 minutes.',
      'The first call is free and takes twenty minutes.'.replace('twenty', '20'),
    ],
    ['We do not charge for the first call.', 'We don’t charge for the first call.'],
    [
      'The first call is free, and parking is free.',
      'The first call is free.'.replace('.', '.'),
      'Parking is free.',
    ],
    [
      'Call (313) 555-0142 or write to desk@halewren.example.',
      'Call 313.555.0142 or write to desk@halewren.example.',
    ],
  ])('lets %j through', (said, ...quoted) => {
    expect(passes(said, ...quoted)).toBe(true)
  })
})

describe('what no page says', () => {
  it.each([
    ['a number', fees.replace('1,500', '1,200'), [fees]],
    ['a number left out of its place', 'Our fee for a divorce is $1,500.', [fees]],
    ['a negation left out', fees.replace('can’t', 'can'), [fees]],
    ['a negation put in', hours.replace('is open', 'is not open'), [hours]],
    ['a comparison', fees.replace('more', 'less'), [fees]],
    ['a modal', 'You must appeal within 30 days.', ['You may appeal within 30 days.']],
    ['a quantity', 'We win all cases.', ['We win some cases.']],
    ['a quantity left out', 'We win cases.', ['We win some cases.']],
    [
      'a condition left out',
      'The first call is free.',
      ['The first call is free if you are a veteran.'],
    ],
    ['whom it is for', 'Consultations are free.', ['Consultations are free for veterans.']],
    ['an exception left out', 'We take every case.', ['We take every case except appeals.']],
    ['names swapped', 'John Wren represents tenants, and Ana Hale represents landlords.', [team]],
    ['names joined', 'Ana Hale and John Wren represent landlords.', [team]],
    ['one’s work given to the other', 'Ana Hale represents landlords.', [team]],
    ['days swapped', 'Open Friday 9 to 5, Monday 9 to 1.', ['Open Monday 9 to 5, Friday 9 to 1.']],
    ['hours reversed', 'Open Monday from 5 to 9.', ['Open Monday from 9 to 5.']],
    ['a clause added', `${hours.slice(0, -1)} and on Saturdays.`, [hours]],
    [
      'items of a list left out',
      'You need a passport.',
      ['You need a passport, a photograph and a fee.'],
    ],
    [
      'the end of a phrase left out',
      'It passes to the person on whatever the will says.',
      ['It passes to the person on the form, whatever the will says.'],
    ],
    [
      'a phrase moved into another statement',
      'On weekends, parking is free, it costs $5.',
      ['Parking is free, on weekends it costs $5.'],
    ],
    [
      'what a clause takes back',
      'You may refuse the test.',
      ['You may refuse the test; but you lose your license.'],
    ],
    ['a promise', 'We will win your case.', ['We will hear your case.']],
    ['“and” for “or”', 'Bring a passport and a license.', ['Bring a passport or a license.']],
    ['one of two ways', 'You need a license.', ['You need a passport or a license.']],
    ['a myth as a fact', 'You can refuse the test.', ['Myth: You can refuse the test.']],
    ['half of two sentences', 'Parking is free.', ['The first call is free.', 'Parking is $10.']],
    [
      'words of a relative clause',
      'Clients lose their case.',
      ['Clients who hire nobody lose their case.'],
    ],
    [
      'an adjective left out',
      'The consultations cost nothing.',
      ['The short consultations cost nothing.'],
    ],
    ['a name for a common word', 'We help Hope.', ['We help people find hope.']],
    ['a question', 'Is the first call free?', ['Is the first call free?']],
    [
      'an address',
      'Write to us at halewren.example/contact today.',
      ['Write to us at halewren.example/contact today.'],
    ],
    ['markup', 'The *first* call is free.', ['The first call is free.']],
    [
      'an image',
      '![free](https://x.example/a.png) The first call is free.',
      ['The first call is free.'],
    ],
    ['too little', 'It is.', ['It is.']],
    ['the past', 'The office was open on Sundays.', ['The office is open on Sundays.']],
    ['another person', 'I charge for calls.', ['We charge for calls.']],
    [
      'what another sentence says “it” of',
      'It costs $50 an hour.',
      ['Parking is free.', 'It costs $50 an hour.'],
    ],
  ])('holds back %s', (_what, said, quoted) => {
    expect(passes(said, ...quoted)).toBe(false)
  })
})

describe('in Spanish', () => {
  const visita = 'La primera visita es gratis y no dura más de treinta minutos.'
  it('lets what is there through', () => {
    expect(passesEs(visita, visita)).toBe(true)
    expect(
      passesEs('Los abogados de la firma pueden ayudar.', 'Nuestros abogados pueden ayudar.'),
    ).toBe(false)
    expect(passesEs('En Tacoma, atendemos los lunes.', 'Atendemos los lunes en Tacoma.')).toBe(true)
  })
  it.each([
    ['la negación', visita.replace('no dura', 'dura'), visita],
    ['el número', visita.replace('treinta', 'cuarenta'), visita],
    ['el modo', 'Usted debe apelar.', 'Usted puede apelar.'],
    ['la condición', 'La visita es gratis.', 'La visita es gratis si usted es veterano.'],
    ['otra lengua', 'La primera llamada es gratis.', 'The first call is free.'],
  ])('holds back %s', (_what, said, quoted) => {
    expect(passesEs(said, quoted)).toBe(false)
    expect(passes(said, quoted)).toBe(false)
  })
})
