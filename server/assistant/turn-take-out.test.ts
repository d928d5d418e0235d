import { describe, expect, it } from 'vitest'
import { playChat } from './testing/play.ts'

const matter = 'My landlord kept my deposit'
const known = [matter, 'Ana Ruiz', '616-555-0188']
const heat = 'my landlord wont fix the heat; there is mold too'
const read = [heat, 'Tom Vance 503-555-0123', 'since january', 'Seaside', 'skip', 'skip', 'skip']

describe('while details are read back', () => {
  it('a name cannot be taken off, and why is said', () => {
    const { slots, last } = playChat([...read, 'take my name off'])
    expect(slots.name).toBe('Tom Vance')
    expect(last.text).toContain('Without a name the firm does not know whom to answer.')
  })

  it('a detail and a part of the matter are', () => {
    const { slots, last } = playChat([...read, 'remove the mold part', 'take the date off'])
    expect(slots.issue).toBe('my landlord wont fix the heat')
    expect(slots.when).toBeUndefined()
    expect(last.text).not.toContain('January')
    expect(last.ask?.slot).toBe('confirm')
  })

  it('all of the matter gone, it is asked for', () => {
    const { slots, last } = playChat([...read, 'remove the mold part', 'remove the heat part'])
    expect(slots.issue).toBeUndefined()
    expect(last.ask?.slot).toBe('issue')
  })

  it.each(['what did you write down', 'what number do you have'])(
    'they are read again: %s',
    (text) => {
      expect(playChat([...read, text]).last.text).toContain('(503) 555-0123')
    },
  )

  it.each([
    'simon mandalo',
    'whatever. just send it please',
    'ta bien asi mandalo',
    'ya no quiero contar mas, mandelo asi',
  ])('and before, who wants them sent hears them: %s', (text) =>
    expect(playChat([...known, text]).last.ask?.slot).toBe('confirm'),
  )

  it('what was sent can be withdrawn', () => {
    const { last } = playChat([...read, 'yes', 'actually dont send it'])
    expect(last.text).toContain('“Delete my conversation” removes what you wrote.')
  })

  it('a day put right after it was sent is put right', () => {
    const { slots } = playChat([
      matter,
      'Maria Tzoc 503-555-0136',
      'el lunes',
      'en Seaside',
      'omitir',
      'omitir',
      'omitir',
      'si',
      'oiga perdon no fue el lunes fue el martes',
    ])
    expect(slots.when?.raw).toBe('martes')
  })
})

describe('what is no wish to take anything out', () => {
  it.each([
    'can you take credit card',
    'leave a voicemail please',
    'leave as is',
    'leave the rest',
    'take a look at it',
    'take my email off',
    "delete the landlord's name",
  ])('nothing is taken out, and the matter is not asked for: %s', (text) => {
    const { last, slots } = playChat([...read, text])
    expect(slots.issue).toContain('mold')
    expect(last.ask?.slot).not.toBe('issue')
  })

  it('an address beside what is taken out is noted', () => {
    const { slots } = playChat([...read, 'take out my number, use email instead tom@li.example'])
    expect(slots.email).toBe('tom@li.example')
  })

  it.each([
    'wait they sent me a notice too',
    "don't send it to my landlord",
    'hold on i want to send photos',
  ])('and after, nothing is withdrawn by what is sent otherwise: %s', (text) =>
    expect(playChat([...read, 'yes', text]).last.text).not.toContain('Delete my conversation'),
  )
})
