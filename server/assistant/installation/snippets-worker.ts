import { parentPort, workerData } from 'node:worker_threads'
import { CostlyMarkup } from '../index/load-html.ts'
import { findSnippets } from './find-snippets.ts'
import type { PageToRead } from './find-snippets-aside.ts'

/** What {@link findSnippetsAside} hands to this thread. */
const { html, url, loader }: PageToRead = workerData

function read() {
  try {
    return findSnippets(html, new URL(url), new URL(loader))
  } catch (error) {
    if (error instanceof CostlyMarkup) return null
    throw error
  }
}

parentPort?.postMessage(read())
