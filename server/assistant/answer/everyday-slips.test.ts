import { describe, expect, it } from 'vitest'
import { indexOf } from '../testing/small-sites.ts'
import { answerQuestion } from './answer.ts'
import { mendSlips } from './everyday-slips.ts'

describe('slips in everyday words', () => {
  it.each([
    ['email adress?', 'email address?'],
    ['whats your phone nubmer', 'whats your phone number'],
    ['are u open saterday', 'are u open saturday'],
    ['need an apointment with an attorny', 'need an appointment with an attorney'],
    ['cual es el telefno', 'cual es el telefono'],
  ])('are mended: %s', (text, meant) => expect(mendSlips(text)).toBe(meant))

  it.each(['is this the site of the office', 'the officer was an hour late', 'our lawyers hours'])(
    'are none in: %s',
    (text) => expect(mendSlips(text)).toBe(text),
  )

  const index = indexOf({
    origin: 'http://slips.test',
    frame: { header: '<p>Marsh Law</p>', footer: '<p>desk@marsh.example</p>' },
    pages: {
      '/contact': {
        title: 'Contact',
        main: `<h1>Contact</h1><p>Monday to Friday, 9:00 a.m. to 5:00 p.m.</p>
          <p>Call (616) 555-0142, or text (616) 555-0143.</p>`,
      },
    },
  })
  const said = (text: string) =>
    answerQuestion(index, { text, language: 'en' }).sentences.map((one) => one.text)

  it.each([
    ['what are yalls hours', 'Monday to Friday'],
    ['email adress?', 'desk@marsh.example'],
    ['are you open on wensday', 'Monday to Friday'],
  ])('hide nothing of what is asked: %s', (text, fact) => {
    expect(said(text).join(' ')).toContain(fact)
  })

  it('gives no number of the firm for that of a court', () => {
    expect(said('phone number for the 61st district court')).toEqual([])
  })

  it('opens no office where something else is opened', () => {
    expect(said('can i open an account for my nephew')).toEqual([])
  })
})
