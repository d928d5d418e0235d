import { describe, expect, it } from 'vitest'
import { playChat } from './testing/play.ts'

/** A matter, a name and a number; what is asked next is when it happened. */
const known = ['My landlord kept my deposit', 'Ana Ruiz', '616-555-0142']
/** The same with a day; what is asked next is where, and who is on the other side. */
const dated = [...known, 'last month']

describe('what answers something else than was asked', () => {
  it.each([
    ['2011 and 2013 i think'],
    ['like 1 am so technically today'],
    ['around 9 at night'],
    ['evenings'],
  ])('is a time and no place: %s', (text) => {
    expect(playChat([...dated, text]).slots.where).toBeUndefined()
  })

  it('is a year, told where the place is asked for', () => {
    const { slots } = playChat([...known, 'no email', 'hm', '2011 and 2013 i think'])
    expect(slots.when?.raw).toBe('2011 and 2013 i think')
    expect(slots.where).toBeUndefined()
  })

  it.each([
    'two old MIPs and a disorderly',
    'he blew .19 and theres a cdl',
    'lo pararon y traia un poco de marihuana',
  ])('is more of the matter: %s', (text) => {
    const { slots } = playChat([...dated, text])
    expect(slots.where).toBeUndefined()
    expect(slots.issue).toBe(`My landlord kept my deposit; ${text}`)
  })

  it.each(['holland pd', 'kentwood pd i guess', 'state trooper', 'la policia de wyoming'])(
    'is the other side, whatever is asked: %s',
    (text) => {
      for (const asked of [known, dated, [...dated, 'Kentwood'], [...dated, 'Kentwood', 'skip']])
        expect(playChat([...asked, text]).slots).not.toMatchObject({ where: text })
      expect(playChat([...known, text]).slots.other_party).toBe(text.replace(' i guess', ''))
    },
  )

  it.each([
    ['in wyoming', 'wyoming'],
    ['131 near wealthy st grand rapids', '131 near wealthy st grand rapids'],
    ['en la calle Ocho', 'la calle Ocho'],
  ])('is a place where the other side is asked for: %s', (text, where) => {
    const { slots } = playChat([...dated, 'two days of cleaning', text])
    expect(slots.where).toBe(where)
    expect(slots.other_party).toBeUndefined()
  })

  it('is no time to call, and is asked for again', () => {
    const { slots, last } = playChat([
      ...dated,
      'Kentwood',
      'Northpier Rentals',
      'no email',
      'the blue house',
    ])
    expect(slots.preferred_times).toBeUndefined()
    expect(last.ask?.slot).toBe('preferred_times')
  })

  it('is a good time beside another fact', () => {
    const { slots } = playChat([...known, 'i work nights so mornings like 9'])
    expect(slots.preferred_times).toBe('mornings like 9')
    expect(slots.when).toBeUndefined()
  })
})

describe('a detail said in one’s own way', () => {
  it('is a family name told as one', () => {
    const { slots } = playChat([
      'My landlord kept my deposit',
      'ok. Marcus D',
      'last name Dombrowski',
    ])
    expect(slots.name).toBe('Marcus Dombrowski')
  })

  it('repeats what was asked: her name? Alexis M', () => {
    expect(playChat([...dated, 'Kentwood', 'her name? Alexis M']).slots.other_party).toBe(
      'Alexis M',
    )
  })

  it('is no other side where it tells of haste', () => {
    expect(playChat([...dated, 'Kentwood', 'no deadline']).slots.other_party).toBeUndefined()
  })

  it('is a hearing and no time to call', () => {
    const { slots, conversation } = playChat([
      ...dated,
      'Kentwood',
      'Northpier Rentals',
      'no email',
      'My court date is December 9.',
    ])
    expect(slots.preferred_times).toBeUndefined()
    expect(conversation.deadline?.raw).toContain('December 9')
  })

  it('is no matter where it tells how one is reached', () => {
    const { slots } = playChat([
      'I would like to talk to someone',
      'My name is Ana Ruiz.',
      'You may reach me at (616) 555-0120 or ana@ruiz.example.',
    ])
    expect(slots).toMatchObject({ phone: '+16165550120', email: 'ana@ruiz.example' })
    expect(slots.issue).toBeUndefined()
  })

  it('is in Spanish though a street is in English', () => {
    const { replies } = playChat(
      [
        'Tuve un choque',
        'Me llamo Ana Ruiz',
        '616-555-0142',
        'ayer',
        'en la 28th street en Wyoming',
      ],
      { language: 'es' },
    )
    expect(replies.at(-1)?.text).toMatch(/¿/)
  })

  it.each(['That is all correct, thank you.', 'this is right', 'it looks correct'])(
    'agrees to what was read back: %s',
    (text) => {
      const told = [...dated, 'Kentwood', 'Northpier Rentals', 'no email', 'mornings']
      expect(playChat([...told, text]).conversation.confirmed).toBe(true)
    },
  )
})

describe('a way to be reached that is not as one types it', () => {
  it('is a number read out', () => {
    const { slots } = playChat([
      ...known.slice(0, 2),
      'six one six five five five oh one four four',
    ])
    expect(slots.phone).toBe('+16165550144')
  })

  it('is no address that ends in a slip, which is asked for again', () => {
    const { slots, last } = playChat([...known, 'email is tyok@example.con'])
    expect(slots.email).toBeUndefined()
    expect(last.ask?.slot).toBe('email')
    expect(playChat([...known, 'email is tyok@example.con', 'tyok@example.com']).slots.email).toBe(
      'tyok@example.com',
    )
  })
})

describe('a question that begins as something else', () => {
  const told = [...dated, 'Kentwood', 'Northpier Rentals', 'mornings']

  it('holds nothing back: wait, what are your hours?', () => {
    const { last } = playChat([...told, 'skip', 'wait, what are your hours?'])
    expect(last.text).toContain('We are open Monday to Friday, 9 to 5.')
  })

  it('may ask why before anything is asked', () => {
    const { last } = playChat(['do you handle patents?', 'why do you need my name'])
    expect(last.text).toMatch(/^Nothing here is a must\./)
  })
})
