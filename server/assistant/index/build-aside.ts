import { Worker } from 'node:worker_threads'
import { gunzipSync, gzipSync } from 'node:zlib'
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

/** A page's content as {@link packContent} stored it. */
export function unpackContent(packed: Uint8Array): PageContent {
  return JSON.parse(gunzipSync(packed).toString('utf8'))
}

/**
 * Builds an index in a thread of its own, so that visitors are answered meanwhile.
 * @param workerFile the built index-worker.ts.
 * @param contents pages as {@link packContent} made them.
 * @throws whatever ended the build; the caller keeps the index it has.
 */
export async function buildIndexAside(
  workerFile: string,
  contents: Uint8Array[],
): Promise<BuiltIndex> {
  const worker = new Worker(workerFile, { workerData: contents })
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
