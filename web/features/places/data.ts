import type { Reply } from '@foyer/shared/api/endpoint.ts'
import type { placesApi } from '@foyer/shared/api/places.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { CallFailed } from '#web/platform/call-failed.ts'
import type { Client } from '#web/platform/call.ts'
import { useClient } from '#web/platform/client-provider.tsx'
import { logFailure } from '#web/platform/log-failure.ts'

/** Where a ZIP code is. */
export type Place = Omit<Reply<typeof placesApi.lookUpZip>, 'success'>

/** What is known of a ZIP code so far. A lookup that fails tells the console only. */
export type ZipLookup =
  | { status: 'none' }
  | { status: 'looking' }
  | { status: 'found'; place: Place }
  | { status: 'unknown'; message: string }

/** Looks a ZIP code up once it has exactly 5 digits (specification 1, section 5). */
export function useZip(zip: string): ZipLookup {
  const client = useClient()
  const { data, error, isLoading } = useQuery({
    queryKey: ['zip', zip],
    queryFn: ({ signal }) => lookUp(client, zip, signal),
    enabled: /^\d{5}$/.test(zip),
    staleTime: Infinity,
    retry: false,
  })
  if (data !== undefined) return { status: 'found', place: data }
  if (isUnknown(error)) return { status: 'unknown', message: error.message }
  return { status: isLoading ? 'looking' : 'none' }
}

async function lookUp(client: Client, zip: string, signal: AbortSignal): Promise<Place> {
  try {
    return await client.lookUpZip({ query: { zip } }, signal)
  } catch (error) {
    if (!signal.aborted && !isUnknown(error)) logFailure('The ZIP lookup failed', error)
    throw error
  }
}

function isUnknown(error: unknown): error is CallFailed {
  return error instanceof CallFailed && error.code === 'places/unknown-zip'
}

/** Practice areas whose name contains a text. */
export type AreaSearch = {
  areas: readonly string[]
  /** Whether these are the answer to the text as it now stands. */
  isCurrent: boolean
  /** The answer to any text, waited for; none where the search fails. */
  find: (text: string) => Promise<readonly string[]>
}

/** A person who types goes on typing: the search waits this long for a pause, in milliseconds. */
const pause = 150

const noAreas: readonly string[] = []

/** Searches the practice areas as somebody types. A search that fails tells the console only. */
export function usePracticeAreas(text: string): AreaSearch {
  const queries = useQueryClient()
  const search = useSearch()
  const settled = useSettled(text)
  const { data, isPlaceholderData, isSuccess } = useQuery({
    ...search(settled),
    placeholderData: keepPreviousData,
  })
  const find = useCallback(
    async (wanted: string) => await queries.fetchQuery(search(wanted)).catch(() => noAreas),
    [queries, search],
  )
  return {
    areas: data ?? noAreas,
    isCurrent: isSuccess && !isPlaceholderData && settled === text,
    find,
  }
}

function useSearch() {
  const client = useClient()
  return useCallback(
    (text: string) => ({
      queryKey: ['practice-areas', text.trim().toLowerCase()],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly string[]> => {
        try {
          const query = { search: text.trim() }
          return (await client.searchPracticeAreas({ query }, signal)).practiceAreas
        } catch (error) {
          if (!signal.aborted) logFailure('The practice-area search failed', error)
          throw error
        }
      },
      staleTime: Infinity,
      retry: false,
    }),
    [client],
  )
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
