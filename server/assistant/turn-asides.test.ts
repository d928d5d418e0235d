import { describe, expect, it } from 'vitest'
import { playChat } from './testing/play.ts'

const known = ['My landlord kept my deposit', 'Ana Ruiz', '616-555-0188']
const dated = [...known, 'last month']

describe('what is told beside the question', () => {
  it.each([
    'neighbors name is Al Pruitt',
    "my neighbor's name is Al Pruitt",
    'the owners name is Al Pruitt',
  ])('names somebody else, and not the visitor: %s', (text) => {
    const { slots } = playChat([...known, text])
    expect(slots).toMatchObject({ name: 'Ana Ruiz', other_party: 'Al Pruitt' })
  })

  it.each(['wait it was the 4th', 'i got it yesterday'])(
    'is a day, and neither a place nor a person: %s',
    (text) => {
      const { slots } = playChat([...dated, text])
      expect(slots.where).toBeUndefined()
      expect(slots.other_party).toBeUndefined()
    },
  )

  it.each(['dont have a phone right now', 'I dont do email', 'i never check email'])(
    'refuses a way to be reached, and is no day or good time: %s',
    (text) => {
      const { slots } = playChat([...known, text])
      expect(slots.when).toBeUndefined()
      const { slots: later } = playChat([...dated, 'Holland, Bob Stone', text])
      expect(later.preferred_times).toBeUndefined()
    },
  )

  it('is the whole name after the first alone', () => {
    const { slots } = playChat([
      'My landlord kept my deposit',
      'Priya',
      'Priya Nair priya@mail.example',
    ])
    expect(slots).toMatchObject({ name: 'Priya Nair', email: 'priya@mail.example' })
  })

  it('is the other side where a school is named', () => {
    const { slots } = playChat([...dated, 'zeeland public schools'])
    expect(slots).toMatchObject({ other_party: 'zeeland public schools' })
    expect(slots.where).toBeUndefined()
  })

  it.each(['ok send', 'just send it', 'please submit it now'])(
    'ends the questions where the visitor wants it sent: %s',
    (text) => {
      const { last } = playChat([...dated, text])
      expect(last.ask?.slot).toBe('confirm')
    },
  )

  it('asks on for what no reply can do without', () => {
    const { last } = playChat(['My landlord kept my deposit', 'ok send'])
    expect(last.ask?.slot).toBe('name')
  })
})

describe('a correction while the details are read back', () => {
  const told = [...dated, 'Holland, my wife, Dana Wright', 'no email', 'evenings']

  it('spells a name of the other side', () => {
    const { slots } = playChat([...told, 'actually dana spells it Dayna'])
    expect(slots.other_party).toBe('Dayna Wright')
  })

  it.each([
    ['no, better in the morning', 'in the morning'],
    ['no, mornings are better', 'mornings are better'],
  ])('changes the good times: %s', (text, times) =>
    expect(playChat([...told, text]).slots.preferred_times).toBe(times),
  )

  it('changes the good times in Spanish', () => {
    const { slots } = playChat(
      [
        'mi arrendador no devuelve mi depósito',
        'Ana Ruiz',
        '616-555-0188',
        'el mes pasado',
        'Holland, Bob Stone',
        'no tengo correo',
        'por las tardes',
        'no, mejor por la mañana',
      ],
      { language: 'es' },
    )
    expect(slots.preferred_times).toBe('por la mañana')
    expect(slots.issue).not.toContain('mañana')
  })

  it('is not a question to the site: what happens after i send this', () => {
    const { last } = playChat([...told, 'what happens after i send this'])
    expect(last.text).toContain('Alder & Reyes')
    expect(last.kind).not.toBe('answer')
  })
})

describe('whom it is about, and since when', () => {
  it.each([
    ['my brother got picked up last night in Holland, he is still in there', 'my brother'],
    ['my mom fell at the store yesterday and broke her hip', 'my mom'],
    ['mi hijo tuvo un accidente ayer en el trabajo', 'mi hijo'],
  ])('is heard from the first words: %s', (text, whom) => {
    const { conversation, slots } = playChat([text])
    expect(conversation.behalfOf).toBe(whom)
    expect(slots.when).toMatchObject({ iso: '2026-03-04' })
  })

  it.each(['my wife got the house', 'my brother is suing me', 'my son stole from me'])(
    'is the visitor where others only act: %s',
    (text) => expect(playChat([text]).conversation.behalfOf).toBeNull(),
  )

  it('calls a stay in jail by its name', () => {
    const { last } = playChat(['my brother got picked up last night, he is still in there'])
    expect(last.kind).toBe('safety')
    expect(last.text).not.toContain('988')
  })
})

it('asks a visitor who would rather not say nothing more, where nothing was asked', () => {
  const { last } = playChat(["I'd rather not say"])
  expect(last.kind).toBe('greeting')
})

describe('more that visitors say on the way', () => {
  it('is a family name, and no place and no change', () => {
    const { slots, last } = playChat(['My landlord kept my deposit', 'Trevor', 'Boone'])
    expect(slots.name).toBe('Trevor Boone')
    expect(slots.where).toBeUndefined()
    expect(last.text).not.toContain('Changed')
  })

  it.each(['owi second offense, got court dec 3', 'i have a hearing on dec 3'])(
    'is a day ahead, which makes it urgent where it is near: %s',
    (text) => {
      const { conversation, slots } = playChat([text], { now: new Date('2026-11-23T15:00:00Z') })
      expect(conversation.deadline).toMatchObject({ iso: '2026-12-03' })
      expect(slots).toMatchObject({ urgency: 'high' })
      expect(slots.when).toBeUndefined()
    },
  )

  it('lies behind where it is told so', () => {
    const { conversation, slots } = playChat(['my landlord evicted me, the hearing was on dec 3'])
    expect(conversation.deadline).toBeNull()
    expect(slots.when).toMatchObject({ iso: '2025-12-03' })
  })

  it('names the other side beside the place', () => {
    const { slots } = playChat([...dated, 'muskegon heights, neighbors name is Al Pruitt'])
    expect(slots).toMatchObject({ where: 'muskegon heights', other_party: 'Al Pruitt' })
  })

  it('names whom it is for', () => {
    const { conversation } = playChat([
      'my mom is 81 and she fell at the nursing home',
      'Janet Hoekstra',
      'my moms name is Wilma',
    ])
    expect(conversation.behalfOf).toBe('my mom (Wilma)')
  })

  it.each(['no thats it', 'ok thats all', "that's everything i have"])(
    'ends the questions: %s',
    (text) => {
      const { last, slots } = playChat([...dated, text])
      expect(slots.other_party).toBeUndefined()
      expect(last.ask?.slot).toBe('confirm')
    },
  )

  it.each([
    [['idk if i want to give my name', 'ok its Marisol'], 'Marisol'],
    [
      ['idk if i want to give my name', 'Marisol Vega 616-555-0145 dont leave voicemail'],
      'Marisol Vega',
    ],
  ])('is a name after all: %s', (lines, name) => {
    expect(playChat(['i was fired for being pregnant', ...lines]).slots.name).toBe(name)
  })

  it('is no wish for a person where it is about coming in person', () => {
    const { last } = playChat(['do i need to come in person'])
    expect(last.text).not.toContain('You can reach the people')
  })
})

describe('what sounds like more than it is', () => {
  it.each(['la semana pasada creo el jueves', 'no the wife says it was friday night the 27th'])(
    'is a day and no danger: %s',
    (text) => {
      const { last } = playChat([...known, text])
      expect(last.text).not.toMatch(/911/)
    },
  )

  it.each([
    'no shes not in danger he just wont follow the order',
    'nobody is in danger',
    'nadie está en peligro',
  ])('is no danger where that is said: %s', (text) =>
    expect(playChat([text]).last.kind).not.toBe('safety'),
  )

  it('is danger where one is safe and another is not', () => {
    const { last } = playChat(['im safe but he is in there with my kids and a gun'])
    expect(last.kind).toBe('safety')
  })

  it('begins the details for who needs a lawyer, in Spanish too', () => {
    const { last, conversation } = playChat(['necesito abogado para mi primo'], { language: 'es' })
    expect(last.kind).toBe('intake')
    expect(conversation.behalfOf).toBe('mi primo')
  })

  it.each(['cuando sea', 'cuando puedan'])('is a good time, and no question: %s', (text) => {
    const { slots } = playChat(
      [
        'mi arrendador no devuelve mi depósito',
        'Ana Ruiz',
        '616-555-0188',
        'el mes pasado',
        'Holland, Bob Stone',
        'no tengo correo',
        text,
      ],
      { language: 'es' },
    )
    expect(slots.preferred_times).toBe(text)
  })

  it('is a question, and no consent: ok how much', () => {
    const { last } = playChat(['do you handle patents?', 'ok how much'])
    expect(last.kind).toBe('handoff')
  })

  it('is no other side where one has died', () => {
    const { slots } = playChat([
      'My late husband Harold and I had our wills drawn up, are they valid',
    ])
    expect(slots.other_party).toBeUndefined()
  })
})

describe('names and times in passing', () => {
  it('spells the visitor’s own name', () => {
    const { slots } = playChat([
      'My landlord kept my deposit',
      'Nia Foster',
      '616-555-0188',
      'last month',
      'fix the spelling its Niah',
    ])
    expect(slots.name).toBe('Niah Foster')
    expect(slots.where).toBeUndefined()
  })

  it('takes a name after the offer, also with a word before it', () => {
    const { slots } = playChat(['do you handle patents?', 'ok sorry. Jim Tran'])
    expect(slots.name).toBe('Jim Tran')
  })

  it('takes no time of day for a family name', () => {
    const { slots } = playChat(['My landlord kept my deposit', 'kent', 'evenings'])
    expect(slots.name).toBe('Kent')
  })

  it('takes a name with what its bearer is, beside a number', () => {
    const { slots } = playChat(['Patricia Lund, attorney, 616-555-0100'])
    expect(slots).toMatchObject({ name: 'Patricia Lund', phone: '+16165550100' })
  })

  it('gives the number to who asks for a lawyer by name', () => {
    const { last } = playChat(['hello i would like to speak with mr pyle about a referral'])
    expect(last.text).toContain('(616) 555-0100')
  })

  it('takes good times for no day', () => {
    const { slots } = playChat([...known, 'anytime this week'])
    expect(slots.when).toBeUndefined()
    expect(slots.preferred_times).toBe('anytime this week')
  })
})

describe('answers that are names', () => {
  it.each(['ok Aaron', 'Aaron', 'alejandra'])('say nothing of the language: %s', (text) => {
    const { last } = playChat(['My landlord kept my deposit', text])
    expect(last.text).toContain('Thank you')
  })

  it('follow a relation: i am her mom, Brooke Lanning', () => {
    const { slots } = playChat(['My daughter was bitten by a dog', 'i am her mom, Brooke Lanning'])
    expect(slots.name).toBe('Brooke Lanning')
  })

  it('are of a person where a person is asked for', () => {
    const { slots } = playChat(['My landlord kept my deposit', 'Forest Hills Central Elementary'])
    expect(slots.name).toBeUndefined()
  })

  it('are not what a visitor says of themselves', () => {
    const asked = [...dated, 'Holland', 'i cant talk during the day, im a nurse', 'no email sorry']
    expect(playChat(asked).slots.other_party).toBeUndefined()
  })
})

it('answers what something costs, and declines nothing', () => {
  expect(playChat(['will this cost me anything']).last.kind).not.toBe('declined')
})
