import { describe, expect, it } from 'vitest'
import { findSafety } from './policy/safety.ts'
import { playChat } from './testing/play.ts'

const matter = 'My landlord kept my deposit'
const known = [matter, 'Ana Ruiz', '616-555-0188']

describe('a number after a blow', () => {
  it.each([
    'my boyfriend hit me on 3/1',
    'my husband hit me on 2/28 and choked me',
    'my husband hit me on 10 different days and choked me',
  ])('is no road: %s', (text) => expect(findSafety(text)).not.toBeNull())
})

describe('what is said of being fine', () => {
  it.each([
    ["I'm ok if you text me. My name is Tom Lee, 503-555-0188", 'name', 'Tom Lee'],
    ['I am safe now but he still has my kids', 'issue', 'he still has my kids'],
  ] as const)('denies no danger where more is told: %s', (text, slot, value) => {
    const { slots, last } = playChat([matter, text])
    expect(slots[slot]).toContain(value)
    expect(last.text).not.toContain('good to hear')
  })

  it('denies none of somebody else', () => {
    expect(playChat(['I am not in danger but my sister is']).last.text).not.toContain(
      'good to hear',
    )
  })
})

describe('a number', () => {
  it.each([
    "use my husband's phone 503-555-0199 instead, mine is broken",
    "my new number is my husband's cell 503-555-0199",
    'mejor el número de mi casa, 503-555-0199',
    'mejor llame al celular de mi esposa 503-555-0199',
  ])('that is to be used takes the place of the other: %s', (text) => {
    expect(playChat([...known, text]).slots.phone).toBe('+15035550199')
  })
})

describe('what answers when it was', () => {
  it.each([
    'he started to call me names in March 2025',
    'they call me every day since January',
    'after 3 months of working there',
  ])('is no time to call: %s', (text) => {
    const { slots } = playChat([...known, text])
    expect(slots.preferred_times).toBeUndefined()
    expect(slots.when).toBeDefined()
  })
})

describe('messages in a story', () => {
  it.each([
    'me insultaron por mensaje de texto y me quitaron las horas',
    'he only texts me when he is drunk',
  ])('are no way to reach anybody: %s', (text) => {
    const { conversation, slots } = playChat([matter, 'Ana Ruiz', text])
    expect(conversation.contactNote).toBeUndefined()
    expect(slots.issue).toContain(text)
  })
})

describe('what is deleted in a story', () => {
  it.each([
    'mi ex borró todo de mi teléfono',
    'me eliminaron todo el sueldo',
    'cómo quito esto de mi récord',
  ])('is not this chat: %s', (text) => {
    expect(playChat([text]).last.text).not.toMatch(/Borrar mi conversación|Delete my conversation/)
  })
})

describe('a name', () => {
  it('told as one’s own stays, whatever two words follow', () => {
    const { slots } = playChat([matter, 'My name is Maria', 'Verizon Wireless'])
    expect(slots.name).toBe('Maria')
  })

  it('is not that of a firm told of beside a number', () => {
    const { slots } = playChat(['my landlord is selling. Harbor Homes. 503-555-0147'])
    expect(slots.name).toBeUndefined()
  })

  it.each(['Correction: my name is Ana Ruiz Delgado', 'my email is ana@ruiz.example'])(
    'or an address told where a day was asked for is no part of the matter: %s',
    (text) => {
      expect(playChat([...known, text]).slots.issue).toBe(matter)
    },
  )

  it('is none where a car is compared', () => {
    expect(playChat([matter, 'His car was a Ford and mine is Toyota']).slots.name).toBeUndefined()
  })

  it.each([
    ['no his name is Bob Harris', 'Bob Harris'],
    ['no just my coworker Bob Harris', 'Bob Harris'],
  ])('after a no is one all the same: %s', (text, party) => {
    const { slots } = playChat([...known, 'last month', 'Holland', text])
    expect(slots.other_party).toContain(party)
  })

  it('of one’s own is no other side', () => {
    const { slots } = playChat([...known, 'last month', 'Holland', 'Brown is my last name'])
    expect(slots.other_party).toBeUndefined()
  })
})

describe('who tells of calls and computers', () => {
  it.each([
    'I called the insurance company and nobody called back, they owe me $5000',
    "My ex has my stuff and they don't want to give back my computer",
  ])('has not had enough of the chat: %s', (text) => {
    const { last, slots } = playChat([text])
    expect(last.kind).not.toBe('handoff')
    expect(slots.issue ?? '').not.toBe('')
  })
})

describe('who asks whether to trust somebody else', () => {
  it.each(['Should I trust this settlement offer?', 'Can I trust this contractor?'])(
    'asks nothing of the chat: %s',
    (text) => {
      expect(playChat([text]).last.text).not.toContain('Alder & Reyes, so that')
    },
  )
})

describe('who fears to be told on', () => {
  it.each([
    'will you share this with immigration?',
    '¿Me van a reportar a ICE si hablo con ustedes?',
  ])('hears what is kept: %s', (text) => {
    expect(playChat([text]).last.text).toMatch(/Alder & Reyes, so that|Alder & Reyes, para/)
  })
})

describe('who is pleased to meet', () => {
  it.each(['nice to meet you', 'es un placer hablar con ustedes'])('does not leave: %s', (text) => {
    expect(playChat([text]).last.text).not.toMatch(/Goodbye|Adiós/)
  })
})

describe('what is lost or dead', () => {
  it.each([
    'we lost our child custody case',
    'his friend is dead broke and owes me money',
    'my son passed his driving test',
    'my mom passed down the house',
  ])('is nobody who died: %s', (text) => {
    expect(playChat([text]).last.text).not.toMatch(/hard loss|loss like that/)
  })
})

describe('who is unsure of an address', () => {
  it.each(['i dont know if i have one', 'no sé si tengo correo'])(
    'tells nothing of the matter: %s',
    (text) => {
      expect(playChat([matter, 'Ana Ruiz', text]).slots.issue).toBe(matter)
    },
  )
})
