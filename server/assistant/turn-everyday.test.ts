import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answer/answer.ts'
import { playChat } from './testing/play.ts'
import { indexOf } from './testing/small-sites.ts'

const matter = 'My landlord changed the locks'

describe('what every firm is asked, in the middle of the details', () => {
  it.each([
    'abren los domingos',
    'trabajan los sabados',
    'mandan mensajes de texto',
    'en cuanto tiempo me llaman',
    'a que hora cierran los viernes',
    'se puede por video',
  ])('is no name, and goes to the firm where no site says it: %s', (text) => {
    const { slots, last } = playChat([matter, text])
    expect(slots.name).toBeUndefined()
    expect(slots.issue).toBe(matter)
    expect(last.kind).toBe('handoff')
    expect(last.ask?.slot).toBe('name')
  })

  it.each(['saturday mornings', 'text is better', 'evenings, after 6'])(
    'is not what only has its words: %s',
    (text) => {
      expect(playChat([matter, 'Tess Moran', text]).last.kind).toBe('intake')
    },
  )
})

const siteOf = (faq: string) => {
  const index = indexOf({
    origin: 'http://vale.test',
    frame: { header: '<p>Vale Law</p>', footer: '<p>Vale Law</p>' },
    pages: {
      '/': { title: 'Vale Law', main: '<h1>Vale Law</h1><p>We help tenants and workers.</p>' },
      '/faq': { title: 'Questions', main: `<h1>Questions</h1>${faq}` },
    },
  })
  return {
    answer: (question: Parameters<typeof answerQuestion>[1]) => answerQuestion(index, question),
  }
}

describe('a question that sounds like one of the own case', () => {
  it('is answered where it is everyday and the site says it', () => {
    const line = 'Whatever you tell us stays confidential, and nobody is reported.'
    const site = siteOf(`<h2>Who learns of it</h2><p>${line}</p>`)
    const { last } = playChat([matter, 'le van a decir a migracion'], { site, language: 'es' })
    expect(last.kind).toBe('answer')
    expect(last.text).toContain(line)
  })
})

describe('what is asked of a day while a matter is told', () => {
  it('is told by the hours, not by the matter’s page', () => {
    const site =
      siteOf(`<h2>Hours</h2><p>Monday to Friday 9 am to 5 pm. Closed on Saturday and Sunday.</p>
      <h2>Tenants</h2><p>If your landlord changed the locks on Saturday, call us at work.</p>`)
    const { last } = playChat([matter, 'do u work saturdays'], { site })
    expect(last.text).toContain('Closed on Saturday and Sunday.')
  })
})
