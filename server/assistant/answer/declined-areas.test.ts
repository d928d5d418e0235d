import { describe, expect, it } from 'vitest'
import { indexOf } from '../testing/small-sites.ts'
import { answerQuestion } from './answer.ts'
import { areaNames, practiceMissing } from './practice-gate.ts'

const frame = { header: '<p>Marsh Law</p>', footer: '<p>Marsh Law, Example City</p>' }
const siteOf = (main: string) =>
  indexOf({ origin: 'http://marsh.test', frame, pages: { '/': { title: 'Marsh Law', main } } })

const said = (main: string, text: string, language: 'en' | 'es' = 'en'): string[] => {
  const { tier, sentences } = answerQuestion(siteOf(main), { text, language })
  return tier === 'answer' ? sentences.map((one) => one.text) : []
}

const list = `<h1>Marsh Law</h1><h2>Tenants</h2><p>We defend evictions.</p><dl><dt>Not us</dt>
  <dd>Chapter 11, divorce, criminal charges and workers’ compensation. Ask anyway.</dd></dl>`
const bold = `<h1>Marsh Law</h1><p><b>What we leave to others.</b> Divorce and custody, wills and probate. Call anyway.</p>`
const alone = `<h1>Marsh Law</h1><p>Papers and families are the only two things we do: immigration and divorce.</p>`

describe('work that a firm leaves to others', () => {
  it('is told in the firm’s own words where its site names it', () => {
    expect(said(list, 'hurt my back, do you take comp cases')).toEqual([
      'Not us: Chapter 11, divorce, criminal charges and workers’ compensation.',
    ])
    expect(said(bold, 'do you guys make wills')[0]).toMatch(
      /Divorce and custody, wills and probate\./,
    )
  })

  it('is told by what the firm does alone', () => {
    expect(said(alone, 'do you do wills too')).toEqual([
      'Papers and families are the only two things we do: immigration and divorce.',
    ])
  })

  it('stays unsaid where the site says neither', () => {
    expect(said('<h1>Marsh Law</h1><p>We defend evictions.</p>', 'do you do wills too')).toEqual([])
  })
})

describe('areas of law that a question names', () => {
  it.each([
    ['do i pay for the first visit', 'en'],
    ['can you help me with my probation officer', 'en'],
    ['if i fire you halfway do i owe you', 'en'],
    ['can i trust you guys with this', 'en'],
    ['are you closing early today', 'en'],
    ['puedo traer a mi familia a la cita', 'es'],
  ] as const)('are none in: %s', (text, language) => {
    expect(areaNames(text, language)).toEqual([])
  })

  it.each([
    ['i got fired for being pregnant', 'employment'],
    ['they fired him', 'employment'],
    ['visitation on weekends', 'custody'],
    ['my uncle’s estate is in probate', 'probate'],
    ['they denied my comp claim', 'workers'],
  ])('are heard in: %s', (text, area) => {
    expect(areaNames(text, 'en')).toContain(area)
  })

  it('do not keep from its site who asks about a visit', () => {
    const site = siteOf('<h1>Marsh Law</h1><p>The first visit is free.</p>')
    expect(practiceMissing(site, { text: 'do i pay for the first visit', language: 'en' })).toBe(
      false,
    )
  })
})
