import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import type { PageContent } from './page-content.ts'

/** An index as it is stored, and what it holds. */
export type BuiltIndex = {
  data: Uint8Array
  passages: number
  passagesByUrl: ReadonlyMap<string, number>
}

/** A page's content as it is stored and handed to the building thread. */
export function packContent(content: PageContent): Uint8Array {
  return gzipSync(JSON.stringify(content), { level: 6 })
}

/** The worker stands beside the bundle; from the source it is taken from the build. */
function workerFile(): URL {
  const beside = new URL('./index-worker.mjs', import.meta.url)
  return existsSync(beside)
    ? beside
    : new URL('../../../dist/server/index-worker.mjs', import.meta.url)
}

/**
 * Builds an index in a thread of its own, so that visitors are answered meanwhile.
 * @param contents pages as {@link packContent} made them.
 * @throws whatever ended the build; the caller keeps the index it has.
 */
export async function buildIndexAside(contents: Uint8Array[]): Promise<BuiltIndex> {
  const worker = new Worker(workerFile(), { workerData: contents })
  try {
    return await new Promise<BuiltIndex>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`the index was not built (exit ${code})`)))
    })
  } finally {
    await worker.terminate()
  }
}
