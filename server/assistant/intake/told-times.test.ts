import { describe, expect, it } from 'vitest'
import { playChat } from '../testing/play.ts'

const known = ['My landlord kept my deposit', 'Ana Ruiz', '616-555-0188']
const asked = [...known, 'last month', 'Holland', 'Northpier Rentals', 'ana@example.com']
const conocida = ['Tuve un accidente de carro', 'Me llamo Ana Ruiz', '616-555-0188']

/** The whole list as it is read back. */
const readBack = (lines: string[], language: 'en' | 'es' = 'en') => {
  const skips = Array<string>(8).fill(language === 'es' ? 'saltar' : 'skip')
  const { replies } = playChat([...lines, ...skips], { language })
  return replies.find(({ ask }) => ask?.slot === 'confirm')?.text ?? ''
}

describe('when it happened', () => {
  it.each([
    ['last Tuesday at 5pm', 'last Tuesday at 5pm (Tuesday, March 3, 2026, 5:00 PM)'],
    [
      'yesterday around half past 8 in the evening',
      'yesterday around half past 8 in the evening (Wednesday, March 4, 2026, 8:30 PM)',
    ],
    ['Monday at 17:30', 'Monday at 17:30 (Monday, March 2, 2026, 5:30 PM)'],
    // Morning or evening was not said, so neither is said back.
    ['last Tuesday at 5', 'last Tuesday at 5 (Tuesday, March 3, 2026)'],
    ['an hour ago', 'an hour ago (Thursday, March 5, 2026)'],
  ])('is read back with its time: %s', (text, line) =>
    expect(readBack([...known, text])).toContain(`: ${line}\n`),
  )

  it('is heard with its time where it is told in passing', () => {
    const { slots } = playChat(['I was rear-ended last Tuesday at 5pm on Division Street'])
    expect(slots.when).toEqual({ raw: 'last Tuesday at 5pm', iso: '2026-03-03' })
  })

  it('is read back in Spanish', () => {
    expect(readBack([...conocida, 'el martes a las tres y media de la tarde'], 'es')).toContain(
      'el martes a las tres y media de la tarde (martes, 3 de marzo de 2026, 3:30 p.m.)',
    )
  })

  it('has no time that the answer says of something else', () => {
    expect(readBack([...known, 'last Tuesday, I told her so at 5pm'])).toContain(
      '(Tuesday, March 3, 2026)\n',
    )
  })
})

describe('a day ahead', () => {
  it('is read back with its hour', () => {
    expect(readBack(['I have a court hearing on March 19 at 9:30 am', ...known])).toContain(
      'March 19 at 9:30 am (Thursday, March 19, 2026, 9:30 AM)',
    )
  })
})

describe('a moment counted by the clock', () => {
  it('is a day ahead where something is due then', () => {
    const { conversation, slots } = playChat(['My court hearing is in 2 hours', ...known])
    expect(conversation.deadline).toEqual({ raw: 'in 2 hours', iso: '2026-03-05' })
    expect(slots.urgency).toBe('high')
  })

  it.each(['en este momento no puedo pagar la renta', 'me quieren sacar de mi casa justo ahora'])(
    'is no day of the matter where it is only now: %s',
    (text) => expect(playChat([text], { language: 'es' }).slots.when).toBeUndefined(),
  )
})

describe('good times', () => {
  it.each([
    ['tomorrow at 3pm', 'tomorrow at 3pm (Friday, March 6, 2026, 3:00 PM)'],
    ['half past three in the afternoon', 'half past three in the afternoon (3:30 PM)'],
    ['in an hour', 'in an hour (Thursday, March 5, 2026, 11:00 AM EST)'],
    ['after half past three', 'after half past three'],
    ['any weekday after 5pm', 'any weekday after 5pm'],
    ['noon', 'noon'],
  ])('are spelled out where the words will not do later: %s', (text, times) =>
    expect(playChat([...asked, text]).slots.preferred_times).toBe(times),
  )

  it('are heard in words before they are asked for', () => {
    const { slots, last } = playChat([...known, 'after half past three'])
    expect(slots.preferred_times).toBe('after half past three')
    expect(last.ask?.slot).toBe('when')
  })

  it('are heard in Spanish', () => {
    const { slots } = playChat(
      [...conocida, 'ayer', 'Holland', 'nadie', 'saltar', 'a las tres y media de la tarde'],
      {
        language: 'es',
      },
    )
    expect(slots.preferred_times).toBe('a las tres y media de la tarde (3:30 p.m.)')
  })
})
