import { invoiceLineTexts } from '@foyer/shared/copy/payments.ts'
import type { InvoiceLineView } from './payments.ts'

/**
 * What a customer's credit did to an invoice, as a line of its own: below zero it paid a part, above
 * zero the invoice was a credit itself and is kept for later ones.
 */
export function creditLine(cents: number): InvoiceLineView[] {
  if (cents === 0) return []
  const { creditKept, creditUsed } = invoiceLineTexts
  return [{ description: cents > 0 ? creditKept : creditUsed, cents }]
}
