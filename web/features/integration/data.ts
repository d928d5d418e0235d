import type { SiteProgress } from '@foyer/shared/api/integration.ts'
import type { SiteState } from '@foyer/shared/facts/statuses.ts'
import { seconds } from '@foyer/shared/facts/time.ts'
import {
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useClient } from '#web/platform/client-provider.tsx'

/** The snippet of a firm, and whether it has been seen at work. */
export type Snippet = {
  snippetCode: string
  domain: string | null
  isActive: boolean
  lastSeenAt: string | null
}

const underway: readonly SiteState[] = ['queued', 'reading', 'building']

/** Whether a reading is under way. */
export function isReading(site: SiteProgress | undefined): boolean {
  return site !== undefined && underway.includes(site.state)
}

/** The firm's snippet. */
export function useSnippet(id: string): UseQueryResult<Snippet> {
  const client = useClient()
  return useQuery({
    queryKey: ['snippet', id],
    queryFn: ({ signal }) => client.getSnippet({ params: { id } }, signal),
    refetchInterval: seconds(30),
  })
}

/** The reading of the firm's site, followed closely while it is under way. */
export function useSite(id: string): UseQueryResult<SiteProgress> {
  const client = useClient()
  return useQuery({
    queryKey: ['site', id],
    queryFn: async ({ signal }) => (await client.getSite({ params: { id } }, signal)).site,
    refetchInterval: ({ state }) => (isReading(state.data) ? seconds(1) : seconds(30)),
  })
}

/** Gives the website another address, or none where it is empty; what was known of it is asked for anew. */
export function useSiteChange(
  id: string,
): UseMutationResult<{ message: string; site: SiteProgress }, Error, string> {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (siteUrl: string) => client.changeSite({ params: { id }, body: { siteUrl } }),
    onSuccess: ({ site }) => {
      queries.setQueryData(['site', id], site)
      const known = new Set<unknown>(['site', 'snippet', 'user-info', 'assistant'])
      void queries.invalidateQueries({ predicate: ({ queryKey }) => known.has(queryKey[0]) })
    },
  })
}

/** Asks for the site to be read again. */
export function useReindex(id: string): UseMutationResult<unknown, unknown, void> {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => client.reindexSite({ params: { integrationId: id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['site', id] }),
  })
}
