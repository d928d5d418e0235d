import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answer/answer.ts'
import { playChat } from './testing/play.ts'
import { indexOf } from './testing/small-sites.ts'

const siteOf = (main: string) => {
  const index = indexOf({
    origin: 'http://marsh.test',
    frame: { header: '<p>Marsh Law</p>', footer: '<p>Marsh Law</p>' },
    pages: { '/': { title: 'Marsh Law', main } },
  })
  return {
    answer: (question: Parameters<typeof answerQuestion>[1]) => answerQuestion(index, question),
  }
}
const families = siteOf(
  `<h1>Marsh Law</h1><h2>Family law</h2><p>Divorce and custody.</p><p>We do not handle criminal defense or
    immigration. We gladly give you names of lawyers who do.</p>`,
)
const defenders = siteOf(
  `<h1>Marsh Law</h1><h2>Criminal defense</h2><p>We defend people who were arrested.</p><p>We do not handle divorce.</p>`,
)
const word =
  'We do not handle criminal defense or immigration. We gladly give you names of lawyers who do.'

describe('a story of what the firm leaves to others', () => {
  it.each([
    'they just arrested my brother in Seaside',
    'my son got a dui on saturday, he is home now',
  ])('hears it at once, with who could help, from the firm’s page: %s', (text) => {
    const { last } = playChat([text], { site: families })
    expect(last.text).toContain(word)
    expect(last.citations).toMatchObject([{ url: 'http://marsh.test/' }])
    expect(last.ask?.slot).toBe('name')
  })

  it('hears it beside whom to call, where somebody was taken', () => {
    const { last } = playChat(['My husband got picked up by ICE this morning'], { site: families })
    expect(last.kind).toBe('safety')
    expect(last.text).toContain(word)
  })

  it.each([
    'my husband was arrested for hitting me, i want a divorce',
    'my landlord kept my deposit',
  ])('is none in these: %s', (text) =>
    expect(playChat([text], { site: families }).last.text).not.toContain(word),
  )

  it('is none where the firm takes it', () => {
    const { last } = playChat(['they just arrested my brother in Seaside'], { site: defenders })
    expect(last.text).not.toContain('do not handle')
  })
})
