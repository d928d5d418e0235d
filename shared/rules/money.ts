/**
 * Cents as dollars people read: '$349', '$3,768', '$12.34'; a credit as '-$12.34'. Whole dollars
 * carry no cents, as the price list writes them.
 */
export function formatMoney(cents: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100)
}
