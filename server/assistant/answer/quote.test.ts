import { describe, expect, it } from 'vitest'
import { indexOf } from '../testing/small-sites.ts'
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

describe('quoteOf', () => {
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
