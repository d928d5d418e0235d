import { describe, expect, it } from 'vitest'
import { plainField } from './intake/matter.ts'
import { playChat } from './testing/play.ts'

const matter = 'my landlord kept my deposit'
const known = [matter, 'Ana Ruiz', '616-555-0188']
const around = [...known, 'last month']

describe('danger after a warning', () => {
  it.each([
    ['My husband got picked up by ICE this morning', 'i have nothing left to live for'],
    ['my husband beats me every night', 'i think im going to take the whole bottle'],
    ['my husband beats me every night', 'hes coming up the stairs'],
    ['mi esposo me pega', 'ahorita esta tirando la puerta'],
  ])('is met again: %s, %s', (first, next) => {
    expect(playChat([first, next]).last.kind).toBe('safety')
  })
})

describe('the other side', () => {
  it.each([
    'I was the driver',
    'My Husband was the driver',
    'Tom is my husband',
    "my boss's name is not known",
    'my landlord is named after someone',
    'Owner is Chinese',
  ])('is nobody here: %s', (text) => {
    expect(playChat([...known, text]).slots.other_party).toBeUndefined()
  })

  it.each([
    ['i think Seaside', 'where', 'Seaside'],
    ['im in gearhart', 'where', 'gearhart'],
    ['you can put gearhart', 'where', 'gearhart'],
    ['Commercial St, Tom Baker', 'other_party', 'Tom Baker'],
  ] as const)('or the place stands after a few words: %s', (text, slot, value) => {
    expect(playChat([...around, text]).slots[slot]).toBe(value)
  })

  it.each([
    ['They did, coast rentals llc', 'coast rentals llc'],
    ['I think his name is bob stone', 'bob stone'],
    ['He would be greg tanner', 'greg tanner'],
    ['gus lind, thanks for asking', 'gus lind'],
    ['simon property group', 'simon property group'],
  ])('is heard among other words: %s', (text, party) => {
    expect(playChat([...around, 'Holland', text]).slots.other_party).toBe(party)
  })

  it.each([
    'my mom will call you, her name is Rita Fields',
    'her lawyer said stop, her name is Dana Webb',
  ])('is not another woman: %s', (text) => {
    const { slots } = playChat([
      'my girlfriend called the cops on me',
      'Ray Fields 615 555 0190',
      text,
    ])
    expect(slots.other_party).toBeUndefined()
  })
})

describe('when it was', () => {
  it('is a month alone, and no place', () => {
    const { slots } = playChat([...known, 'June'])
    expect(slots.where).toBeUndefined()
    expect(slots.when?.raw).toBe('June')
  })

  it.each(['in the pandemic', 'in the middle of covid', 'in my twenties'])(
    'is no place: %s',
    (text) => {
      const { slots } = playChat([...known, text])
      expect(slots.where).toBeUndefined()
      expect(slots.when?.raw).toBe(text)
    },
  )

  it.each(['i got to the hospital monday', 'I have to say it was monday'])(
    'is a day that has been: %s',
    (text) => {
      expect(playChat([...known, text]).slots.when?.iso).toBe('2026-03-02')
    },
  )
})

describe('how to reach a visitor', () => {
  it.each([
    "don't call me late, my number is 616-555-0119",
    "don't call me weekends 616-555-0119",
    'my landlord does not call me back ever',
  ])('is still by telephone: %s', (text) => {
    expect(playChat([matter, 'Ana Ruiz', text]).conversation.refused).not.toContain('phone')
  })

  it.each([
    'i dont want him to see my daughter',
    "I don't want my kids to see their dad",
    'he sold the house without my mother knowing',
  ])('is not told by the matter: %s', (text) => {
    const { conversation, slots } = playChat([...known, text])
    expect(conversation.contactNote).toBeUndefined()
    expect(slots.issue).toContain(text)
  })

  it.each([
    "they call me every day about today's rent",
    'they said they would call tomorrow with a decision',
    'llame a la policia hoy',
  ])('is at no time that others call: %s', (text) => {
    expect(playChat([...around, text]).slots.preferred_times).toBeUndefined()
  })
})

describe('a name', () => {
  it.each([
    "I'll give my name: Ana Ruiz",
    'Let me give my name, Ana Ruiz',
    'quiero dar mi nombre ana ruiz',
  ])('that is given is heard: %s', (text) =>
    expect(playChat([matter, text]).slots.name).toBe('Ana Ruiz'),
  )

  it.each(['Living in Warrenton', 'Born in Mexico'])('is none of these: %s', (text) => {
    expect(playChat([matter, text]).slots.name).toBeUndefined()
  })
})

describe('a wish for a person', () => {
  it.each([
    'my wife and i want to speak to a lawyer',
    'i called the hotline and want to talk to a person',
  ])('is heard whoever else is named: %s', (text) =>
    expect(playChat([text]).last.kind).toBe('handoff'),
  )

  it('is not anger at somebody else', () => {
    const { last, slots } = playChat([
      "I gave notice on march 1 and haven't heard from my landlord",
    ])
    expect(last.kind).not.toBe('handoff')
    expect(slots.issue).toBeDefined()
  })
})

describe('a field that firms leave to others', () => {
  it.each([
    'my ex got arrested and i want custody of my kids',
    "my son's dad is in jail, i need child support",
    'a guy with a dui crashed into my car',
    'my boss wont pay me because i dont have a green card',
    'i have a green card and my landlord kept my deposit',
    'my tenant got arrested and left his stuff',
    'mi jefe dice que va a llamar a inmigracion',
  ])('is none here: %s', (text) => expect(plainField(text)).toBeNull())

  it.each([
    ['they just arrested my brother in Seaside', 'criminal'],
    ['i got a dui', 'criminal'],
    ['mi hermano lo arrestaron anoche', 'criminal'],
    ['i want to apply for citizenship', 'immigration'],
  ])('is one here: %s', (text, field) => expect(plainField(text)).toBe(field))
})
