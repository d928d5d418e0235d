import { describe, expect, it } from 'vitest'
import { hours, playChat } from './testing/play.ts'

const matter = 'My landlord kept my deposit'
const named = [matter, 'Ana Ruiz']
const known = [...named, '616-555-0188']

describe('who has no more to say', () => {
  it.each([
    "you've got the whole story already",
    'nothing else from my side',
    'just give them that',
    'ya con eso, no hay mas que contar',
  ])('hears all of it read back: %s', (text) => {
    const { last } = playChat([...known, text])
    expect(last.ask?.slot).toBe('confirm')
    expect(last.text).toContain('Ana Ruiz')
  })
})

describe('who would rather not say, or does not know', () => {
  it.each([
    'id rather keep that to myself',
    'thats between me and the lawyer',
    'eso me lo reservo',
  ])('is not asked for it again at once: %s', (text) => {
    const { last, conversation } = playChat([...named, text])
    expect(conversation.refused).toContain('phone')
    expect(last.ask?.slot).toBe('when')
  })

  it.each(['beats me', 'honestly it slipped my mind', 'quien sabe'])(
    'passes the day it was: %s',
    (text) => {
      const { slots, last } = playChat([...known, text])
      expect(slots.when).toBeUndefined()
      expect(last.ask?.slot).toBe('where')
    },
  )

  it('tells of a rough time with a sigh', () => {
    const { slots } = playChat([...known, 'gosh, back in the spring sometime'])
    expect(slots.when?.raw).toBe('gosh, back in the spring sometime')
  })
})

describe('a remark', () => {
  it.each([
    'one sec my kid',
    'hold on my boss is right here',
    'ugh this keyboard',
    'ahorita vuelvo, tocan la puerta',
  ])('is no answer, and the same is asked in other words: %s', (text) => {
    const { slots, last } = playChat([...known, 'last month', text])
    expect(slots.where).toBeUndefined()
    expect(last.ask?.slot).toBe('where')
  })
})

describe('who asks for somebody', () => {
  it.each([
    'i want to speak with dana',
    'put mr tern on the line',
    'me comunica con la licenciada',
  ])('hears how to reach the people: %s', (text) => {
    const { last } = playChat([text])
    expect(last.kind).toBe('handoff')
    expect(last.text).toContain('(616) 555-0100')
  })
})

describe('who wants to meet', () => {
  it('adds nothing to the matter by it', () => {
    const { slots, last } = playChat([matter, 'Id like to set something up for next week'])
    expect(slots.issue).toBe(matter)
    expect(last.ask?.slot).toBe('name')
  })

  it('is heard with the time, also in a question', () => {
    const { slots } = playChat([...known, 'last month', 'can i come in tuesday at 2'])
    expect(slots.preferred_times).toContain('tuesday at 2')
    expect(slots.where).toBeUndefined()
  })

  it('gives times where a number was asked for', () => {
    const asked = ['My landlord kept my deposit in 2014', 'Ana Ruiz', 'thursday afternoon']
    const { slots } = playChat(asked)
    expect(slots.preferred_times).toBe('thursday afternoon')
    expect(slots.when?.raw).toContain('2014')
  })

  it('is heard with a number, which is no time', () => {
    const { slots } = playChat([...named, 'me pueden llamar al 503-555-0199'], { language: 'es' })
    expect(slots).toMatchObject({ phone: '+15035550199' })
    expect(slots.preferred_times).toBeUndefined()
  })

  it('hears the hours first where the site has them', () => {
    const { last } = playChat(['can i come by saturday'], { site: { answer: () => hours } })
    expect(last.kind).toBe('answer')
  })
})

describe('who puts it off', () => {
  it.each([
    'let me talk to my husband first',
    'gonna sleep on it',
    'lo voy a consultar con mi esposa',
  ])('is asked nothing more, and keeps what was told: %s', (text) => {
    const { last, slots } = playChat([...known, text])
    expect(last.text).toMatch(/^(?:All right, I ask nothing more|De acuerdo, no pregunto más)/)
    expect(slots.name).toBe('Ana Ruiz')
  })
})

describe('words of an act that do none', () => {
  it.each(['Grace Person', 'Tina Done', 'Joan Wait'])('are a name: %s', (name) => {
    expect(playChat([matter, name]).slots.name).toBe(name)
  })

  it.each(['personal injury', 'identity theft', 'they stopped my checks'])(
    'are a matter: %s',
    (text) => {
      const { slots, conversation } = playChat(['Can I leave my details?', text])
      expect(slots.issue).toBe(text)
      expect(conversation.refused).toEqual([])
    },
  )
})

describe('what only sounds like an act', () => {
  // The place was told last: what calls a detail wrong may be taken for another.
  const readBack = [...known, 'last month', 'in Holland, thats all']

  it.each([
    'thats all wrong',
    "that's not all of it",
    'i have more to add',
    'just send it to my wife',
    'eso no es todo',
    'tengo mas que contar',
    'everything is wrong',
    'esta todo mal',
  ])('sends nothing at the read-back, and changes no detail: %s', (text) => {
    const { issue: _told, ...before } = playChat(readBack).slots
    const { conversation, slots } = playChat([...readBack, text])
    expect(conversation.confirmed).toBe(false)
    expect(slots).toMatchObject(before)
  })

  it.each(['leave that out', 'take that one out please', 'quite eso'])(
    'is asked what is meant, where it names nothing: %s',
    (text) => {
      const { last } = playChat([...readBack, text])
      expect(last.ask?.text).toMatch(/^(?:What should I change|¿Qué)/)
    },
  )

  it('ends the details after the last one, which is kept', () => {
    const { slots, last } = playChat([...known, 'last month', 'in Holland, thats all'])
    expect(slots.where).toContain('Holland')
    expect(last.ask?.slot).toBe('confirm')
  })

  it.each(['i have more to tell', 'todavia hay mas que contar'])('ends nothing: %s', (text) => {
    expect(playChat([...known, text]).last.ask?.slot).not.toBe('confirm')
  })

  it.each(["It's Ana Ruiz", 'Its Ana Ruiz'])('names the visitor: %s', (text) => {
    expect(playChat([matter, text]).slots).toMatchObject({ name: 'Ana Ruiz' })
  })

  it("tells the place: It's Port Huron", () => {
    const { slots } = playChat([...known, 'last month', "It's Port Huron"])
    expect(slots.where).toContain('Port Huron')
  })

  it.each(['i need to think, maybe in march', 'ill come back to it later, it was in june'])(
    'stops nothing where a day is told: %s',
    (text) => {
      const { slots, last } = playChat([...known, text])
      expect(slots.when).toBeDefined()
      expect(last.ask).toBeDefined()
    },
  )

  it.each(['i dont have papers', 'no one helped me'])(
    'is the matter that was asked for: %s',
    (text) => {
      expect(playChat(['Can I leave my details?', text]).conversation.refused).toEqual([])
    },
  )

  it('is who is on the other side: Dr Patel', () => {
    const { slots } = playChat([...known, 'last month', 'Holland', 'Dr Patel'])
    expect(slots.other_party).toContain('Patel')
  })

  it('tells the place with the hearing', () => {
    const { slots } = playChat([...known, 'last month', 'Kent County district court, December 2nd'])
    expect(slots.where).toContain('Kent County')
  })
})
