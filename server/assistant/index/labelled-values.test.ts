import { expect, it } from 'vitest'
import { extractPage } from './extract.ts'
import { withLabels } from './labelled-values.ts'

it('joins a label with its value, and nothing that stands beyond what only eyes read', () => {
  const page = `<html lang="en"><body><div class="card"><div class="card-title">Lease review</div>
    <span class="sr-only">$2,400</span><div aria-hidden="true">$ 2,400 all in</div>
    <div>We do the rest.</div></div></body></html>`
  const rows = withLabels(extractPage(page, 'https://firm.test/fees').blocks)
  expect(rows.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'heading: Lease review',
    'row: Lease review $2,400',
    'paragraph: We do the rest.',
  ])
})
