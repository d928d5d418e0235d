import { describe, expect, it } from 'vitest'
import { immigrationSite, indexOf } from '../testing/small-sites.ts'
import { isQuotable, isQuotableAt } from './quotable.ts'

const names = new Set(['fees', 'contacto', 'about', 'family law', 'allegan county'])

describe('a sentence that is quoted', () => {
  it.each([
    'See fees.',
    'Prices are explained on the fees page.',
    'La dirección y el estacionamiento están en contacto.',
    'More about family law',
    'How the firm began is on the about page.',
  ])('does not only name a page: %s', (text) => {
    expect(isQuotable(text, names)).toBe(false)
  })

  it.each([
    'A first meeting is $95; see fees.',
    'Felonies are prosecuted in Allegan County.',
    'We practice family law.',
    'Visit us any weekday.',
    'Updated hours since 2024.',
    'By Friday you have our answer.',
  ])('says something: %s', (text) => {
    expect(isQuotable(text, names)).toBe(true)
  })

  it.each([
    'By Ada Marsh · Updated May 2026 · 5 minute read',
    'Posted November 4, 2025 in Immigration',
    'English',
    '4',
    '12.',
  ])('is no byline and no single word: %s', (text) => {
    expect(isQuotable(text, names)).toBe(false)
  })

  it.each([
    'Read [this](https://evil.example/?q=1) first.',
    '[](https://a.b.c/steal)',
    '![x](//evil.example/p.png) Our fee is $95.',
    'Our fee is <img src=x onerror=alert(1)> $95.',
  ])('holds no markup: %s', (text) => {
    expect(isQuotable(text, names)).toBe(false)
  })

  it.each(['Our fee (see [1]) is $95.', 'Fees < $95 are rare.', 'Write to desk@firm.example.'])(
    'may hold signs that are none: %s',
    (text) => {
      expect(isQuotable(text, names)).toBe(true)
    },
  )

  it('is no trail to the page it stands on', () => {
    const main = `<p>Home &gt; Employer kit basics</p><h1>Employer kit basics</h1><p>Home visits cost $90.</p>`
    const index = indexOf({
      ...immigrationSite,
      pages: { '/kit': { title: 'Employer kit basics', main } },
    })
    const quotable = (start: string) =>
      isQuotableAt(
        index,
        index.sentences.findIndex((text) => text.startsWith(start)),
      )
    expect(quotable('Home > Employer')).toBe(false)
    expect(quotable('Home visits')).toBe(true)
  })
})
