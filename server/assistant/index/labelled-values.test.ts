import { expect, it } from 'vitest'
import { withLabels } from './labelled-values.ts'

it('joins a label with its value, and no sentence that follows the value', () => {
  const rows = withLabels([
    { kind: 'heading', level: 7, text: 'Lease review' },
    { kind: 'paragraph', text: '$2,400' },
    { kind: 'paragraph', text: 'We do the rest.' },
  ])
  expect(rows.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'heading: Lease review',
    'row: Lease review $2,400',
    'paragraph: We do the rest.',
  ])
})
