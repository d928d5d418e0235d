import { describe, expect, it } from 'vitest'
import { type ModelEvent, ModelFailure, type ModelPort, type ModelRequest } from './model.ts'

/** A question with one page beside it. */
export const question: Omit<ModelRequest, 'signal'> = {
  system: 'Answer from the pages alone.\n\n[1] We charge 250 dollars for a first consultation.\n\n',
  messages: [
    { role: 'visitor', text: 'Hello' },
    { role: 'assistant', text: 'Good day. What is it about?' },
    { role: 'visitor', text: 'What do you charge for a consultation?' },
  ],
  slots: ['issue', 'where'],
  maxOutputTokens: 300,
}

/** All that a model says to a request. */
export async function hear(
  model: ModelPort,
  request: Partial<ModelRequest> = {},
): Promise<ModelEvent[]> {
  const { signal } = new AbortController()
  const events: ModelEvent[] = []
  for await (const event of model.stream({ ...question, signal, ...request })) events.push(event)
  return events
}

/** Its words, put together. */
export const wordsIn = (events: readonly ModelEvent[]): string =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('')

/** What every model port does; the model behind it answers from the page it was given. */
export function describeModel(name: string, open: () => ModelPort): void {
  describe(`${name} as the model`, () => {
    it('says its words piece by piece, and at the end what they took', async () => {
      const events = await hear(open())
      expect(wordsIn(events)).toBe('We charge 250 dollars for a first consultation. [1]')
      expect(events.filter(({ type }) => type === 'text').length).toBeGreaterThan(3)
      expect(events.at(-1)).toEqual({
        type: 'end',
        inputTokens: expect.any(Number),
        outputTokens: expect.any(Number),
      })
      expect(events.filter(({ type }) => type === 'end')).toHaveLength(1)
    })

    it('answers many at once, each its own question', async () => {
      const model = open()
      const asked = Array.from({ length: 6 }, (_, n) => `We charge ${n} dollars.`)
      const answers = await Promise.all(
        asked.map((page) => hear(model, { system: `\n[1] ${page}\n` })),
      )
      expect(answers.map(wordsIn)).toEqual(asked.map((page) => `${page} [1]`))
    })

    it('throws a ModelFailure where its caller leaves, before and in the middle', async () => {
      await expect(hear(open(), { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(
        ModelFailure,
      )
      const caller = new AbortController()
      const listen = async () => {
        for await (const event of open().stream({ ...question, signal: caller.signal }))
          if (event.type === 'text') caller.abort()
      }
      await expect(listen()).rejects.toBeInstanceOf(ModelFailure)
    })

    it('lets its caller stop listening', async () => {
      const { signal } = new AbortController()
      for await (const event of open().stream({ ...question, signal })) {
        expect(event.type).toBe('text')
        break
      }
    })

    it('makes vectors of texts, nearer for texts that are alike', async () => {
      const { embed } = open()
      const { signal } = new AbortController()
      const texts = ['fees of a consultation', 'what a consultation fees', 'parking downtown']
      const vectors = await embed?.(texts, signal)
      const [first = [], second = [], third = []] = vectors ?? []
      const dot = (a: number[], b: number[]) => a.reduce((sum, x, at) => sum + x * (b[at] ?? 0), 0)
      expect(vectors).toHaveLength(3)
      expect(dot(first, second)).toBeGreaterThan(dot(first, third))
      expect(await embed?.([], signal)).toEqual([])
    })

    it('has a name that a firm can read', () => {
      expect(open().name).toMatch(/^\S+, \S+$/)
    })
  })
}
