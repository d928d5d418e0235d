import { describe, expect, it } from 'vitest'
import { needsOf, plainly, shows } from './needs.ts'

const asked = (question: string) => needsOf(question).map(({ need }) => need.name)

describe('needsOf', () => {
  it.each([
    ['where can I park?', 'parking'],
    ['¿hay estacionamiento?', 'parking'],
    ['Do you offer payment plans?', 'payment plan'],
    ['¿puedo pagar a plazos?', 'payment plan'],
    ['no tengo todo, ¿puedo ir pagando por partes?', 'payment plan'],
    ['can we meet over Zoom', 'meeting from afar'],
    ["I can't climb stairs, is there an elevator", 'getting in with a chair or walker'],
    ['is the first consultation free', 'cost of the first meeting'],
    ['¿qué documentos llevo a la cita?', 'what to bring'],
    ['what law school did she attend', 'schooling'],
    ['how soon will somebody call me back', 'how soon one hears back'],
    ['Do you accept cryptocurrency?', 'payment in a currency without a country'],
    ['can i pay you in bitcoin', 'payment in a currency without a country'],
    ['¿aceptan zelle?', 'payment by Zelle'],
    ['can I pay with a card', 'ways of paying'],
  ])('%s', (question, need) => {
    expect(asked(question)).toContain(need)
  })

  it('hears a means of payment by its own name only', () => {
    expect(asked('do you take cash app')).toEqual(['payment by Cash App'])
    expect(asked('do you take cash')).toEqual(['ways of paying'])
  })

  it.each(['who gets the house in a divorce', 'can I break my lease', '¿me pueden deportar?'])(
    'hears none in a question about the law: %s',
    (question) => {
      expect(asked(question)).toEqual([])
    },
  )
})

describe('shows', () => {
  it.each([
    ['where can I park?', 'We have six free spaces behind the building.', true],
    ['payment plans?', 'Half to begin, and the other half over three months.', true],
    ['is the first meeting free', 'An initial meeting is $120.', true],
    ['is the first meeting free', 'The filing fee is $120.', false],
    ['do you come to the hospital', 'I go to homes, hospitals and nursing facilities.', true],
    ['where can I park?', 'Our office is on the second floor.', false],
    ['do you take venmo', 'Check, bank transfer, or Visa and Mastercard.', false],
    ['do you take venmo', 'Cards, checks and payment apps.', true],
    ['do you take credit cards', 'Check, bank transfer, or Visa and Mastercard.', true],
    ['payment plans?', 'We will split it into three monthly payments.', true],
    ['how long have you been in business', 'Marsh Law opened its doors in 1998.', true],
    [
      'how long have you been in business',
      'Since July 27, 2025, employers must give notice.',
      false,
    ],
    ['how long have you been in business', 'A claim is filed within two years in a court.', false],
  ])('%s | %s', (question, sentence, does) => {
    const text = plainly(sentence)
    expect(needsOf(question).some(({ need }) => shows(need, text))).toBe(does)
  })
})
