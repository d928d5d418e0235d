import { expect, it } from 'vitest'
import { siteSaying } from '../testing/small-sites.ts'
import { answerQuestion } from './answer.ts'

const filler = '<p>We defend tenants and help families.</p><p>Our office is in an old bank.</p>'

it('is believed where a line states the everyday fact that is asked for, though the engine doubts it', () => {
  const line = 'Street parking on Lantern Street is free for two hours.'
  const index = siteSaying(`${filler}<p>${line}</p>`)
  const said = answerQuestion(index, {
    text: 'do you validate parking?',
    language: 'en',
  })
  expect(said).toMatchObject({ tier: 'answer', confidence: 0.95 })
  expect(said.sentences[0]?.quote).toContain(line)
})
