import { afterAll, describe, expect, it } from 'vitest'
import { builtFile } from '../../platform/built-files.ts'
import { openExtractor } from './extract-aside.ts'
import { extractPage } from './extract.ts'

const extractor = openExtractor(builtFile('extract-worker.mjs'))
afterAll(() => extractor.close())

const page = (text: string) =>
  `<!doctype html><html lang="en"><title>Fees</title><body><h1>Fees</h1><p>${text}</p></body></html>`

describe('extracting in another thread', () => {
  it('gives what extracting here gives, for many pages at once', async () => {
    const urls = Array.from({ length: 20 }, (_, at) => `https://firm.example/${at}`)
    const read = await Promise.all(urls.map((url) => extractor.extract(page(`Page ${url}.`), url)))
    expect(read).toEqual(urls.map((url) => extractPage(page(`Page ${url}.`), url)))
  })

  it('leaves this thread free while a large page is read', async () => {
    let turns = 0
    const timer = setInterval(() => (turns += 1), 2)
    const large = page('<p>A paragraph of a very long page, again.</p>'.repeat(20_000))
    await extractor.extract(large, 'https://firm.example/long')
    clearInterval(timer)
    expect(turns).toBeGreaterThan(20)
  })

  it('fails for the page that cannot be read, and goes on with the next', async () => {
    const nested = page('<div>'.repeat(50_000))
    await expect(extractor.extract(nested, 'https://firm.example/deep')).rejects.toThrow()
    const read = await extractor.extract(page('Still here.'), 'https://firm.example/next')
    expect(read.title).toBe('Fees')
  })
})
