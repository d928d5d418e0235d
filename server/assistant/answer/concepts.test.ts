import { describe, expect, it } from 'vitest'
import { estateSite, immigrationSite, indexOf } from '../testing/small-sites.ts'
import { conceptsOf } from './concepts.ts'

const immigration = indexOf(immigrationSite)
const estate = indexOf(estateSite)

function waysOf(index: typeof estate, text: string, language: 'en' | 'es' = 'en'): string[] {
  return conceptsOf(index, text, language)
    .flatMap((concept) => concept.alternatives)
    .map(({ terms }) => terms.map((term) => index.terms[term]).join(' '))
}

describe('conceptsOf', () => {
  it('knows legal words for plain ones, phrases before single words', () => {
    expect(waysOf(immigration, 'they want to kick me out of the country with no papers')).toContain(
      'immigr',
    )
    expect(waysOf(immigration, 'can i get papers')).toContain('green card')
    expect(waysOf(estate, 'my mom died')).toContain('probat')
  })

  it('knows the document from the verb', () => {
    const words = (text: string) =>
      conceptsOf(estate, text, 'en').map((concept) => concept.words.join(' '))
    expect(words('i need a will')).toContain('testament')
    expect(words("my dad's will is lost")).toContain('testament')
    expect(words('how much for a basic will')).toContain('testament')
    expect(words('is her handwritten will any good')).toContain('testament')
    expect(words('will you call me')).not.toContain('testament')
    expect(words('when will it be done')).not.toContain('testament')
  })

  it('finds English words for Spanish ones', () => {
    expect(waysOf(estate, 'quiero hacer un testamento', 'es')).toContain('testament')
    expect(waysOf(immigration, 'me quieren deportar', 'es')).toContain('deport')
  })

  it('mends slips of the finger but keeps unknown words unknown', () => {
    expect(waysOf(estate, 'probbate')).toEqual(['probat'])
    expect(waysOf(estate, 'xylophone')).toEqual([])
  })

  it('lets small talk weigh little and never be missed', () => {
    const concepts = conceptsOf(estate, 'hi can you please tell me about probate', 'en')
    const telling = concepts.filter((concept) => !concept.chatter)
    expect(telling.map((concept) => concept.words)).toEqual([['probate']])
  })
})
