import type { Reply } from '@foyer/shared/api/endpoint.ts'
import type { accountApi } from '@foyer/shared/api/account.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useClient } from '#web/platform/client-provider.tsx'

/** What the browser must know of this Foyer; it does not change while a page is open. */
export function useClientConfig(): UseQueryResult<Reply<typeof accountApi.getClientConfig>> {
  const client = useClient()
  return useQuery({
    queryKey: ['client-config'],
    queryFn: ({ signal }) => client.getClientConfig(undefined, signal),
    staleTime: Infinity,
  })
}
