import { expect, it } from 'vitest'
import { siteSaying } from '../testing/small-sites.ts'
import { answerQuestion } from './answer.ts'

it('tells that a firm leaves to others what only the heading over it says so of', () => {
  const index = siteSaying(`<h2>Traffic tickets</h2><p>We take tickets and suspended licenses.</p>
    <h2>What we do not take</h2><p>Parking tickets, red-light camera tickets and toll notices.</p>`)
  const { sentences } = answerQuestion(
    index,
    { text: 'do you take red light camera tickets', language: 'en' },
    { answer: 0 },
  )
  const told = sentences.map(({ text }) => text).join('\n')
  expect(told).toContain('What we do not take: Parking tickets, red-light camera tickets')
})
