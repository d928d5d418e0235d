import { describe, expect, it } from 'vitest'
import { playChat } from './testing/play.ts'
import { caseSummary } from './turn-summary.ts'

/** A matter, a name and a number; what is asked next is when it happened. */
const known = ['My landlord kept my deposit', 'Ana Ruiz', '616-555-0142']
/** The same with a day; what is asked next is where, and who is on the other side. */
const dated = [...known, 'last month']

describe('an account with a question at its end', () => {
  const account =
    'My name is Rebecca Stolz and I am writing about my brother, who lives with me in Holland, Michigan. On the evening of October 30th he was driving home from a work dinner when an officer pulled him over for a taillight and took him to the station. His arraignment is set for December 8 and he is worried sick about his job. We can be reached at 616-555-0147, and anything after 3:15 is good. What are your hours?'

  it('is taken down whole, and the question is answered', () => {
    const { slots, conversation, last } = playChat([account])
    expect(slots).toMatchObject({
      name: 'Rebecca Stolz',
      phone: '+16165550147',
      preferred_times: 'after 3:15',
    })
    expect(slots.when?.iso).toMatch(/^2025-10-30/)
    expect(slots.issue).toContain('pulled him over')
    expect(slots.issue).not.toContain('hours')
    expect(conversation.deadline?.raw).toContain('December 8')
    expect(last.text).toContain('We are open Monday to Friday, 9 to 5.')
    expect(last.ask?.slot).not.toBe('issue')
  })

  it('keeps the number that a question tells', () => {
    const { slots } = playChat([
      'Can someone call me on (616) 591-3246? I have some questions about a lease that I signed.',
    ])
    expect(slots.phone).toBe('+16165913246')
  })

  it('answers the question of a burst, too', () => {
    const burst =
      'hey\ngot a question\nmy tenant wont leave\nwhat are your hours\nim Don\n616 555 0131'
    const { slots, last } = playChat([burst])
    expect(slots).toMatchObject({ name: 'Don', phone: '+16165550131' })
    expect(slots.issue).toBe('my tenant wont leave')
    expect(last.text).toContain('We are open Monday to Friday, 9 to 5.')
  })
})

describe('people who are no other side', () => {
  it.each([
    'my husband of 12 years passed in august and his kids are trying to take our house',
    'my wife was hurt in an accident on 101',
  ])('are not asked for as one: %s', (text) => {
    const { replies } = playChat([text, 'Ana Ruiz', '616-555-0142', 'no e mail', 'Astoria', 'hm'])
    for (const reply of replies) expect(reply.text).not.toContain('You mentioned')
  })

  it('are one where something sets them against each other', () => {
    const asked = ['my husband moved out and filed for divorce', 'Ana Ruiz', '616-555-0142']
    const { replies } = playChat([...asked, 'last month', 'no e mail', 'Astoria'])
    expect(replies.some(({ text }) => text.includes('You mentioned your husband'))).toBe(true)
  })

  it('take no place for a person: the house is in Gearhart', () => {
    const { slots } = playChat([...dated, 'hm', 'the house is in Gearhart'])
    expect(slots.other_party).toBeUndefined()
  })

  it('are named in a sentence: The other guy is named Brent, …', () => {
    const { slots } = playChat([
      ...dated,
      'Muskegon',
      "The other guy is named Brent, don't know last name",
    ])
    expect(slots.other_party).toBe('Brent')
  })

  it('are introduced, whatever is not wanted of them', () => {
    const { slots } = playChat([
      ...dated,
      'Seaside',
      'friend is Mel Brandt but i dont want to sue him',
    ])
    expect(slots.other_party).toBe('Mel Brandt')
  })

  it('are named beside their relation: mi empleador, Pescados del Norte', () => {
    const { slots } = playChat(['Mi empleador, Pescados del Norte, no me ha pagado'], {
      language: 'es',
    })
    expect(slots.other_party).toBe('Pescados del Norte')
  })
})

describe('a story before any details', () => {
  it('is the matter, though it ended in a question', () => {
    const { slots } = playChat([
      "I've been working as a caregiver 7 days a week and they pay me a flat $120 a day. Is that legal?",
      'Nov 2023 till now',
      'Rosa Delgado',
      '503-555-0157 please text not call',
    ])
    expect(slots.issue).toContain('they pay me a flat $120 a day')
    expect(slots).toMatchObject({ name: 'Rosa Delgado', phone: '+15035550157' })
  })

  it.each(['my mom wants to change who gets the house', 'im Paul Rautio, her son. 503-555-0186'])(
    'is neither a request for advice nor danger: %s',
    (text) => {
      expect(playChat([text]).last.kind).not.toMatch(/^(?:declined|safety)$/)
    },
  )
})

describe('good times that come unasked', () => {
  it.each(['Fri 11/27 or Mon 11/30', 'I get off at 7pm'])('are no day behind: %s', (text) => {
    const { slots } = playChat([...known, 'skip', 'hm', text])
    expect(slots.when).toBeUndefined()
    expect(slots.preferred_times).toContain(text)
  })

  it('are no day that it happened: sunday', () => {
    const { slots } = playChat([...known, 'skip', 'on sunday'])
    expect(slots.when?.raw).toBe('on sunday')
    expect(slots.preferred_times).toBeUndefined()
  })

  it('agree to nothing else: looks ok', () => {
    expect(playChat([...dated, 'looks ok']).slots.where).toBeUndefined()
  })

  it('leave nobody to ask for: no other side', () => {
    const { replies } = playChat([...known, 'no other side', 'last month', 'Astoria', 'no email'])
    for (const { text } of replies.slice(3)) expect(text).not.toContain('other side')
  })
})

describe('words that change nothing', () => {
  it('are thanks after an offer: gracias de todos modos', () => {
    const { slots, last } = playChat(['¿hacen patentes?', 'gracias de todos modos'], {
      language: 'es',
    })
    expect(slots.name).toBeUndefined()
    expect(last.kind).toBe('greeting')
  })

  it('are what one has none of: no computer', () => {
    const { slots } = playChat([
      'I was denied disability',
      'OK. Gloria Manzano, 503-555-0194',
      'no computer',
    ])
    expect(slots.name).toBe('Gloria Manzano')
  })

  it('add the family name, with a remark on it', () => {
    const asked = [
      'My landlord kept my deposit',
      'Dusty',
      'Dusty Rhodes ... yes thats my real name lol',
    ]
    const { slots } = playChat(asked)
    expect(slots).toMatchObject({ name: 'Dusty Rhodes', issue: 'My landlord kept my deposit' })
  })

  it('are no day behind where it is ahead: signing is friday', () => {
    const { slots, conversation } = playChat([
      'can you look over a lease for a coffee shop',
      'ok i am Priya. 503-555-0128',
      'signing is friday so need it thursday',
      'no email',
      'Astoria',
      'landlord is Duane Street Partners LLC',
    ])
    expect(slots.when).toBeUndefined()
    expect(conversation.deadline?.iso).toBe('2026-03-06')
    expect(slots.issue).toBe(
      'can you look over a lease for a coffee shop; signing is friday so need it thursday',
    )
    expect(slots.other_party).toBe('Duane Street Partners LLC')
  })
})

describe('how to be reached', () => {
  it('goes to the firm with what is to be heeded', () => {
    const { conversation, replies } = playChat([
      'My husband served me divorce papers',
      'Tanya Oster',
      "503-555-0143 but don't leave a voicemail he listens to them",
      'last week',
      'no email',
      'Astoria',
      'Mark Oster',
      'tues or wed 10 to 2',
    ])
    const note = "don't leave a voicemail he listens to them"
    expect(conversation.contactNote).toBe(note)
    expect(replies.at(-1)?.text).toContain(`How to reach: ${note}`)
    expect(caseSummary(conversation, 'en')).toContain(note)
  })

  it('is kept where calls are refused for a reason', () => {
    const { conversation } = playChat([...known, 'no phone calls my husband doesnt know'])
    expect(conversation.contactNote).toBe('no phone calls my husband doesnt know')
  })

  it('is signed with a name: ok call me. Anya Petrov', () => {
    const { slots } = playChat(['need someone to review my severance', 'ok call me. Anya Petrov'])
    expect(slots.name).toBe('Anya Petrov')
  })

  it('is a name after an initial', () => {
    expect(playChat(['My landlord kept my deposit', 'ok. T', 'Tamika']).slots.name).toBe('Tamika')
  })

  it('is no name of the visitor: exes name is Colt Harmon', () => {
    const { slots } = playChat([...known, 'exes name is Colt Harmon'])
    expect(slots).toMatchObject({ name: 'Ana Ruiz', other_party: 'Colt Harmon' })
  })

  it('may be told with doubt where something else is asked', () => {
    const { slots, last } = playChat([...dated, 'Astoria', 'tomorrow after 3? or thursday'])
    expect(slots.preferred_times).toContain('tomorrow after 3, or thursday')
    expect(last.kind).toBe('intake')
  })
})
