import { describe, expect, it } from 'vitest'
import { immigrationSite, indexOf } from '../testing/small-sites.ts'
import { search } from '../index/search.ts'
import { answerQuestion } from './answer.ts'
import { weighSentences } from './choose-sentences.ts'
import { readQuestion } from './read-question.ts'

const site = indexOf(immigrationSite)
const said = (text: string): string[] => {
  const { tier, sentences } = answerQuestion(site, { text, language: 'en' })
  return tier === 'answer' ? sentences.map((one) => one.text) : []
}

describe('a question in few or odd words', () => {
  it('is one for hours where days are short', () => {
    expect(said('u open mon or tue').join(' ')).toContain('8:30 a.m. to 5:30 p.m.')
  })

  it('gets no hours where it asks for a year', () => {
    expect(said('when did you guys open').join(' ')).not.toContain('8:30 a.m.')
  })

  it('gets no other number for a fax', () => {
    expect(said('whats ur fax, my bank wants to send statements')).toEqual([])
  })

  it('goes on asking for the price of the turn before', () => {
    const wants = (text: string, history: string[]) =>
      readQuestion(site, { text, language: 'en', history }).type.wants
    expect(wants('and for both me and my wife', ['how much is naturalization'])).toEqual(['money'])
    expect(wants('do you help my wife too', ['how much is naturalization'])).toEqual([])
    expect(wants('and for both me and my wife', [])).toEqual([])
  })
})

describe('where an office is', () => {
  const data = { '@type': 'LegalService', address: { '@type': 'PostalAddress' } }
  const address = { streetAddress: '218 Sage Street', addressLocality: 'Mesa', addressRegion: 'CO' }
  const stated = { ...data, address: { ...data.address, ...address, postalCode: '81499' } }
  const directions = indexOf({
    origin: 'http://directions.test',
    frame: { header: '<p>Wren Law</p>', footer: '<p>Wren Law</p>' },
    pages: {
      '/': { title: 'Wren Law', main: '<h1>Wren Law</h1><p>We help families.</p>' },
      '/fees': { title: 'Fees', main: '<h1>Fees</h1><p>We agree on fees in writing.</p>' },
      '/about': { title: 'About', main: '<h1>About</h1><p>Wren opened the office in 2013.</p>' },
      '/directions': {
        title: 'Directions',
        main: `<h1>Directions</h1><p>218 Sage Street, Mesa, Colorado 81499</p>
          <script type="application/ld+json">${JSON.stringify(stated)}</script>`,
      },
    },
  })

  it.each(['where are you located', 'address?'])(
    'is quoted as the page that shows it writes it: %s',
    (text) => {
      const [first] = answerQuestion(directions, { text, language: 'en' }).sentences
      expect(first).toMatchObject({
        text: '218 Sage Street, Mesa, Colorado 81499',
        url: 'http://directions.test/directions',
      })
    },
  )
})

describe('a menu', () => {
  const item = (path: string, text: string) => `<li><a href="${path}">${text}</a></li>`
  const menu = `<ul>${item('/', 'Home')}${item('/map', 'Map, bus and parking')}</ul>`
  const site = indexOf({
    origin: 'http://menu.test',
    frame: { header: '<p>Wren Law</p>', footer: '<p>Wren Law</p>' },
    pages: {
      '/': { title: 'Wren Law', main: `<h1>Wren Law</h1>${menu}<p>We help families.</p>` },
      '/fees': { title: 'Fees', main: '<h1>Fees</h1><p>We agree on fees in writing.</p>' },
      '/people': { title: 'People', main: '<h1>People</h1><p>Wren has been here since 2013.</p>' },
      '/map': { title: 'Map', main: '<h1>Map</h1><p>The lot behind us has parking for six.</p>' },
    },
  })

  it('is never quoted', () => {
    const asked = { text: 'map, bus and parking', language: 'en' } as const
    const quoted = weighSentences(site, search(site, asked, 12), readQuestion(site, asked))
    const texts = quoted.map(({ sentence }) => site.sentences[sentence])
    expect(site.sentences).toContain('Map, bus and parking')
    expect(texts).toContain('The lot behind us has parking for six.')
    expect(texts).not.toContain('Map, bus and parking')
  })
})
