import { reindex as copy } from '@foyer/shared/copy/integration.ts'
import { CallFailed } from '#web/platform/call-failed.ts'

/** The sentence for a re-indexing that did not start (specification 2, section 8). */
export function reindexSentence(failure: unknown): string {
  if (!(failure instanceof CallFailed)) return copy.failed
  if (failure.status === 0) return copy.network
  if (failure.status === 401) return copy.unauthorized
  return failure.said ?? copy.failed
}
