import { describe, expect, it } from 'vitest'
import { indexOf, siteSaying } from '../testing/small-sites.ts'
import { bookingLines } from './booking-lines.ts'

const told = (line: string, text = 'how do i make an appointment') =>
  bookingLines(siteSaying(`<p>${line}</p>`), { text, language: 'en' })?.map((one) => one.text)

describe('how to come to a first talk with a firm', () => {
  it.each([
    'Ring (740) 555-0163 and Dot will find you a time.',
    'The quickest way to get a case review is to telephone and ask Imelda for a time with the attorney.',
    'Ms. Haverty schedules every appointment and confirms each court day.',
    'Reserve a consultation online or by phone.',
    'Appointments are made through the main number.',
    'Call (478) 555-0142 for a free consultation.',
  ])('is told in the site’s own line: %s', (line) => {
    expect(told(line)).toEqual([line])
  })

  it.each([
    'Refrigerated units hurrying to make an appointment.',
    'We see clients by appointment only.',
    'Call us to cancel an appointment a day ahead.',
    'We call the clinic for your medical appointment.',
    'Daniel Tern handles injury claims from the first call to the last signature.',
  ])('is not told by another line: %s', (line) => {
    expect(told(line)).toEqual([])
  })

  it('is told with the firm’s number where no line says it', () => {
    const index = indexOf({
      origin: 'http://number.test',
      frame: { header: '<p>Vale Law</p>', footer: '<p>Phone (740) 555-0163</p>' },
      pages: {
        '/': { title: 'Vale Law', main: '<h1>Vale Law</h1><p>We defend tenants.</p>' },
        '/about': { title: 'About', main: '<h1>About</h1><p>Our office is in an old bank.</p>' },
      },
    })
    const text = 'how do i make an appointment'
    expect(bookingLines(index, { text, language: 'en' })?.map((one) => one.text)).toEqual([
      'Phone (740) 555-0163',
    ])
  })

  it.each([
    'how do I schedule a consultation',
    'whats the best way to set up a first meeting?',
    'ok what do i do to get a time to talk',
  ])('is what this asks: %s', (text) => {
    const line = 'Call us to set up a consultation.'
    expect(told(line, text)).toEqual([line])
  })

  it.each([
    'how soon can i get an appointment',
    'how much does it cost to schedule a consultation',
    'can i make an appointment for saturday',
  ])('is not what this asks: %s', (text) => {
    expect(told('Call us to set up a consultation.', text)).toBeUndefined()
  })

  it('is told in Spanish', () => {
    const line = 'Llame al 555-0100 para hacer una cita.'
    expect(told(line, '¿cómo saco una cita?')).toEqual([line])
  })
})
