import { describe, expect, it } from 'vitest'
import { playChat } from './testing/play.ts'

const matter = 'My landlord kept my deposit'
const known = [matter, 'Ana Ruiz', '616-555-0188']

describe('what is told first', () => {
  it.each([
    'my ex is keeping the kids',
    'my mothers trust is a mess',
    'my brother is selling moms stuff',
    'We bought a house in Gearhart and the seller hid a leak',
    'my mother is in hospice and wants to sign a power of attorney this week',
    'got hit in the crosswalk on commercial st last thursday',
    'tengo miedo de que la migra agarre a mi esposo',
    'me and my wife want to split, no fighting',
    'quiero separarme de mi esposo',
    'Can you help me get my security deposit back?',
  ])('is the matter, and is not asked for again: %s', (text) => {
    const { slots, last } = playChat([text])
    expect(slots.issue).toBe(text)
    expect(last.ask?.slot).toBe('name')
  })

  it.each(['i messed up', 'a friend referred me'])('says nothing of it: %s', (text) => {
    expect(playChat([text]).last.ask?.slot).toBe('issue')
  })

  it('is met with a word where somebody took their life', () => {
    const { last } = playChat(['my brother shot himself in January. I need help with his estate.'])
    expect(last.text).toContain('That is a hard loss.')
  })
})

describe('the name, in a sentence', () => {
  it.each([
    ['Tom Vance in Seaside', 'Tom Vance'],
    ['Dana Boone im his sister', 'Dana Boone'],
    ["Ana Ruiz is her name. mine's Beto", 'Beto'],
    ['yo soy la mama, Gladys Lopez', 'Gladys Lopez'],
    ['soy la señora Carmen Reyes', 'Carmen Reyes'],
    ['Esperanza Villalobos para servirle', 'Esperanza Villalobos'],
  ])('is heard: %s', (text, name) => {
    expect(playChat([matter, text]).slots.name).toBe(name)
  })

  it.each(['no quiero dar mi nombre todavia', 'ya no puedo con tanta deuda, de veras'])(
    'is none in these: %s',
    (text) => expect(playChat([matter, text]).slots.name).toBeUndefined(),
  )

  it('is no company, which is the other side with its place', () => {
    const { slots } = playChat([
      matter,
      'Columbia Crest Apartments, warrenton',
      'Marcy Tillman 503-555-0119',
    ])
    expect(slots).toMatchObject({
      name: 'Marcy Tillman',
      other_party: 'Columbia Crest Apartments',
      where: 'warrenton',
    })
  })

  it('is whole once its last part is told', () => {
    const { slots } = playChat([matter, 'Jose Luis', 'Jose Luis Barragan'])
    expect(slots.name).toBe('Jose Luis Barragan')
  })
})

describe('who is on the other side', () => {
  it.each([
    ['Landlord is Gene Tolliver', 'Gene Tolliver'],
    ['Bill Haggerty is the landlord', 'Bill Haggerty'],
    ['el dueño se llama mike peterson', 'Mike Peterson'],
    ['Evergreen Properties se llama el management', 'Evergreen Properties'],
  ])('is heard whatever was asked: %s', (text, party) => {
    expect(playChat([...known, text]).slots.other_party).toBe(party)
    expect(playChat([...known, 'last month', text]).slots.other_party).toBe(party)
  })

  it('is the girlfriend who was spoken of, by her name, and does not tell how to reach one', () => {
    const { slots, conversation } = playChat([
      'my girlfriend called the cops on me',
      'Ray Fields 615 555 0190',
      'her name is keisha but dont call her',
    ])
    expect(slots.other_party).toBe('Keisha')
    expect(conversation.contactNote).toBeUndefined()
    expect(conversation.channel).toBeUndefined()
  })

  it.each([
    "No one's on the other side",
    "There's no other side dear",
    'No, there is nobody on the other side',
  ])('is nobody, and is not asked again: %s', (text) => {
    const { slots, conversation } = playChat([...known, 'last month', text])
    expect(slots.other_party).toBeUndefined()
    expect(slots.where).toBeUndefined()
    expect(conversation.refused).toContain('other_party')
  })

  it.each([
    'Well thank you young man',
    'hm thats a lot for her',
    '15 of what',
    'alright thanks for nothing',
    'call ASAP',
    'no asi esta bien',
  ])('is no remark: %s', (text) => {
    expect(playChat([...known, 'last month', text]).slots.where).toBeUndefined()
    const { slots } = playChat([...known, 'last month', 'Holland', text])
    expect(slots.other_party).toBeUndefined()
    expect(slots.issue).toBe(matter)
  })

  it('and where it is leave a sentence of something else to the matter', () => {
    const { slots } = playChat([...known, 'last month', 'He has a Rottweiler called Muffin.'])
    expect(slots.where).toBeUndefined()
    expect(slots.issue).toContain('Rottweiler')
  })

  it('keeps a street and its town together', () => {
    const { slots } = playChat([...known, 'last month', 'Maple Street, Tarleton Springs'])
    expect(slots).toMatchObject({ where: 'Maple Street, Tarleton Springs' })
    expect(slots.other_party).toBeUndefined()
  })
})

describe('how to reach a visitor', () => {
  it.each([
    'Do NOT call me. email only. he sees my phone bill',
    'please dont call my phone he checks it',
    'no me llamen al cel porque el lo revisa, mejor por email',
  ])('is by e-mail, and no number is asked for: %s', (text) => {
    const { conversation, last } = playChat([matter, 'Ana Ruiz', text])
    expect(conversation.channel).toBe('email')
    expect(conversation.contactNote).toBeDefined()
    expect(last.ask?.slot).toBe('email')
    expect(conversation.refused).toContain('phone')
  })

  it('is heeded where somebody must not hear of it', () => {
    const { conversation, slots } = playChat([
      ...known,
      "I don't want her boyfriend to know I'm asking",
    ])
    expect(conversation.contactNote).toBe("I don't want her boyfriend to know I'm asking")
    expect(slots.issue).toBe(matter)
  })

  it.each([
    ['mornings except thursday I have dialysis', 'mornings except thursday I have dialysis'],
    ['cualquier dia despues de las 4', 'cualquier dia despues de las 4'],
    ['can someone call tmrw before noon', 'tmrw before noon'],
  ])('is at these times, and no place: %s', (text, times) => {
    const { slots } = playChat([...known, 'last month', text])
    expect(slots.preferred_times).toContain(times)
    expect(slots.where).toBeUndefined()
  })

  it('is told in one line with name, number and times', () => {
    const { slots } = playChat([
      'I want to make a will',
      'Margaret Dunleavy, 503-555-0160, mornings',
    ])
    expect(slots).toMatchObject({
      name: 'Margaret Dunleavy',
      phone: '+15035550160',
      preferred_times: 'mornings',
    })
  })

  it('is one’s own number beside somebody else’s', () => {
    const { slots } = playChat([
      matter,
      'Ruth Aldridge',
      'his cell is 971-555-0188, mine 971-555-0189. Call me first',
    ])
    expect(slots.phone).toBe('+19715550189')
  })

  it('tonight is no day of the matter', () => {
    const { slots } = playChat([
      'my son got arrested for dui',
      'Denise Pruitt',
      '423-555-0167, call any time tonight',
    ])
    expect(slots.when).toBeUndefined()
  })
})

describe('words taken for others', () => {
  it.each(["I don't know what I need to do", 'i dont know how any of this works'])(
    'who is at a loss refuses nothing: %s',
    (text) => expect(playChat([matter, text]).conversation.refused).toEqual([]),
  )

  it('what a court wants answered is no question of ours', () => {
    const { last } = playChat(['im being sued for 3200', 'how long do i have to answer'])
    expect(last.text).not.toContain('Nothing here is a must')
  })

  it('a plan has no day on which it happened', () => {
    const { last } = playChat(['I want to make a will', 'Ana Ruiz', '616-555-0188'])
    expect(last.ask?.slot).not.toBe('when')
  })

  it('a day to leave by is no day in the past', () => {
    const { slots, conversation, last } = playChat([
      'tengo una orden de desalojo y debo salir el lunes',
    ])
    expect(last.kind).toBe('intake')
    expect(slots.when).toBeUndefined()
    expect(conversation.deadline?.raw).toContain('lunes')
  })

  it('a denial of harm is believed once whom to call was said, unless there is another', () => {
    const first = 'I want to kill myself'
    expect(playChat([first, "no no I'm not gonna hurt myself, I'm just angry"]).last.kind).toBe(
      'greeting',
    )
    expect(playChat([first, "I'm not gonna hurt myself, I'm going to kill him"]).last.kind).toBe(
      'safety',
    )
  })

  it('nobody is sent to the firm who asks for a hotline', () => {
    const { last } = playChat([matter, 'is there someone i can talk to at the hotline'])
    expect(last.text).not.toContain('You can reach the people at')
  })

  it.each(['Hello, is this a robot', 'is this even real'])(
    'what asks either way hears no “No.”: %s',
    (text) => {
      expect(playChat([text]).last.text).toMatch(/^I am an AI assistant/)
    },
  )

  it.each([
    "ok well I'd rather have a person",
    'I sent you my info last week and heard nothing back',
  ])('who has waited or wants a person hears how to reach one: %s', (text) =>
    expect(playChat([text]).last.kind).toBe('handoff'),
  )
})
