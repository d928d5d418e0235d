import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { array, assert as assertAll, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex } from '../index/build.ts'
import { detectLanguage } from '../index/detect-language.ts'
import { extractPage } from '../index/extract.ts'
import { contentOf } from '../index/page-content.ts'
import type { SiteIndex } from '../index/site-index.ts'
import {
  documentsOf,
  estateSite,
  immigrationSite,
  indexOf,
  injurySite,
} from '../testing/small-sites.ts'
import { answerQuestion } from './answer.ts'
import { thresholds } from './thresholds.ts'

const immigration = indexOf(immigrationSite)
const estate = indexOf(estateSite)
const injury = indexOf(injurySite)

const ask = (index: SiteIndex, text: string) =>
  answerQuestion(index, { text, language: detectLanguage(text) ?? 'en' })
const reply = (index: SiteIndex, text: string) =>
  ask(index, text)
    .sentences.map((one) => one.text)
    .join(' ')

describe('answerQuestion quotes what the site says', () => {
  it.each([
    ['whats ur phone number', 'Phone: (253) 555-0142'],
    ['are you open on friday afternoon?', 'Friday 9 a.m. to 1 p.m.'],
    ['where are you located', '1200 Harbor Avenue, Suite 410'],
    ['¿a qué hora abren los viernes?', 'Friday 9 a.m. to 1 p.m.'],
    ['i overstayed my visa can my wife still fix my papers', 'even after an overstay'],
    ['how much is the first meeting', 'A first consultation costs $120'],
    ['how much for citizenship', 'Naturalization application $1,400'],
    ['can i pay monthly', 'accept monthly payments'],
    ['where did renata go to law school', 'Seattle University'],
    ['i got a notice to appear what happens if i dont go', 'do not miss the hearing'],
    ['cuanto cuesta la consulta', 'A first consultation costs $120'],
    ['¿cuándo puedo hacerme ciudadano?', 'Puede solicitar la ciudadanía después de cinco años'],
  ])('immigration: %s', (question, words) => {
    expect(reply(immigration, question)).toContain(words)
  })

  it.each([
    ['what do you charge for a will', '$450 for one person'],
    ['how long does probate take', 'nine to twelve months'],
    ['can you come to the nursing home to see my mom', 'nursing homes within 30 miles'],
    ['what do i need to bring', 'Bring a list of what you own'],
    ['what time do you open', 'Open weekdays 9:00 am to 5:00 pm'],
    ['¿cuánto cuesta un testamento?', '$450 for one person'],
  ])('estate: %s', (question, words) => {
    expect(reply(estate, question)).toContain(words)
  })

  it.each([
    ['how much do you take if we win', '33 percent'],
    ['how long do i have to file', 'two years'],
    ['the accident was kinda my fault can i still get money', 'less than 50 percent at fault'],
    ['are you open at 3am', '24/7'],
    ['tuve un accidente de carro, ¿cuánto tiempo tengo para demandar?', 'two years'],
  ])('injury: %s', (question, words) => {
    expect(reply(injury, question)).toContain(words)
  })
})

describe('answerQuestion on parking', () => {
  const site = indexOf({
    origin: 'http://parking.test',
    frame: { header: '<p>Vale Law</p>', footer: '<p>Vale Law</p>' },
    pages: {
      '/es/': {
        title: 'Vale Law en español',
        language: 'es',
        main: `<h1>Vale Law</h1><h2>Visítenos o escríbanos</h2><p>Llame al (740) 555-0163.
          La dirección y el estacionamiento están en contacto.</p>`,
      },
      '/es/contacto': {
        title: 'Contacto',
        language: 'es',
        main: `<h1>Contacto</h1><p>Hay seis lugares de estacionamiento gratuitos detrás del
          edificio.</p>`,
      },
    },
  })

  it('quotes the page that says it, not the line that names the page', () => {
    const query = { text: '¿hay estacionamiento?', language: 'es' } as const
    const { sentences } = answerQuestion(site, query, { answer: 0 })
    const quoted = sentences.map(({ text }) => text).join(' ')
    expect(quoted).toContain('seis lugares')
    expect(quoted).not.toContain('están en contacto')
  })
})

describe('answerQuestion on a list', () => {
  const site = indexOf({
    origin: 'http://list.test',
    frame: { header: '<p>Vale Law</p>', footer: '<p>Vale Law</p>' },
    pages: {
      '/visit': {
        title: 'Your visit',
        main: `<h1>Your visit</h1><h2>The folder we keep</h2><ul><li>A photo ID</li><li>Your lease</li>
          <li>Letters from a court</li></ul><div>Everyone</div><p>Children are welcome here, and so
          are dogs that behave.</p>`,
      },
    },
  })

  it('quotes it whole, an item a line', () => {
    const { sentences } = answerQuestion(
      site,
      { text: 'what is in the folder you keep', language: 'en' },
      { answer: 0 },
    )
    expect(sentences[0]?.text).toBe('A photo ID\nYour lease\nLetters from a court')
  })

  it('quotes no title alone', () => {
    const query = { text: 'is everyone welcome', language: 'en' as const }
    const { sentences } = answerQuestion(site, query, { answer: 0 })
    expect(sentences.map(({ text }) => text)).not.toContain('Everyone')
  })
})

describe('answerQuestion does not answer what the site does not say', () => {
  it.each([
    'is there a discount for students',
    'do you take bitcoin',
    'is there a bathroom',
    'do you have an office in portland',
  ])('immigration: %s', (question) => {
    expect(ask(immigration, question).tier).not.toBe('answer')
  })

  it.each(['do you take credit cards', 'does mr lind speak german', 'is there parking'])(
    'estate: %s',
    (question) => {
      expect(ask(estate, question).tier).not.toBe('answer')
    },
  )

  it.each([
    [immigration, 'do you do divorces'],
    [immigration, 'can you help with my dui'],
    [immigration, 'can you write my will'],
    [immigration, '¿hacen divorcios?'],
    [estate, 'can you help me get a green card'],
    [injury, 'medical malpractice?'],
    [injury, 'can you file my bankruptcy'],
  ])('sends areas the firm does not offer to the firm: %#', (index, question) => {
    expect(ask(index, question)).toMatchObject({ tier: 'none', sentences: [] })
  })
})

describe('a follow-up', () => {
  it('is answered in the light of the turn before', () => {
    const query = { text: 'how long does it take?', language: 'en' as const }
    const history = ['my husband needs a green card, we are married']
    const text = answerQuestion(immigration, { ...query, history }).sentences.map((one) => one.text)
    expect(text.join(' ')).toContain('10 to 16 months')
    expect(answerQuestion(immigration, query).tier).toBe('none')
  })
})

describe('the tiers', () => {
  it.each([
    ['green card', thresholds.pages],
    ['fees', thresholds.pages],
    ['what about interviews and consulates then', thresholds.pagesApart],
    ['will it snow on saturday', thresholds.pagesApart],
    ['how far is the moon from the united states', thresholds.pagesApart],
  ])('follow the thresholds: %s', (question, least) => {
    const { tier, confidence } = ask(immigration, question)
    const below = confidence >= least ? 'pages' : 'none'
    expect(tier).toBe(confidence >= thresholds.answer ? 'answer' : below)
  })

  it('have the same quotes where they may not answer as where they do', () => {
    const query = { text: 'petition interview bond', language: 'en' as const }
    const sure = answerQuestion(immigration, query, { answer: 0 })
    const unsure = answerQuestion(immigration, query, { answer: 2, pages: 0 })
    expect([sure.tier, unsure.tier]).toEqual(['answer', 'pages'])
    expect(unsure.sentences).toEqual(sure.sentences)
    expect(unsure.sentences.length).toBeGreaterThan(0)
  })

  it('say none to an empty question or an empty site', () => {
    expect(ask(immigration, '').tier).toBe('none')
    expect(ask(immigration, '???').tier).toBe('none')
  })
})

describe("a state that is not the firm's", () => {
  it('is named', () => {
    expect(ask(injury, 'i had a car accident in Texas, how long do i have to sue').outOfState).toBe(
      'Texas',
    )
    expect(ask(injury, 'how long do i have to sue in Georgia').outOfState).toBeNull()
    expect(ask(injury, 'choqué en Carolina del Norte').outOfState).toBe('North Carolina')
  })
})

/** What a reader can read of a document: an independent check of quotes. */
function readable(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/?(b|strong|em|i|a|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}

describe('every reply', () => {
  const sites = [immigrationSite, estateSite, injurySite].map((site) => ({
    index: indexOf(site),
    documents: new Map(documentsOf(site).map(([url, html]) => [url, readable(html)])),
  }))
  const words = [
    ...new Set(sites.flatMap(({ index }) => index.sentences.join(' ').split(/\s+/))),
    ...'what how much when where who do you can i get my long cost cuánto dónde puedo'.split(' '),
  ]

  it('is made of at most two verbatim sentences of the pages it cites, or of the lines of a list', () => {
    const question = array(constantFrom(...words), { minLength: 1, maxLength: 9 })
    assertAll(
      property(constantFrom(...sites), question, ({ index, documents }, asked) => {
        const query = { text: asked.join(' '), language: 'en' as const }
        const { sentences } = answerQuestion(index, query, { answer: 0, pages: 0 })
        expect(sentences.filter(({ ownLine }) => ownLine !== true).length).toBeLessThanOrEqual(2)
        for (const { text, quote, url, ownLine } of sentences) {
          const said = text.replaceAll('\n', ' ')
          const heading =
            ownLine === true && said.endsWith(quote) ? said.slice(0, -quote.length) : ''
          expect(quote.startsWith(said.slice(heading.length))).toBe(true)
          if (ownLine !== true) expect(said).toBe(quote)
          expect(documents.get(url)).toContain(heading.replace(/: $/, ''))
          expect(documents.get(url)).toContain(quote)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('is the same for the same question', () => {
    const question = { text: 'how do i become a citizen', language: 'en' as const }
    expect(answerQuestion(immigration, question)).toEqual(
      answerQuestion(indexOf(immigrationSite), question),
    )
  })
})

const shared = join(import.meta.dirname, '../../../../shared')
const realSite = join(shared, 'firm-site')

/** The real site's documents as a reader sees them, and its index. */
function readRealSite() {
  const files = readdirSync(realSite, { recursive: true, encoding: 'utf8' })
  const documents = files
    .filter((file) => file.endsWith('.html'))
    .toSorted()
    .map((file): [string, string] => [
      `http://firm.test/${file.replaceAll('\\', '/')}`,
      readFileSync(join(realSite, file), 'utf8'),
    ])
  const pages = documents.map(([url, html]) => contentOf(extractPage(html, url)))
  const texts = documents.map(([url, html]): [string, string] => [
    url,
    load(readable(html))('body').text().replace(/\s+/g, ' '),
  ])
  return { index: buildIndex(pages), texts: new Map(texts) }
}

describe.skipIf(!existsSync(realSite))("on a real firm's site (skipped without ../shared)", () => {
  it('every reply is verbatim in the page it cites', { timeout: 60_000 }, () => {
    const { index, texts } = readRealSite()
    const questions = readFileSync(join(shared, 'firm-site-questions.jsonl'), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => String((JSON.parse(line) as { q: unknown }).q))
    for (const text of questions) {
      const query = { text, language: detectLanguage(text) ?? 'en' }
      for (const { url, quote } of answerQuestion(index, query, { answer: 0, pages: 0 })
        .sentences) {
        expect(texts.get(url)).toContain(quote)
      }
    }
  })
})
