import { describe, expect, it } from 'vitest'
import { pointsElsewhere } from './points-elsewhere.ts'

const names = new Set(['fees', 'contacto', 'about', 'family law', 'allegan county'])

describe('pointsElsewhere', () => {
  it.each([
    'See fees.',
    'Prices are explained on the fees page.',
    'La dirección y el estacionamiento están en contacto.',
    'More about family law',
    'How the firm began is on the about page.',
  ])('hears what only names a page: %s', (text) => {
    expect(pointsElsewhere(text, names)).toBe(true)
  })

  it.each([
    'A first meeting is $95; see fees.',
    'Felonies are prosecuted in Allegan County.',
    'We practice family law.',
    'Visit us any weekday.',
  ])('leaves what says something: %s', (text) => {
    expect(pointsElsewhere(text, names)).toBe(false)
  })
})
