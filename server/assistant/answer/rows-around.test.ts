import { describe, expect, it } from 'vitest'
import { playChat } from '../testing/play.ts'
import { indexOf } from '../testing/small-sites.ts'
import { answerQuestion } from './answer.ts'

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const wages = [
  row('You were fired or laid off', 'By the end of the next business day'),
  row('You quit with notice', 'On your last day of work'),
  row('You quit without notice', 'Within five business days'),
]
const fees = [
  row('Will for one person', '$850'),
  row('The same for a couple', '$1,250'),
  row('Deed', '$275'),
  row('Deed for a couple', '$310'),
  row('Living trust', '$2,900'),
  row('Small estate affidavit', '$1,450'),
]

const site = indexOf({
  origin: 'http://rows.test',
  frame: { header: '<p>Vale Law</p>', footer: '<p>Vale Law</p>' },
  pages: {
    '/': { title: 'Home', main: '<h1>Home</h1><p>We help workers and families.</p>' },
    '/pay': {
      title: 'Final pay',
      main: `<h1>Final pay</h1><h2>When your last paycheck is due</h2><table>${wages.join('')}</table>`,
    },
    '/fees': {
      title: 'Fees',
      main: `<h1>Fees</h1><h2>Flat fees</h2><table>${fees.join('')}</table>`,
    },
  },
})
const told = (text: string) =>
  answerQuestion(site, { text, language: 'en' }).sentences.map((one) => one.text)

describe('a row of a table', () => {
  it('is told with the others where they are few: it may be of another case', () => {
    expect(told('when is my last paycheck due after i quit')).toEqual([
      'You were fired or laid off By the end of the next business day',
      'You quit with notice On your last day of work',
      'You quit without notice Within five business days',
    ])
  })

  it('is told with the one before it where it says nothing without that', () => {
    expect(told('what is the same for a couple')).toEqual([
      'Will for one person $850',
      'The same for a couple $1,250',
    ])
  })

  it('stands alone in a longer table', () => {
    expect(told('what is the flat fee for a deed')[0]).toBe('Deed $275')
  })
})

describe('a reply of two languages', () => {
  const both = indexOf({
    origin: 'http://both.test',
    frame: { header: '<p>Vale Law</p>', footer: '<p>Vale Law</p>' },
    pages: {
      '/': {
        title: 'Employment',
        main: `<h1>Employment</h1><h2>Fired</h2><p>If you were fired, your last paycheck is due by the end of the
          next business day.</p><p>We take wrongful termination cases.</p>`,
      },
      '/es': {
        title: 'Trabajo',
        language: 'es',
        main: '<h1>Trabajo</h1><p>Trabajo: salarios no pagados, discriminación y despidos.</p>',
      },
    },
  })

  it('has a word of why between them', () => {
    const site = {
      answer: (question: Parameters<typeof answerQuestion>[1]) => answerQuestion(both, question),
    }
    const { last } = playChat(['me corrieron del trabajo'], { site, language: 'es' })
    expect(last.text).toMatch(
      /despidos\.\n\n(?:El sitio web de Alder & Reyes lo dice así, en inglés:|Esto está en el sitio web de Alder & Reyes.*:)\n\nWe take/,
    )
  })

  it('is never given to who writes English', () => {
    const talks = indexOf({
      origin: 'http://talks.test',
      frame: { header: '<p>Vale Law</p>', footer: '<p>Vale Law</p>' },
      pages: {
        '/': { title: 'Fees', main: '<h1>First talk</h1><p>The first talk is free.</p>' },
        '/es': {
          title: 'Costos',
          language: 'es',
          main: '<h1>Consulta</h1><p>La consulta dura 30 minutos y es gratis. Hablamos por Zoom o en la oficina.</p>',
        },
      },
    })
    const { sentences } = answerQuestion(talks, {
      text: 'is the consultation free',
      language: 'en',
    })
    expect(sentences.map(({ text }) => text)).toEqual(['The first talk is free.'])
  })
})
