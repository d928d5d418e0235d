import { describe, expect, it } from 'vitest'
import { playChat } from './testing/play.ts'

const matter = 'My landlord changed the locks'
const named = [matter, 'Tess Moran']
/** A date, and where it was, are asked for next. */
const reached = [...named, '503-555-0147']

describe('a story that goes on where something else was asked for', () => {
  it.each([
    'he said i owe 2 months but i paid cash',
    'no receipt tho he never gives any',
    'he didnt have a will as far as we know',
    'he says ill lose the place if i dont sign by friday',
    'hes 19',
  ])('is more of the matter, and the name is asked for again: %s', (text) => {
    const { slots, last } = playChat([matter, text])
    expect(slots.issue).toBe(`${matter}; ${text}`)
    expect(slots.name).toBeUndefined()
    expect(last.ask?.slot).toBe('name')
  })

  it('puts nothing right that was told before', () => {
    const { slots, last } = playChat([
      ...reached,
      'yesterday',
      'astoria',
      'coastline rentals',
      'no receipt tho he never gives any',
    ])
    expect(slots.other_party).toBe('coastline rentals')
    expect(slots.issue).toContain('no receipt tho he never gives any')
    expect(last.text).not.toContain('Changed.')
  })

  it('is said again where the details had been read back', () => {
    const read = [...reached, 'skip', 'skip', 'skip', 'skip', 'skip']
    const { last } = playChat([...read, 'no receipt tho he never gives any'])
    expect(last.text).toContain('Matter: no receipt tho he never gives any')
    expect(last.ask?.slot).toBe('confirm')
  })

  it.each(['got let go tuesday', 'my neighbor built a fence 4 feet on my land'])(
    'begins the details: %s',
    (text) => {
      const { slots, last } = playChat([text])
      expect(slots.issue).toBe(text)
      expect(last.ask?.slot).toBe('name')
    },
  )
})

describe('another detail than was asked for', () => {
  it.each(['I guess Thursdays', 'anytime but not when im working', 'wednesdays are no good'])(
    'is when to call, and no day of the matter: %s',
    (text) => {
      const { slots } = playChat([...named, text])
      expect(slots.preferred_times).toBe(text)
      expect(slots.when).toBeUndefined()
    },
  )

  it.each([
    ['he is the manager Ken something', 'Ken'],
    ['the ram guy cody, state farm', 'the ram guy cody, state farm'],
    ['Midland something', 'Midland something'],
    ['the guys name is Walt Pruett he owns the building on Orchard st', 'Walt Pruett'],
    ['state farm is his insurance', 'state farm is his insurance'],
  ])('is who is on the other side: %s', (text, party) => {
    const { slots } = playChat([...reached, 'yesterday', text])
    expect(slots.other_party).toBe(party)
    expect(slots.where).toBeUndefined()
    expect(slots.name).toBe('Tess Moran')
  })

  it.each(['warrenton', 'astoria, the apartments on 14th'])(
    'is a place, and no day: %s',
    (text) => {
      const { slots } = playChat([...reached, text])
      expect(slots.where).toBe(text)
      expect(slots.when).toBeUndefined()
    },
  )

  it('is a rough time', () => {
    const { slots } = playChat([matter, 'last summer'])
    expect(slots.when?.raw).toBe('last summer')
  })

  it.each(['at work', 'Safeway', 'Astoria.'])('is no name and no good time: %s', (text) => {
    const { slots } = playChat([matter, text])
    expect(slots.name).toBeUndefined()
    expect(slots.preferred_times).toBeUndefined()
  })

  it.each([
    'Her lawyer is Paul Brandt',
    'me arrestaron una vez en 2021',
    'it wasnt 3 weeks it was 4',
  ])('is no place: %s', (text) => {
    const { slots } = playChat([...reached, 'about 3 weeks ago', text])
    expect(slots.where).toBeUndefined()
  })
})

describe('names', () => {
  it.each([
    ['Margaret and Paul Eastman', 'Margaret and Paul Eastman'],
    ['frank and dee lindholm', 'Frank and Dee Lindholm'],
    ['Mr. and Mrs. Owen Tate', 'Owen Tate'],
    ['Todd Haskell 931 555 0122 dont call after 9', 'Todd Haskell'],
    ['Tamika Washington here', 'Tamika Washington'],
  ])('are heard: %s', (text, name) => expect(playChat([matter, text]).slots.name).toBe(name))

  it('of a husband are on the own side, unless they are divorced', () => {
    const fall = 'My husband fell off a roof at work in december'
    const { slots } = playChat([fall, 'Amber Stokes 208-555-0190. my husband is Ryan Stokes'])
    expect(slots).toMatchObject({ name: 'Amber Stokes' })
    expect(slots.other_party).toBeUndefined()
    const divorce = [
      'my husband moved out and i want a divorce',
      'Jenna Kowalski',
      'husband is Brian Kowalski',
    ]
    expect(playChat(divorce).slots.other_party).toBe('Brian Kowalski')
  })

  it('of a brother are not those of the mother who is asked for', () => {
    const { slots, conversation } = playChat([
      'my mother fell in the nursing home and my brother has her papers',
      'Patricia Lund',
      'His name is Gary Lund',
    ])
    expect(conversation.behalfOf ?? '').not.toContain('Gary')
    expect(slots.name).toBe('Patricia Lund')
  })

  it('are heard whole after the first one: her name is Diane, diane petrakis-hall', () => {
    const told = 'her name is Diane, diane petrakis-hall'
    for (const before of [reached, [...reached, 'yesterday'], [...reached, 'yesterday', 'astoria']])
      expect(playChat([...before, told]).slots.other_party).toBe('Diane Petrakis-Hall')
  })
})

describe('times', () => {
  it('that will not do are none to call at', () => {
    const { slots } = playChat([matter, 'Todd Haskell 931 555 0122 dont call after 9'])
    expect(slots.preferred_times).toBeUndefined()
  })

  it('stand beside a number', () => {
    const { slots } = playChat([...named, '931 555 0122 call after 3 i work first shift'])
    expect(slots).toMatchObject({ phone: '+19315550122' })
    expect(slots.preferred_times).toContain('after 3')
  })

  it('of what happened are none to call at', () => {
    const { slots } = playChat([matter, 'last friday around 6pm'])
    expect(slots.when?.raw).toBe('last friday around 6pm')
    expect(slots.preferred_times).toBeUndefined()
  })

  it.each(['can somebody go see him today', 'can you get me back in tonight?'])(
    'in a wish for something else are none to call at: %s',
    (text) => expect(playChat([matter, text]).slots.preferred_times).toBeUndefined(),
  )

  it('that lie ahead are no day on which it happened', () => {
    const { slots } = playChat([
      'My ex is moving to Kentucky with our daughter in june and I got a certified letter today',
    ])
    expect(slots.when?.iso ?? '').not.toContain('2025')
  })
})

describe('after the details are sent', () => {
  const sent = [...reached, 'skip', 'skip', 'skip', 'skip', 'skip', 'yes']

  it('what a question tells besides is passed on', () => {
    const { conversation, slots, last } = playChat([
      ...sent,
      'he has surgery monday, can they call before that',
    ])
    expect(conversation.confirmed).toBe(true)
    expect(slots.issue).toContain('he has surgery monday')
    expect(last.text).toContain('I have passed the change to')
  })

  it('what only tells on is passed on, and nothing is looked up', () => {
    const { slots, last } = playChat([...sent, 'no receipt tho he never gives any'])
    expect(slots.issue).toContain('no receipt tho he never gives any')
    expect(last.kind).toBe('intake')
    expect(last.text).toContain('I have passed the change to')
  })

  it('a sum is no telephone number', () => {
    const { slots } = playChat([...sent, 'it was 1200 dollars'])
    expect(slots.phone).toBe('+15035550147')
  })
})

describe('what only sounds like a yes', () => {
  it('sends nothing: good times is after 3pm', () => {
    const read = [...reached, 'skip', 'skip', 'skip', 'skip', 'tuesday morning']
    const { conversation, slots } = playChat([...read, 'good times is after 3pm'])
    expect(conversation.confirmed).toBe(false)
    expect(slots.preferred_times).toContain('after 3pm')
  })
})

describe('who else is told', () => {
  it.each([
    ['I was fired Feb 9 in Warrenton. The other side is Northshore Packing', 'Northshore Packing'],
    ['I was fired Feb 9 in Warrenton by my manager Brenda Oyler', 'Brenda Oyler'],
    ['my boss owes me pay, the owner is a guy named Lyle Pruett', 'Lyle Pruett'],
  ])('is the other side: %s', (text, party) =>
    expect(playChat([text]).slots.other_party).toBe(party),
  )

  it('may be put right while the details are read back', () => {
    const { slots } = playChat([
      'My landlord Doug Marsh kept my deposit, I moved out Jan 31',
      'Kelly Tran',
      '503-555-0128 and kt@tidemail.example',
      'Seaside',
      'mornings',
      'the other side is Marsh Properties LLC not Doug',
    ])
    expect(slots.other_party).toBe('Marsh Properties LLC')
  })

  it('is not whose name was taken for the visitor’s: Im Tyler Pickett', () => {
    const { slots } = playChat([
      'my aunt wont show us the will',
      'Noreen Pickett',
      'Im Tyler Pickett',
    ])
    expect(slots.name).toBe('Tyler Pickett')
  })
})

describe('what stands beside a name', () => {
  it('joins the matter', () => {
    const { slots } = playChat(['got a dui friday', 'Marcus Webb. blew a .11. first one'])
    expect(slots.name).toBe('Marcus Webb')
    expect(slots.issue).toContain('blew a .11')
  })
})

describe('what was not understood', () => {
  it('joins the matter, so that the firm reads it', () => {
    const { slots } = playChat([matter, 'columbia packing'])
    expect(JSON.stringify(slots)).toContain('columbia packing')
  })
})

describe('what is heard of haste and danger', () => {
  it.each(['dont have a phone right now it broke in the crash', 'nothing urgent, before august'])(
    'hurries nobody: %s',
    (text) => expect(playChat([matter, text]).slots.urgency).not.toBe('high'),
  )

  it.each(['i dont feel safe right now', 'i need somebody right now'])('is pressing: %s', (text) =>
    expect(playChat([matter, text]).slots.urgency).toBe('high'),
  )

  it.each(['he gets off at 4', 'no me pagaron la ultima semana', 'he wants out after 17 years'])(
    'is no danger: %s',
    (text) => expect(playChat([text]).last.text).not.toMatch(/911|988/),
  )
})

describe('questions that were heard as something else', () => {
  it('of the answer to a summons ask for no other role', () => {
    const { last } = playChat(['does my answer have to be in before the hearing?'])
    expect(last.text).not.toContain('an AI assistant')
  })

  it('after sending, whether a change was made, is of the chat', () => {
    const sent = [...reached, 'skip', 'skip', 'skip', 'skip', 'skip', 'yes']
    expect(playChat([...sent, 'did you change it']).last.kind).toBe('greeting')
  })

  it('that end in their price are no name: y para mi hermano tambien cuanto seria', () => {
    const { slots } = playChat(
      [
        'necesito renovar mi permiso',
        'Ana Soto',
        '281-555-0126',
        'desde 2013',
        'y para mi hermano tambien cuanto seria',
      ],
      { language: 'es' },
    )
    expect(slots.other_party).toBeUndefined()
  })
})
