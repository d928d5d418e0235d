import type { Lead, LeadDetail } from '@foyer/shared/api/leads.ts'
import { pageSize } from '@foyer/shared/facts/limits.ts'
import type { LeadStatus } from '@foyer/shared/facts/statuses.ts'
import {
  keepPreviousData,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useClient } from '#web/platform/client-provider.tsx'
import { useLookAgain } from '#web/platform/live.ts'
import type { ListPage } from '#web/ui/list-room/list-pane.tsx'

/** Which leads are asked for. */
export type LeadFilter = 'all' | LeadStatus

/** One page of the leads with a status; the page before stays in sight until the next has come. */
export function useLeads(status: LeadFilter, page: number): UseQueryResult<ListPage<Lead>> {
  const client = useClient()
  return useQuery({
    queryKey: ['leads', 'list', status, page],
    queryFn: async ({ signal }) => {
      const query = { status, page, limit: pageSize.usual }
      const { leads, pagination } = await client.listLeads({ query }, signal)
      return { items: leads, pagination }
    },
    placeholderData: keepPreviousData,
    refetchInterval: useLookAgain(),
  })
}

/** One lead with everything known about it. */
export function useLead(id: string): UseQueryResult<LeadDetail> {
  const client = useClient()
  return useQuery({
    queryKey: ['leads', 'one', id],
    queryFn: async ({ signal }) => (await client.getLead({ params: { id } }, signal)).lead,
    refetchInterval: useLookAgain(),
  })
}

/** What somebody of the firm may change of a lead. */
export type LeadChange = { viewed?: true; status?: LeadStatus }

/** Changes a lead; what is shown of it follows. */
export function useLeadChange(id: string): UseMutationResult<Lead, Error, LeadChange> {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: LeadChange) =>
      (await client.changeLead({ params: { id }, body })).lead,
    onSuccess: (lead) => {
      queries.setQueryData<LeadDetail>(
        ['leads', 'one', id],
        (known) => known && { ...known, ...lead },
      )
      void queries.invalidateQueries({ queryKey: ['leads'] })
      void queries.invalidateQueries({ queryKey: ['overview'] })
    },
  })
}
