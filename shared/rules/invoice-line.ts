import { invoiceLineTexts as texts } from '../copy/payments.ts'
import { plans } from '../facts/plans.ts'
import type { PriceKey } from './price.ts'

/** What a line of an invoice is for: a whole period, time not used, or the rest of a period. */
export type LineKind = 'period' | 'unused' | 'remaining'

/** A line of an invoice in words: 'Unused time: Firm Plus, monthly'. */
export function invoiceLineText(line: { key: PriceKey; quantity: number; kind: LineKind }): string {
  const what = priceText(line.key, line.quantity)
  return line.kind === 'period' ? what : texts[line.kind](what)
}

function priceText(key: PriceKey, quantity: number): string {
  const interval = key.endsWith('_yearly') ? texts.intervals.yearly : texts.intervals.monthly
  const plan = plans.find((each) => key === `${each.key}_monthly` || key === `${each.key}_yearly`)
  return `${plan?.name ?? texts.seats(quantity)}, ${interval}`
}
