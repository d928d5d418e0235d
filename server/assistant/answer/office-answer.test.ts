import { expect, it } from 'vitest'
import { siteSaying } from '../testing/small-sites.ts'
import { answerQuestion } from './answer.ts'

const filler = '<p>We defend tenants and help families.</p><p>Our office is in an old bank.</p>'

it('is believed where a line states the everyday fact that is asked for, though the engine doubts it', () => {
  const line = 'Street parking on Lantern Street is free for two hours.'
  const index = siteSaying(`${filler}<p>${line}</p>`)
  const said = answerQuestion(index, {
    text: 'do you validate parking stubs?',
    language: 'en',
  })
  expect(said).toMatchObject({ tier: 'answer', confidence: 0.95 })
  expect(said.sentences[0]?.quote).toContain(line)
})

it('is believed where a line names all of what a firm is asked to do, and not a part of it', () => {
  const line =
    'Theo grew up over a bakery, and bakers still bring him vendor agreements and leases.'
  const index = siteSaying(`${filler}<p>${line}</p>`)
  const doubting = { confidence: () => 0.3 }
  const ask = (text: string) => answerQuestion(index, { text, language: 'en' }, doubting)
  const said = ask('do you draft vendor agreements')
  expect(said).toMatchObject({ tier: 'answer', confidence: 0.95 })
  expect(said.sentences[0]?.quote).toContain(line)
  expect(ask('do you draft franchise agreements').tier).not.toBe('answer')
})
