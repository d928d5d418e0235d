import { expect, it } from 'vitest'
import { extractPage } from './extract.ts'
import { withLabels } from './labelled-values.ts'

const rowsOf = (page: string) =>
  withLabels(extractPage(page, 'https://firm.test/fees').blocks).map(
    ({ kind, text }) => `${kind}: ${text}`,
  )

it('joins a label with its value, and nothing that stands beyond what only eyes read', () => {
  const page = `<html lang="en"><body><div class="card"><div class="card-title">Lease review</div>
    <span class="sr-only">$2,400</span><div aria-hidden="true">$ 2,400 all in</div>
    <div>We do the rest.</div></div></body></html>`
  expect(rowsOf(page)).toEqual([
    'heading: Lease review',
    'row: Lease review $2,400',
    'paragraph: We do the rest.',
  ])
})

it('joins a heading with the price below it, and with what that is for', () => {
  const page = `<html lang="en"><body><main><h3>Simple Goodbye</h3><p>$1,850</p>
    <p>Uncontested, no children</p><ul><li>All pleadings</li></ul></main></body></html>`
  expect(rowsOf(page)).toEqual([
    'heading: Simple Goodbye',
    'row: Simple Goodbye $1,850 Uncontested, no children',
    'item: All pleadings',
  ])
})

it('joins numbers that stand over what they count with it, not with what the next one counts', () => {
  const count = (number: string, of: string) =>
    `<div class="counter"><div>${number}</div><div class="counter-title">${of}</div></div>`
  const page = `<html lang="en"><body><main><h2>Since 2004</h2>${count('1,900+', 'Claims concluded')}
    ${count('31', 'Verdicts')}${count('2', 'Offices')}<p>We are glad of it.</p></main></body></html>`
  expect(rowsOf(page)).toEqual([
    'heading: Since 2004',
    'row: 1,900+ Claims concluded',
    'row: 31 Verdicts',
    'row: 2 Offices',
    'paragraph: We are glad of it.',
  ])
})

it('leaves numbers alone that stand under what they count', () => {
  const pair = (of: string, number: string) => `<p>${of}</p><p>${number}</p>`
  const pairs = [pair('Founded', '2004'), pair('Lawyers', '12'), pair('Offices', '3')].join('')
  const page = `<html lang="en"><body><main>${pairs}</main></body></html>`
  expect(rowsOf(page).join(' ')).not.toContain('2004 Lawyers')
})

it('gives a price to the label above it, also over a note, and not to the next', () => {
  const row = (label: string, price: string, note = '') =>
    `<div class="row"><div><strong>${label}</strong>${note}</div><div><span>${price}</span></div></div>`
  const note = (text: string) => `<div class="note">${text}</div>`
  const page = `<html lang="en"><body><main><h2>Flat fees</h2>
    ${row('Marriage-based residence', '$3,200', note('petition and adjustment, interview included'))}
    ${row('Petition for a parent', '$1,600')}${row('Naturalization', '$950', note('per applicant'))}
    ${row('DACA renewal', '$450')}${row('Bond motion', '$1,800')}</main></body></html>`
  const rows = rowsOf(page).join('\n')
  expect(rows).toContain('Petition for a parent $1,600')
  expect(rows).toContain('DACA renewal $450')
  expect(rows).not.toMatch(/\$\d[\d,]* (?:Petition|Naturalization|DACA|Bond)/)
})
