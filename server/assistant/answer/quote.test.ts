import { describe, expect, it } from 'vitest'
import { indexOf } from '../testing/small-sites.ts'
import { answerQuestion } from './answer.ts'
import { quoteOf } from './quote.ts'

const counties = (own: string) =>
  `<h2>Where we go</h2><p>We appear in:</p><ul><li>Stone County</li><li>${own} County</li></ul>`

const site = indexOf({
  origin: 'http://counties.test',
  frame: { header: '<p>Hale Law</p>', footer: '<p>Hale Law</p>' },
  pages: Object.fromEntries(
    ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'].map((name) => [
      `/${name.toLowerCase()}`,
      { title: `${name} office`, main: `<h1>${name}</h1>${counties(name)}` },
    ]),
  ),
})

/** Every sentence of a page's main part, as it is quoted. */
const quotesOf = (main: string) => {
  const index = indexOf({
    origin: 'http://one.test',
    frame: { header: '', footer: '' },
    pages: { '/': { title: 'Vale Law', main } },
  })
  return index.passages.flatMap(({ start, end, facts }, passage) =>
    facts
      ? []
      : Array.from({ length: end - start }, (_, at) =>
          quoteOf(index, { passage, sentence: start + at }),
        ),
  )
}

describe('a value with its label', () => {
  it.each([
    ['<p><strong>DACA renewal</strong></p><p>$450</p>', 'DACA renewal $450'],
    ['<dl><dt>With the firm since</dt><dd>2013.</dd></dl>', 'With the firm since 2013.'],
    [
      '<dl><dt>Hourly rate</dt><dd>$290. Agreed divorces are a flat fee.</dd></dl>',
      'Hourly rate $290. Agreed divorces are a flat fee.',
    ],
    [
      '<p><strong>Naturalization</strong></p><p>per applicant</p><p>$950</p>',
      'Naturalization per applicant $950',
    ],
  ])('is quoted as one: %s', (main, quote) => {
    expect(quotesOf(`<h1>Fees</h1>${main}`).map((one) => one.quote)).toEqual([quote])
  })

  it('is none where the label is a tab, whose words stand elsewhere on the page', () => {
    const main = `<h1>Offices</h1><div role="tablist"><button role="tab" aria-controls="b">Juniper Bench</button></div>
      <p>Two rooms.</p><div role="tabpanel" id="b"><p>Juniper Bench</p><p>Room B at the library, on first Fridays of a month.</p></div>`
    expect(quotesOf(main).map((one) => one.quote)).not.toContain('Juniper Bench Juniper Bench')
  })

  it('is none where a question or a sentence follows', () => {
    const main = `<h1>Fees</h1><dl><dt>Do you take cards?</dt><dd>Yes.</dd></dl>
      <p><strong>Paying over time</strong></p><p>On flat fees we take a third to begin with.</p>`
    expect(quotesOf(main).map((one) => one.quote)).toEqual([
      'Yes.',
      'On flat fees we take a third to begin with.',
    ])
  })
})

describe('quoteOf', () => {
  it('takes the list after a lead-in along, an item a line, word for word', () => {
    const main = '<h1>First visit</h1><p>Bring:</p><ul><li>A photo ID</li><li>Your lease</li></ul>'
    expect(quotesOf(main)[0]).toMatchObject({
      text: 'Bring:\nA photo ID\nYour lease',
      quote: 'Bring: A photo ID Your lease',
    })
  })

  it('takes no item along before which others were left out as repeated', () => {
    const quotes = site.passages.flatMap(({ start, end }, passage) =>
      Array.from({ length: end - start }, (_, at) =>
        quoteOf(site, { passage, sentence: start + at }),
      ),
    )
    expect(quotes.map(({ quote }) => quote)).toContain('Alder County')
    for (const { quote } of quotes) expect(quote).not.toContain('appear in: Alder')
  })
})

describe('a "yes" that stands before a sentence', () => {
  const site = indexOf({
    origin: 'http://yes.test',
    frame: { header: '<p>Vale Law</p>', footer: '<p>Vale Law</p>' },
    pages: {
      '/faq': {
        title: 'Questions',
        main: `<h1>Questions</h1><h2>Does anyone speak Spanish?</h2>
          <p>Yes. Marisol Quiroga advises in Spanish and answers the telephone in Spanish.</p>`,
      },
    },
  })
  const first = (text: string) =>
    answerQuestion(site, { text, language: 'en' }, { answer: 0, pages: 0 }).sentences[0]

  it('is left out where who or what is asked, and quoted where it answers', () => {
    expect(first('who there speaks spanish?')).toMatchObject({
      text: expect.stringMatching(/^Marisol/),
      quote: expect.stringMatching(/^Marisol/),
    })
    expect(first('does anybody speak spanish')?.text).toMatch(/^Yes\. Marisol/)
    expect(first('my mom only speaks spanish, can you help')?.text).toMatch(/^Yes\. Marisol/)
  })
})

describe('an entry of a directory', () => {
  it('is told with its telephone number', () => {
    const entry = (name: string, does: string, phone: string) =>
      `<div><p>${name}</p><p>${does}</p><p>${phone}</p></div>`
    const index = indexOf({
      origin: 'http://directory.test',
      frame: { header: '<p>Vale Law</p>', footer: '<p>Vale Law</p>' },
      pages: {
        '/resources': {
          title: 'Help nearby',
          main: `<h1>Help nearby</h1><h2>Housing</h2>${entry('Harbor House', 'Emergency shelter beds', '(303) 555-0161')}
            ${entry('Mill Street Pantry', 'Groceries on Fridays', '(303) 555-0162')}`,
        },
      },
    })
    const query = { text: 'who has emergency shelter beds', language: 'en' as const }
    const [first] = answerQuestion(index, query, { answer: 0, pages: 0 }).sentences
    expect(first?.quote).toBe('Harbor House Emergency shelter beds (303) 555-0161')
  })
})

describe('what a page of somebody says', () => {
  const person = (name: string, main: string) => ({
    title: `${name}, attorney | Hale Law`,
    main: `<h1>${name}</h1><p>${name} is an attorney.</p>${main}`,
  })
  const index = indexOf({
    origin: 'http://people.test',
    frame: { header: '<p>Hale Law</p>', footer: '<p>Hale Law</p>' },
    pages: {
      '/people/ana-ruiz': person('Ana Ruiz', '<h2>At work</h2><p>Speaks Spanish and French.</p>'),
      '/people/tom-vale': person(
        'Tom Vale',
        '<h2>At work</h2><p>Tom Vale tries cases of fraud.</p>',
      ),
    },
  })
  const tell = (text: string) => {
    const { sentences } = answerQuestion(index, { text, language: 'en' }, { answer: 0, quotes: 1 })
    return sentences[0]
  }

  it('is told with who it is where it does not say, and who is asked for', () => {
    const told = tell('who speaks spanish and french?')
    expect(told?.quote).toBe('Speaks Spanish and French.')
    expect(told?.text).toBe('Ana Ruiz, attorney: Speaks Spanish and French.')
  })

  it('is told alone where it says it, or where nobody asks who', () => {
    expect(tell('who tries cases of fraud?')?.text).toBe('Tom Vale tries cases of fraud.')
    expect(tell('do you speak spanish and french?')?.text).toBe('Speaks Spanish and French.')
  })
})
