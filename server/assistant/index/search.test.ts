import { describe, expect, it } from 'vitest'
import { estateSite, immigrationSite, indexOf, injurySite } from '../testing/small-sites.ts'
import { leansOnEarlier } from './follow-up.ts'
import { type Query, search } from './search.ts'
import type { SiteIndex } from './site-index.ts'

const immigration = indexOf(immigrationSite)
const estate = indexOf(estateSite)
const injury = indexOf(injurySite)

function firstPath(index: SiteIndex, query: Partial<Query> & { text: string }): string {
  const [best] = search(index, { language: 'en', ...query }, 3)
  const passage = index.passages[best?.passage ?? -1]
  return new URL(index.pages[passage?.page ?? -1]?.url ?? 'http://none/').pathname
}

describe('search', () => {
  it('finds legal words for plain ones', () => {
    expect(firstPath(injury, { text: 'i got rear ended' })).toBe('/car-accidents')
    expect(firstPath(immigration, { text: 'ice wants to kick me out of the country' })).toBe(
      '/removal-defense',
    )
    expect(firstPath(estate, { text: 'my mother passed away' })).toBe('/probate')
  })

  it('ranks what says it in other words above what shares a word', () => {
    const page = (title: string, text: string) => ({
      title,
      main: `<h1>${title}</h1><p>${text}</p>`,
    })
    const site = indexOf({
      origin: 'http://words.test',
      frame: { header: '', footer: '' },
      pages: {
        '/late': page('Appointments', 'Evening appointments can be arranged.'),
        '/pay': page('Final wages', 'Wages are due when your employment ends.'),
        '/walk': page('Sidewalks', 'A walker hurt on a sidewalk may be paid.'),
        '/plan': page('Plans', 'Fees can be spread over monthly installments.'),
      },
    })
    expect(firstPath(site, { text: 'i work nights, could we meet late' })).toBe('/late')
  })

  it('forgives slips of the finger', () => {
    expect(firstPath(immigration, { text: 'naturlization' })).toBe('/citizenship')
    expect(firstPath(estate, { text: 'probbate' })).toBe('/probate')
  })

  it('prefers Spanish pages for Spanish questions, and English ones where there is no other', () => {
    expect(
      firstPath(immigration, { text: '¿cuándo puedo hacerme ciudadano?', language: 'es' }),
    ).toBe('/es/ciudadania')
    expect(firstPath(estate, { text: 'qué tiene que hacer el albacea', language: 'es' })).toBe(
      '/probate',
    )
  })

  it('reads a short turn in the light of earlier ones', () => {
    const follow = { text: 'how long does it take?', history: ['my husband needs a green card'] }
    expect(firstPath(immigration, follow)).toBe('/family-petitions')
  })

  it('leaves turns that stand alone as they are', () => {
    const whole = 'how much does a naturalization application cost including monthly payments'
    expect(leansOnEarlier({ text: whole, language: 'en' })).toBe(false)
    const alone = search(immigration, { text: whole, language: 'en' }, 5)
    const after = search(immigration, { text: whole, language: 'en', history: ['asylum'] }, 5)
    expect(after).toEqual(alone)
  })

  it('returns at most what is asked for, best first', () => {
    const found = search(immigration, { text: 'green card', language: 'en' }, 3)
    expect(found).toHaveLength(3)
    expect(found.map((one) => one.score)).toEqual(
      found.map((one) => one.score).toSorted((a, b) => b - a),
    )
  })

  it('finds nothing for words of nowhere', () => {
    expect(search(estate, { text: 'xylophone qwertz', language: 'en' }, 5)).toEqual([])
  })
})

describe('a site that is a list of questions', () => {
  const entry = (title: string, text: string) => ({
    title,
    main: `<h1>${title}</h1><p>${text}</p>`,
  })
  const list = indexOf({
    origin: 'http://questions.test',
    frame: { header: '', footer: '' },
    pages: {
      '/what': entry('What is probate?', 'Probate is the court process. A probate of a will.'),
      '/who': entry('Who opens probate?', 'The person named in the will does.'),
      '/long': entry('How long does probate take?', 'Nine to twelve months in most estates.'),
      '/cost': entry('How much does probate cost?', 'Court fees, and $260 an hour.'),
    },
  })

  it('tells its entries apart by their question words', () => {
    expect(firstPath(list, { text: 'how long for a probate' })).toBe('/long')
    expect(firstPath(list, { text: 'who does a probate' })).toBe('/who')
  })
})
