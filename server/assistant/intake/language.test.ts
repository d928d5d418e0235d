import { describe, expect, it } from 'vitest'
import { turnLanguage } from './language.ts'

describe('the language of a turn', () => {
  it.each([
    'hay donde estacionarme',
    'cuanto cuesta un testamento',
    'a que hora abren',
    'dan facilidades de pago',
    'puedo demandar a mi primo',
    'divorcio',
    'hola',
    'el martes',
    '¿me pueden ayudar?',
    'eso es legal',
  ])('is Spanish from its first words, without accents too: %s', (text) => {
    expect(turnLanguage(text, 'en')).toBe('es')
  })

  it.each([
    'Anna de la Cruz',
    'Diego Rivera Calderón',
    'griselda monsivais',
    'San Fernando Valley',
    'Calle Ocho 33 Miami',
    'no',
    'visa',
    '555-0142',
    'I speak espanol a little',
    'my landlord Mr. Hernandez kept my deposit',
  ])('stays English for names and numbers: %s', (text) => {
    expect(turnLanguage(text, 'en')).toBe('en')
  })

  it.each(['thanks so much', 'how much do you charge', 'my husband hit me last night'])(
    'is English again once a Spanish chat hears it: %s',
    (text) => expect(turnLanguage(text, 'es')).toBe('en'),
  )

  it.each(['ok', 'John Smith', 'Home Depot', '323 555 0177', 'si', 'DUI'])(
    'stays Spanish for a name or a word of both: %s',
    (text) => expect(turnLanguage(text, 'es')).toBe('es'),
  )

  it.each([
    ['in Spanish please', 'es'],
    ['en inglés por favor', 'en'],
  ] as const)('is what is wished for: %s', (text, wished) => {
    expect(turnLanguage(text, wished === 'es' ? 'en' : 'es')).toBe(wished)
  })
})
