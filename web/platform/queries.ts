import { type QueryCache, QueryClient } from '@tanstack/react-query'
import { CallFailed } from './call-failed.ts'

/** Makes the store of what one person's pages have loaded; `queryCache` may listen for failures. */
export function createQueries(queryCache?: QueryCache): QueryClient {
  return new QueryClient({
    ...(queryCache !== undefined && { queryCache }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (count, error) => count < 1 && mayRepeat(error),
        // The browser's own guess about being offline is often wrong: ask, and say what happened.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** A refusal is an answer; only what may have been an accident is asked for again. */
function mayRepeat(error: unknown): boolean {
  return error instanceof CallFailed && (error.status === 0 || error.status === 503)
}
