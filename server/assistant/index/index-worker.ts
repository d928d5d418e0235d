import { parentPort, workerData } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import { buildIndex } from './build.ts'
import { encodeIndex } from './codec.ts'
import type { PageContent } from './page-content.ts'

/** What {@link buildIndexAside} hands to this thread: pages as JSON, compressed. */
const compressed: Uint8Array[] = workerData

const pages = compressed.map((bytes): PageContent => JSON.parse(gunzipSync(bytes).toString('utf8')))
const index = buildIndex(pages)
const passagesByUrl = new Map<string, number>()
for (const passage of index.passages) {
  const url = index.pages[passage.page]?.url
  if (url !== undefined && !passage.facts) passagesByUrl.set(url, (passagesByUrl.get(url) ?? 0) + 1)
}
parentPort?.postMessage({
  data: encodeIndex(index),
  passages: index.passages.length,
  passagesByUrl,
})
