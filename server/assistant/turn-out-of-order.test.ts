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

  it.each(['mon wed fri', 'M-F 9-5', 'when im off', 'you decide'])(
    'is a time to call in few words: %s',
    (text) => {
      const asked = [...dated, 'Kentwood', 'Northpier Rentals', 'no email']
      expect(playChat([...asked, text]).slots.preferred_times).toBe(text)
    },
  )

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

describe('what was said before any details were taken', () => {
  it('is the matter of who told it', () => {
    const { slots } = playChat([
      'what happens if i violate probation',
      'i tested dirty last week',
      'my hearing is december 3rd',
      'cory nagel',
      '616-555-0106',
    ])
    expect(slots).toMatchObject({ name: 'Cory Nagel', phone: '+16165550106' })
    expect(slots.issue).toContain('violate probation')
  })

  it('is the matter of who only asked, where no more is told', () => {
    const { slots } = playChat(['do you do divorces?', 'ok how do i hire you', 'no', 'Ana Ruiz'])
    expect(slots).toMatchObject({ name: 'Ana Ruiz' })
    const more = playChat([
      'do you do divorces?',
      'ok how do i hire you',
      'Ana Ruiz',
      '616-555-0142',
    ])
    expect(more.slots.issue ?? 'do you do divorces?').toBe('do you do divorces?')
  })

  it('is forgotten by who starts over', () => {
    const { slots } = playChat(['do you do divorces?', 'start over', 'Ana Ruiz', '616-555-0142'])
    expect(slots.issue).toBeUndefined()
  })
})

describe('what need not be asked', () => {
  it('is an e-mail address of who has none', () => {
    const { slots, replies } = playChat([
      'My landlord kept my deposit',
      'Ana Ruiz',
      'My telephone is 616-555-0148. I do not have e-mail.',
      'Last Friday evening',
      'Grand Haven',
      'nobody',
    ])
    expect(slots.phone).toBe('+16165550148')
    for (const { text } of replies.slice(3)) expect(text).not.toMatch(/e-mail/)
  })

  it('is a time of who is home all day', () => {
    const { slots } = playChat([...dated, 'Kentwood', 'I am home all day except Wednesday.'])
    expect(slots.preferred_times).toBe('home all day except Wednesday')
  })
})

describe('names that are none, and names of others', () => {
  it('is no name to be told to note it down: pues sí, apunte mis datos', () => {
    const asked = [
      'Mi casero no me devuelve el depósito',
      'pues si, apunte mis datos',
      'Marisol Ibarra',
    ]
    expect(playChat(asked, { language: 'es' }).slots.name).toBe('Marisol Ibarra')
  })

  it.each([
    'THIS IS RIDICULOUS I got a ticket and I wasnt even driving',
    'this is insane, my landlord kept my deposit',
  ])('is no name that is shouted: %s', (text) => {
    expect(playChat([text]).slots.name).toBeUndefined()
  })

  it('is no name before a number: al 616 555 0136', () => {
    const { slots } = playChat(['Mi casero no me devuelve el depósito', 'al 616 555 0136'], {
      language: 'es',
    })
    expect(slots.phone).toBe('+16165550136')
    expect(slots.name).toBeUndefined()
  })

  it('repeats the question: ¿cómo me llamo? Yesenia Barrios', () => {
    const { slots } = playChat(
      ['Mi casero no me devuelve el depósito', 'como me llamo? Yesenia Barrios'],
      {
        language: 'es',
      },
    )
    expect(slots.name).toBe('Yesenia Barrios')
  })

  it('is the name of the daughter where the other side is asked for', () => {
    const { slots, conversation } = playChat([
      'my daughter got arrested at a party',
      'Joel Hamm',
      '616-555-0125',
      'saturday night',
      'Rockford',
      'her name is Macy',
    ])
    expect(conversation.behalfOf).toBe('my daughter (Macy)')
    expect(slots.other_party).toBeUndefined()
  })

  it('is a name though more of it is not known', () => {
    const { slots } = playChat([...dated, 'Seaside', 'se llama Don Gregorio, no se su apellido'])
    expect(slots.other_party).toBe('Don Gregorio')
  })

  it('is no person concerned: my brother is executor and …', () => {
    const { conversation } = playChat(['my brother is executor and wont show us the will'])
    expect(conversation.behalfOf).toBeNull()
  })

  it('puts the other side right while the details are read back', () => {
    const told = [...dated, 'Clatsop County', 'Rob Fisk', 'no email', 'mornings']
    expect(playChat([...told, 'wait his name is Robert Fisk']).slots.other_party).toBe(
      'Robert Fisk',
    )
  })
})

it('changes good times for others, and no day', () => {
  const { slots } = playChat(
    [
      'Mi casero no me devuelve el depósito',
      'Marisol Ibarra',
      '503-555-0191',
      'me salí el 1 de octubre',
      'Seaside',
      'Don Gregorio',
      'no tengo correo',
      'los domingos',
      'perdón, los domingos no, mejor los sábados en la mañana',
    ],
    { language: 'es' },
  )
  expect(slots.preferred_times).toBe('los sábados en la mañana')
  expect(slots.when?.raw).toContain('1 de octubre')
})

describe('who tells on', () => {
  it('tells more of the matter, though a name was asked for', () => {
    const { slots } = playChat([
      'My landlord kept my deposit',
      'it was only half of it',
      'ana ruiz',
    ])
    expect(slots.issue).toBe('My landlord kept my deposit; it was only half of it')
    expect(slots.name).toBe('Ana Ruiz')
  })

  it('may give the name after all where a number is asked for', () => {
    const asked = ['My landlord kept my deposit', 'skip', 'cory nagel']
    expect(playChat(asked).slots.name).toBe('Cory Nagel')
  })

  it('begins the details with all of it', () => {
    const { slots } = playChat(['divorce', 'kids 4 and 7', 'Lena Fisk, 503-555-0166'])
    expect(slots.issue).toBe('divorce; kids 4 and 7')
    expect(slots.name).toBe('Lena Fisk')
  })

  it('tells no matter with the way to be reached', () => {
    const { slots } = playChat(['My landlord kept my deposit', 'I would rather use email'])
    expect(slots.issue).toBe('My landlord kept my deposit')
  })

  it('wants a call: ok can you have a lawyer call me', () => {
    const { last } = playChat(['what are your hours?', 'ok can you have a lawyer call me'])
    expect(last.kind).toBe('intake')
  })

  it('stays in Spanish with an address', () => {
    const asked = ['Tuve un choque', 'Wilmer Castañeda', 'wilmer_c@example.com']
    expect(playChat(asked, { language: 'es' }).last.text).toContain('¿')
  })
})

describe('an answer with a mark of doubt', () => {
  it.each(['I do not know who the other party is. The State?', 'the bar? idk', 'judge? no idea'])(
    'is no question to the site: %s',
    (text) => {
      const { last } = playChat([...dated, 'Kentwood', text])
      expect(last.kind).toBe('intake')
    },
  )

  it('leaves questions to the site: the hours?', () => {
    const { last } = playChat([...dated, 'Kentwood', 'what are the hours?'])
    expect(last.text).toContain('We are open Monday to Friday, 9 to 5.')
  })

  it('is a name with what it is: brittany is her name', () => {
    const { slots } = playChat([...dated, 'Kentwood', 'brittany is her name'])
    expect(slots.other_party).toBe('brittany')
  })
})

it('tells that it was received to who asks how to know', () => {
  const { last } = playChat([...known, 'How do I know you received this?'])
  expect(last.kind).not.toBe('handoff')
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
