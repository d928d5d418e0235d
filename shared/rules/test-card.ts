import { type TestCard, testCards } from '../facts/test-cards.ts'

/** A test card as the browser names it to the server: never by its number. */
export type GivenTestCard = { card: TestCard; expMonth: number; expYear: number }

/** The test card of a number as a person typed it; null for every other number, real ones too. */
export function findTestCard(typed: string): TestCard | null {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return testCards.find(({ number }) => number === digits) ?? null
}

/** The test card of a token. */
export function testCardOf(token: string): TestCard | null {
  return testCards.find((card) => card.token === token) ?? null
}

/** `sandbox:<token>:<MMYYYY>`, what the sandbox takes for the id of a payment method. */
export function formatTestCard({ card, expMonth, expYear }: GivenTestCard): string {
  return `sandbox:${card.token}:${String(expMonth).padStart(2, '0')}${expYear}`
}

/** Reads what {@link formatTestCard} wrote; null for anything else. */
export function parseTestCard(paymentMethodId: string): GivenTestCard | null {
  const parts = /^sandbox:([a-z_]+):(0[1-9]|1[0-2])(20\d\d)$/.exec(paymentMethodId)
  const card = testCardOf(parts?.[1] ?? '')
  return card && { card, expMonth: Number(parts?.[2]), expYear: Number(parts?.[3]) }
}

/** Whether a card's last month is over everywhere, at the instant of a charge. */
export function isExpired(
  { expMonth, expYear }: { expMonth: number; expYear: number },
  at: Date,
): boolean {
  return at.getTime() >= Date.UTC(expYear, expMonth, 1)
}
