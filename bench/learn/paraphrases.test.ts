import { describe, expect, it } from 'vitest'
import { readParaphrases } from './paraphrases.ts'

describe('paraphrases', () => {
  const details = readParaphrases()

  it('say each detail and ask for it in both languages', () => {
    for (const { name, says, asks } of details)
      for (const language of ['en', 'es'])
        for (const [what, lines] of Object.entries({ says, asks }))
          expect(
            lines.filter((one) => one.language === language).length,
            `${what} ${name}`,
          ).toBeGreaterThan(1)
  })

  it('name no detail of a topic twice by one hand', () => {
    const names = details.map(({ hand, topic, name }) => `${hand}: ${topic} / ${name}`)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('ask everything once by one hand', () => {
    const asked = details.flatMap(({ hand, asks }) =>
      asks.map(({ text }) => `${hand}: ${text.toLowerCase()}`),
    )
    const twice = asked.filter((text, at) => asked.indexOf(text) !== at)
    expect(twice.length / asked.length).toBeLessThan(0.01)
  })
})
