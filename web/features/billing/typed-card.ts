import { cardForm as copy, testMode } from '@foyer/shared/copy/billing.ts'
import { findTestCard, formatTestCard } from '@foyer/shared/rules/test-card.ts'
import type { SavedCard } from './card-form-handle.ts'

/** What a person has typed into the sandbox's form. */
export type TypedCard = { number: string; expiry: string; cvc: string; postalCode: string }

/** An empty form. */
export const emptyCard: TypedCard = { number: '', expiry: '', cvc: '', postalCode: '' }

/** Digits of a card number in the groups they are printed in: 4-6-5 for American Express, else fours. */
export function groupDigits(typed: string): string {
  const digits = onlyDigits(typed).slice(0, 19)
  const breaks = isAmex(digits) ? [4, 10] : [4, 8, 12, 16]
  return digits.replace(/\d/g, (digit, at: number) => (breaks.includes(at) ? ` ${digit}` : digit))
}

/** `MM / YY` as far as it has been typed. */
export function spaceExpiry(typed: string): string {
  const digits = onlyDigits(typed).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

/**
 * Whether a whole card number stands there that is no test card's: perhaps somebody's own. While it
 * is being typed that is 15 or 16 digits; once the person has moved on, 12, the shortest there are.
 */
export function mayBeReal(number: string, hasMovedOn: boolean): boolean {
  const whole = isAmex(number) ? 15 : 16
  return onlyDigits(number).length >= (hasMovedOn ? 12 : whole) && findTestCard(number) === null
}

/** Reads the form: a test card for the server, or what is still wrong with it. */
export function readTypedCard({ number, expiry, cvc, postalCode }: TypedCard): SavedCard {
  const card = findTestCard(number)
  if (onlyDigits(number) === '') return refused(copy.numberMissing)
  if (card === null) return refused(testMode.refusal)
  const [, month, year] = /^(0[1-9]|1[0-2])(\d\d)$/.exec(onlyDigits(expiry)) ?? []
  if (month === undefined) return refused(copy.expiryWrong)
  if (!(card.brand === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(cvc)) return refused(copy.cvcWrong)
  if (postalCode.trim() === '') return refused(copy.postalCodeMissing)
  const given = { card, expMonth: Number(month), expYear: 2000 + Number(year) }
  return { outcome: 'saved', paymentMethodId: formatTestCard(given) }
}

function refused(message: string): SavedCard {
  return { outcome: 'refused', message }
}

function isAmex(number: string): boolean {
  return /^3[47]/.test(number)
}

function onlyDigits(typed: string): string {
  return typed.replaceAll(/\D/g, '')
}
