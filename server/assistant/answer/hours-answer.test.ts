import { describe, expect, it } from 'vitest'
import { estateSite, immigrationSite, indexOf } from '../testing/small-sites.ts'
import { answerQuestion } from './answer.ts'

const week = `<p>Monday to Thursday, 8:30 a.m. to 5:00 p.m.</p><p>Friday, 8:30 a.m. to 1:00 p.m.</p>
  <p>Closed on weekends and court holidays.</p>`
const semana = `<p>Lunes a jueves, de 8:30 a. m. a 5:00 p. m.</p><p>Viernes, de 8:30 a. m. a 1:00 p. m.</p>`

/** A firm that states its week on its contact page, here and there besides, and that its phone is answered. */
const site = indexOf({
  origin: 'http://hours.test',
  frame: { header: '<p>Vale Law</p>', footer: '<p>Vale Law. Call 24/7 for a consultation</p>' },
  pages: {
    '/': { title: 'Vale Law', main: '<h1>Vale Law</h1><p>We help tenants.</p>' },
    '/contact': { title: 'Contact', main: `<h1>Contact</h1>${week}` },
    '/es/contacto': { title: 'Contacto', language: 'es', main: `<h1>Contacto</h1>${semana}` },
    '/clinic': {
      title: 'Clinic',
      main: '<h1>Clinic</h1><p>On Wednesdays from 10 am to noon we are at the library.</p>',
    },
  },
})

const said = (text: string, language: 'en' | 'es' = 'en', index = site): string[] => {
  const { tier, sentences } = answerQuestion(index, { text, language })
  return tier === 'answer' ? sentences.map((one) => one.text) : []
}

const all = [
  'Monday to Thursday, 8:30 a.m. to 5:00 p.m.',
  'Friday, 8:30 a.m. to 1:00 p.m.',
  'Closed on weekends and court holidays.',
]

describe('when an office is open', () => {
  it('is told in Spanish of days that a sentence closes', () => {
    const main = '<h1>Contacto</h1><p>Los domingos las dos oficinas están cerradas.</p>'
    const closed = indexOf({
      ...immigrationSite,
      pages: {
        ...immigrationSite.pages,
        '/es/contacto': { title: 'Contacto', language: 'es', main },
      },
    })
    expect(said('abren domingos', 'es', closed)).toContain(
      'Los domingos las dos oficinas están cerradas.',
    )
  })

  it.each([
    'what are your hours',
    'what are the hours on friday',
    'are you open on friday',
    'how late are you open on mondays',
    'what time do you close on fridays',
    'when do you open in the morning',
    'are you open right now?',
    'are you closed for labor day',
    'can i come in after work',
  ])('is told whole, whatever day is asked for: %s', (question) => {
    expect(said(question)).toEqual(all)
  })

  it.each([
    '¿cuál es el horario?',
    '¿están abiertos los sábados?',
    'a que hora cierran los viernes',
  ])('is told in Spanish where the site does: %s', (question) => {
    expect(said(question, 'es').slice(0, 2)).toEqual([
      'Lunes a jueves, de 8:30 a. m. a 5:00 p. m.',
      'Viernes, de 8:30 a. m. a 1:00 p. m.',
    ])
  })

  it('comes after the telephone that is always answered, at an hour when only that helps', () => {
    expect(said('its 2am can i still call')[0]).toContain('Call 24/7')
    expect(said('are you open on saturday').at(-1)).toContain('Call 24/7')
    expect(said('can i come in at 6pm')[0]).toBe(all[0])
  })

  it.each([
    ['en', 'do you answer the phone at night', 'A recording takes your message at night.'],
    ['en', 'is there an after hours number', 'After closing an answering service picks up.'],
    ['en', 'do you have evening hours', 'On Tuesdays we book meetings as late as 7:00.'],
    ['es', '¿contestan de noche?', 'De noche contesta un servicio.'],
  ] as const)('comes after what is said of the night, in %s: %s', (language, question, line) => {
    const pages = {
      ...immigrationSite.pages,
      '/visit': { title: 'Visit', language, main: `<h1>Visit</h1><p>${line}</p>` },
    }
    const told = said(question, language, indexOf({ ...immigrationSite, pages }))
    expect(told[0]).toBe(line)
  })

  it('alone is told of how late an office is open on a day', () => {
    const main = '<h1>Visit</h1><p>A recording takes your message at night.</p>'
    const pages = { ...immigrationSite.pages, '/visit': { title: 'Visit', main } }
    const told = said(
      'how late are you open on friday',
      'en',
      indexOf({ ...immigrationSite, pages }),
    )
    expect(told.join(' ')).toContain('Friday 9 a.m. to 1 p.m.')
    expect(told.join(' ')).not.toContain('recording')
  })

  it('is not told for a holiday that the site does not speak of', () => {
    expect(said('are you closed on thanksgiving', 'en', indexOf(estateSite))).toEqual([])
  })

  it('is what the page says of the day that the schedule leaves out', () => {
    const pages = {
      ...immigrationSite.pages,
      '/visit': {
        title: 'Visit',
        main: '<h1>Visit</h1><p>We open two Saturday mornings a month, from 9 to noon.</p>',
      },
    }
    const [first, second] = said(
      'are you open saturdays?',
      'en',
      indexOf({ ...immigrationSite, pages }),
    )
    expect(first).toBe('We open two Saturday mornings a month, from 9 to noon.')
    expect(second).toContain('Monday to Thursday 8:30 a.m.')
  })

  it('is that of the office named, and so is its address', () => {
    const office = (place: string, street: string, hours: string) =>
      `<h2>${place}</h2><p>${street}</p><p>${hours}</p>`
    const two = indexOf({
      ...immigrationSite,
      pages: {
        ...immigrationSite.pages,
        '/offices': {
          title: 'Offices',
          main: `<h1>Offices</h1>${office(
            'Ashbury Falls',
            '218 Cottonbank Street, Ashbury Falls, GA 31099',
            'Weekdays 8:30 a.m. to 5:30 p.m.',
          )}${office(
            'Port Merrow',
            '47 Lanterngate Row, Port Merrow, GA 31339',
            'Monday to Thursday 9 a.m. to 4 p.m.',
          )}`,
        },
      },
    })
    expect(said('what time do you close in port merrow', 'en', two)).toEqual([
      'Monday to Thursday 9 a.m. to 4 p.m.',
    ])
    expect(said('hours for ashbury falls?', 'en', two)).toEqual(['Weekdays 8:30 a.m. to 5:30 p.m.'])
    expect(said('whats the address in port merrow', 'en', two)[0]).toContain('47 Lanterngate Row')
  })

  it('is the line on holidays where one is asked for and the site has it', () => {
    const line =
      'The office closes on New Year’s Day and the Thursday and Friday of Thanksgiving week.'
    const pages = {
      ...estateSite.pages,
      '/visit': { title: 'Visit', main: `<h1>Visit</h1><p>${line}</p>` },
    }
    const closed = indexOf({ ...estateSite, pages })
    expect(said('are you closed the day after thanksgiving', 'en', closed)).toEqual([line])
  })

  it('is the line that shuts it over the holidays', () => {
    const line = 'Between Christmas and New Year the doors are shut.'
    const pages = {
      ...estateSite.pages,
      '/visit': { title: 'Visit', main: `<h1>Visit</h1><p>${line}</p>` },
    }
    expect(said('are you open on christmas', 'en', indexOf({ ...estateSite, pages }))).toEqual([
      line,
    ])
  })

  it('is not told to who asks for the price of an hour', () => {
    expect(said('how much for an hour of a lawyers time')).not.toEqual(
      expect.arrayContaining(['Friday, 8:30 a.m. to 1:00 p.m.']),
    )
  })

  it('is not what is said of the hours of something else', () => {
    expect(said('how many hours of community service will i get')).toEqual([])
    expect(said('how late can i pay my rent')).toEqual([])
  })
})
