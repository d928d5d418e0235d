import { describe, expect, it } from 'vitest'
import { questionKey } from './answer/own-answers.ts'
import { playChat } from './testing/play.ts'

const begun = ['My landlord kept my deposit', 'Ana Ruiz']
const readBack = [
  ...begun,
  '616-555-0188',
  'last month',
  'Holland, against Bob Stone',
  'skip',
  'mornings',
]
const sent = [...readBack, 'yes']

const unsaid = /did not find|does not say|No encontré|no lo dice/

/** Said in the midst of the details, with what the reply begins with. */
const amid: [string, RegExp][] = [
  ['are you there?', /^I am here/],
  ['hello?', /^I am here/],
  ['¿está ahí?', /^(?:I am here|Aquí estoy)/],
  ['did you send it', /^Not yet\. Alder & Reyes needs a name/],
  ['¿ya lo mandó?', /^(?:Not yet|Todavía no)/],
  ['can someone call', /^By phone, then\./],
  ['¿me puede llamar alguien?', /^(?:By phone|Por teléfono), /],
  ['who am I talking to', /^I am an AI assistant: not a person, and not a lawyer/],
  ['which firm is this', /^I am an AI assistant for Alder & Reyes/],
  ['when will they call', /^Alder & Reyes reads your details/],
  ['is anyone reading this', /^The people at Alder & Reyes read/],
  ['can i call you', /call Alder & Reyes at \(616\) 555-0100/],
  ['i dont understand', /^I note a few details/],
  ['no entiendo', /^(?:I note a few details|Anoto algunos datos)/],
  ['sorry', /^No problem/],
  ['is that it', /^Only a few short ones/],
]

describe('a short turn about the chat, in the midst of the details', () => {
  it.each(amid)('is answered, and the open question returns: %s', (text, begins) => {
    const { last, slots } = playChat([...begun, text])
    expect(last.text).toMatch(begins)
    expect(last.ask?.slot).toBe('phone')
    expect(slots.name).toBe('Ana Ruiz')
  })

  it.each(['wait', 'one sec', 'hold on', 'brb', 'un momento'])('is left its time: %s', (text) => {
    const { replies, last } = playChat([...begun, text, '616-555-0188'])
    expect(replies.at(-2)).toMatchObject({ kind: 'greeting' })
    expect(replies.at(-2)?.ask).toBeUndefined()
    expect(last.intake.slots.phone).toBe('+16165550188')
  })

  it.each(['k', 'lol', 'sorry', 'gracias', 'hello'])('skips no question: %s', (text) => {
    const { last, conversation } = playChat([...begun, text])
    expect(last.ask?.slot).toBe('phone')
    expect(conversation.refused).toEqual([])
  })
})

describe('details that were read back', () => {
  it.each(['ya no quiero', 'ok wait', 'ok one sec', 'yes but wait', 'stop', 'ok mejor no'])(
    'are not sent by %s',
    (text) => expect(playChat([...readBack, text]).conversation.confirmed).toBe(false),
  )

  it.each(['ok', 'k', 'yes', '👍'])('are sent by %s', (text) =>
    expect(playChat([...readBack, text]).conversation.confirmed).toBe(true),
  )
})

describe('a short turn after all was sent', () => {
  it.each([
    ['ok', /^All right\. Alder & Reyes has your details/],
    ['k', /^All right/],
    ['listo', /^(?:All right|De acuerdo)/],
    ['did you send it', /^Yes\. Alder & Reyes has your details/],
    ['did it go through', /^Yes\./],
    ['what now', /replies to you itself/],
    ['when will i hear back', /replies to you itself/],
    ['are we done', /^All right/],
    ['that is all', /^All right/],
    ['what?', /^I look things up/],
    ['asdf', /^I look things up/],
    ['wait', /^Take your time/],
    ['i want to talk to a person', /^To speak with someone, call Alder & Reyes at/],
    ['i changed my mind', /Delete my conversation/],
    ['what was my number again', /Phone: \(616\) 555-0188/],
  ])('is answered without the site: %s', (text, begins) => {
    const { last, conversation } = playChat([...sent, text])
    expect(last.text).toMatch(begins)
    expect(last.text).not.toMatch(unsaid)
    expect(conversation.openQuestions).toEqual([])
    expect(conversation.revision).toBe(1)
  })

  it('may still call a detail wrong', () => {
    expect(playChat([...sent, 'wrong number']).last.ask?.slot).toBe('phone')
  })
})

it('the firm’s own word on when it replies wins', () => {
  const text = 'when will i hear back'
  const ownAnswers = [{ key: questionKey(text, 'en'), text, answer: 'Within one business day.' }]
  const { last } = playChat([...sent, text], { ownAnswers })
  expect(last.text).toBe('Within one business day.')
})
