import { parentPort } from 'node:worker_threads'
import { extractPage } from './extract.ts'

/** One page to extract: {@link openExtractor} sends them and waits for each by its number. */
type Question = { number: number; html: string; url: string }

parentPort?.on('message', ({ number, html, url }: Question) => {
  try {
    parentPort?.postMessage({ number, page: extractPage(html, url) })
  } catch (error) {
    parentPort?.postMessage({ number, failure: String(error) })
  }
})
