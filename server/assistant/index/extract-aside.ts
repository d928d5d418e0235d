import { Worker } from 'node:worker_threads'
import { seconds } from '@foyer/shared/facts/time.ts'
import type { ExtractedPage } from './page-content.ts'

/** Extracts pages in a thread of its own: a large one costs a second that visitors would wait. */
export type Extractor = {
  /** @throws for a page that cannot be extracted, or not within the time a page may take. */
  extract(html: string, url: string): Promise<ExtractedPage>
  close(): Promise<void>
}

type Answer = { number: number; page?: ExtractedPage; failure?: string }
type Waiting = { resolve: (page: ExtractedPage) => void; reject: (reason: Error) => void }

/** Ample for the largest page that is read; a hostile one must not hold the reading. */
const pageTimeout = seconds(15)
const heapMegabytes = 512

function startThread(file: string, waiting: Map<number, Waiting>): Worker {
  const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } })
  const failAll = (reason: Error) => {
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  thread.on('message', ({ number, page, failure }: Answer) => {
    const asked = waiting.get(number)
    waiting.delete(number)
    if (page === undefined) asked?.reject(new Error(failure))
    else asked?.resolve(page)
  })
  thread.on('error', failAll)
  thread.on('exit', () => failAll(new Error('the thread ended')))
  return thread
}

/** @param workerFile the built extract-worker.ts. */
export function openExtractor(workerFile: string): Extractor {
  let thread: Worker | undefined
  let waiting = new Map<number, Waiting>()
  let last = 0

  /** The thread and all that wait for it; a new one where the last has ended. */
  async function end(): Promise<void> {
    const ending = thread
    thread = undefined
    await ending?.terminate()
  }

  return {
    async extract(html, url) {
      if (thread === undefined) {
        waiting = new Map()
        thread = startThread(workerFile, waiting)
        thread.once('exit', () => (thread = undefined))
      }
      const number = (last += 1)
      const here = waiting
      const asked = thread
      const answered = new Promise<ExtractedPage>((resolve, reject) => {
        here.set(number, { resolve, reject })
        asked.postMessage({ number, html, url })
      })
      const timer = setTimeout(() => void end(), pageTimeout)
      try {
        return await answered
      } finally {
        clearTimeout(timer)
      }
    },
    close: end,
  }
}
