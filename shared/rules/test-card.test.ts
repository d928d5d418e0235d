import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCards } from '../facts/test-cards.ts'
import { findTestCard, formatTestCard, isExpired, parseTestCard } from './test-card.ts'

describe('a test card', () => {
  it.each(testCards.map((card) => [card.number, card] as const))(
    '%s is found as typed, and named to the server without its number',
    (number, card) => {
      expect(number.endsWith(card.last4)).toBe(true)
      expect(findTestCard(number)).toBe(card)
      expect(findTestCard(number.replaceAll(/(\d{4})/g, '$1 ').trim())).toBe(card)
      expect(findTestCard(number.replaceAll(/(\d{4})/g, '$1-').replace(/-$/, ''))).toBe(card)
      const name = formatTestCard({ card, expMonth: 4, expYear: 2031 })
      expect(name).toBe(`sandbox:${card.token}:042031`)
      expect(name).not.toContain(number)
      expect(parseTestCard(name)).toEqual({ card, expMonth: 4, expYear: 2031 })
    },
  )

  it.each([
    '4111111111111111',
    '4242',
    '42424242424242421',
    'x4242424242424242',
    '',
    '4000000000000077',
  ])('is not %s', (number) => {
    expect(findTestCard(number)).toBeNull()
  })

  it.each([
    'sandbox:card_visa:002031',
    'sandbox:card_visa:132031',
    'sandbox:card_visa:0431',
    'sandbox:card_visa:041931',
    'sandbox:card_visa:042031 ',
    'sandbox:4242424242424242:042031',
    'SANDBOX:card_visa:042031',
    'card_visa:042031',
  ])('is not named by %s', (name) => {
    expect(parseTestCard(name)).toBeNull()
  })

  it('is never found by a number that is not on the list', () => {
    const digits = fc.stringMatching(/^\d{12,19}$/)
    fc.assert(
      fc.property(digits, (number) => {
        expect(findTestCard(number) !== null).toBe(testCards.some((card) => card.number === number))
        expect(parseTestCard(`sandbox:${number}:042031`)).toBeNull()
      }),
    )
  })

  it('lasts until its last month is over', () => {
    const card = { expMonth: 12, expYear: 2026 }
    expect(isExpired(card, new Date('2026-12-31T23:59:59.999Z'))).toBe(false)
    expect(isExpired(card, new Date('2027-01-01T00:00:00Z'))).toBe(true)
  })
})
