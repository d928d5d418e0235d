import { describe, expect, it } from 'vitest'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { indexOf, siteSaying } from '../../testing/small-sites.ts'
import { answerQuestion } from '../answer.ts'

/** A firm that answers what every firm is asked, in a page of short paragraphs. */
const index = indexOf({
  origin: 'http://everyday.test',
  frame: { header: '<p>Quill Law</p>', footer: '<p>Quill Law</p>' },
  pages: {
    '/': {
      title: 'Quill Law',
      main: '<h1>Quill Law</h1><p>We help people who were hurt at work in Dover County.</p>',
    },
    '/visit': {
      title: 'Your visit',
      main: `<h1>Your visit</h1>
        <h2>Getting here</h2><p>The gravel yard behind the mill is ours, and leaving your car there costs nothing.</p>
        <p>There is one step at the front door; the side door on Elm Lane is level with the pavement.</p>
        <h2>Who comes along</h2><p>You are welcome to have a relative or a friend sit in.</p>
        <p>Little ones can play in the back room while we talk.</p>
        <h2>After you write</h2><p>Somebody rings you before the end of the next working day.</p>
        <p>Sending this form does not hire us, and we act for you only once an agreement is signed.</p>
        <h2>What it costs</h2><p>We do not send a bill for the first talk.</p>
        <p>The clerk’s charges are paid by us and settled at the end.</p>`,
    },
    '/visita': {
      title: 'Su visita',
      language: 'es',
      main: `<h1>Su visita</h1><p>Los niños son bienvenidos: hay un cuarto con juguetes.</p>`,
    },
  },
})

const told = (text: string, language: Language = 'en') => {
  const { tier, sentences } = answerQuestion(index, { text, language, history: [] })
  return tier === 'answer' ? sentences.map((one) => one.text).join(' ') : tier
}

describe('what every firm is asked', () => {
  it.each([
    ['where can i park my truck', 'The gravel yard behind the mill is ours'],
    ['im on crutches can i get in', 'the side door on Elm Lane is level'],
    ['can my sister come with me', 'You are welcome to have a relative or a friend sit in.'],
    ['i got a 3 yr old, ok to bring him?', 'Little ones can play in the back room'],
    [
      'how fast do yall get back to ppl',
      'Somebody rings you before the end of the next working day.',
    ],
    ['so are you guys my lawyers now', 'Sending this form does not hire us'],
    ['do i owe u for just talking', 'We do not send a bill for the first talk.'],
    ['who pays the court fees', 'The clerk’s charges are paid by us'],
  ])('is heard in the short words people type: %s', (question, line) => {
    expect(told(question)).toContain(line)
  })

  it('is told in the visitor’s language', () => {
    expect(told('puedo llevar a mis niños', 'es')).toContain('Los niños son bienvenidos')
    expect(told('can i bring my kids')).toContain('Little ones can play')
  })

  it.each([
    'is there parking at the courthouse',
    'my landlord locked me out and i have two kids',
    'who gets the kids',
    'my brother wrote me a text that he will sue',
  ])('is not what only has its words: %s', (text) => {
    expect(['none', 'pages']).toContain(told(text))
  })

  it('is left alone where a site only has its words', () => {
    const tickets = siteSaying(
      '<h2>Not for us</h2><p>Parking, red-light and school-zone camera tickets, and toll notices.</p>',
    )
    const asked = { text: 'is there parking', language: 'en' } as const
    const believed = answerQuestion(tickets, asked, { confidence: () => 0.6 })
    expect(believed.tier).not.toBe('answer')
  })
})
