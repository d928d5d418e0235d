import { describe, expect, it } from 'vitest'
import { playChat } from './testing/play.ts'

const matter = 'My landlord kept my deposit'
const named = [matter, 'Ana Ruiz']
const known = [...named, '616-555-0188']

describe('a name', () => {
  it.each(['im owed overtime', 'im laid up since the fall at work'])('is none in: %s', (text) => {
    const { slots } = playChat([text])
    expect(slots.name).toBeUndefined()
  })

  it.each([
    ['me? Keisha Tibbs', 'Keisha Tibbs'],
    ['¿yo? Karla Paz', 'Karla Paz'],
  ])('stands after what was asked, said again: %s', (text, name) => {
    expect(playChat([matter, text]).slots.name).toBe(name)
  })

  it('begins the details where nobody asked for one, and the site knows none of it', () => {
    const { slots, last } = playChat(['how about monday morning', 'Ray Don Tuttle'])
    expect(slots.name).toBe('Ray Don Tuttle')
    expect(last.kind).toBe('intake')
  })

  it('is none in a word of consent', () => {
    expect(playChat([matter, 'ok pues hagalo'], { language: 'es' }).slots.name).toBeUndefined()
  })
})

describe('who it is for', () => {
  it('is told with an age, and what befell them joins the matter', () => {
    const asked = ['do u handle slip and falls', 'my mom, shes 71', 'broke her wrist']
    const { conversation, slots } = playChat(asked)
    expect(conversation.behalfOf).toBe('my mom')
    expect(slots.issue).toContain('broke her wrist')
  })
})

describe('a shop and a town', () => {
  it('are told apart by their names', () => {
    const { slots } = playChat([
      ...known,
      'last month',
      'Wexham Falls',
      "no its Tony's Carpet Care",
    ])
    expect(slots).toMatchObject({ where: 'Wexham Falls', other_party: "Tony's Carpet Care" })
  })

  it('are not passed over in words that sound like a pass', () => {
    const asked = [
      ...known,
      'last month',
      'Holland',
      'its some warehouse by the mall, Kline Packaging',
    ]
    const { slots, conversation } = playChat(asked)
    expect(conversation.refused).not.toContain('other_party')
    expect(`${slots.other_party} ${slots.issue}`).toContain('Kline Packaging')
  })
})

describe('a day', () => {
  it('is noted without the doubt before it', () => {
    expect(playChat([...known, 'idk exactly, like 2 weeks back']).slots.when?.raw).toBe(
      '2 weeks back',
    )
  })

  it('when one is off is when to call', () => {
    const { slots } = playChat([...known, 'last month', 'Holland', 'Bob Stone', 'tuesdays im off'])
    expect(slots.preferred_times).toBe('tuesdays')
  })

  it('of a hearing is of the matter, where it was not asked for', () => {
    const { slots } = playChat([...known, 'last month', 'his court is december 2nd'])
    expect(slots.where).toBeUndefined()
    expect(slots.issue).toContain('his court is december 2nd')
  })

  it('until which one is not called is heeded', () => {
    const { conversation, last } = playChat([
      ...known,
      'dont call before 3 im asleep, i work nights',
    ])
    expect(conversation.contactNote).toContain('dont call before 3')
    expect(last.text).not.toContain('By phone, then')
  })
})

describe('a matter', () => {
  it('is a death in the family, in whose words soever, and is met as one', () => {
    const { slots, last } = playChat(['daddy passed in june and its still in his name'])
    expect(slots.issue).toContain('daddy passed in june')
    expect(last.text).toContain('That is a hard loss.')
  })

  it('is who is held, in Spanish, too', () => {
    const { slots } = playChat(['Buenas, mi esposo esta detenido en Elizabeth'], { language: 'es' })
    expect(slots.issue).toContain('mi esposo esta detenido')
  })
})

describe('who asks who reads this', () => {
  it('hears what becomes of it', () => {
    const [asked, plainly] = ["who's gonna see this", 'who can see this?'].map(
      (text) => playChat([text]).last.text,
    )
    expect(asked).toBe(plainly)
    expect(asked).toMatch(/^What you write here is stored for Alder & Reyes/)
  })
})
