import { Worker } from 'node:worker_threads'
import { seconds } from '@foyer/shared/facts/time.ts'
import type { ReadPage } from './find-snippets.ts'

/** A page, where it was found, and the address of this installation's script. */
export type PageToRead = { html: string; url: string; loader: string }

/**
 * The longest page that is read takes 0.7 s of a core (measured: a megabyte of short paragraphs), and several
 * times that on a busy machine, where six seconds were too few; a hostile one must not hold a core for long.
 */
const longest = seconds(10)
const heapMegabytes = 256

/** How the thread of a page ends that would need more memory than that. */
const isOutOfMemory = (error: Error): boolean =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Finds the snippets of a page in a thread of its own: anybody may give any page, and a megabyte of markup
 * takes longer than a visitor should wait.
 * @param workerFile the built snippets-worker.ts.
 * @returns null for a page made to be costly.
 */
export async function findSnippetsAside(
  workerFile: string,
  page: PageToRead,
): Promise<ReadPage | null> {
  const worker = new Worker(workerFile, {
    workerData: page,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  const timer = setTimeout(() => void worker.terminate(), longest)
  try {
    return await new Promise<ReadPage | null>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', (error) => (isOutOfMemory(error) ? resolve(null) : reject(error)))
      worker.once('exit', () => resolve(null))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
