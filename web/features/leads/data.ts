import type { Lead, LeadDetail } from '@foyer/shared/api/leads.ts'
import type { Pagination } from '@foyer/shared/api/shapes.ts'
import { pageSize } from '@foyer/shared/facts/limits.ts'
import type { LeadStatus } from '@foyer/shared/facts/statuses.ts'
import { seconds } from '@foyer/shared/facts/time.ts'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useClient } from '#web/platform/client-provider.tsx'

/** Which leads are asked for. */
export type LeadFilter = 'all' | LeadStatus

/** One page of leads. */
export type LeadPage = { leads: Lead[]; pagination: Pagination }

/** How soon a new lead, or news of one, shows without being asked for. */
const lookAgainAfter = seconds(15)

/** One page of the leads with a status; the page before stays in sight until the next has come. */
export function useLeads(status: LeadFilter, page: number): UseQueryResult<LeadPage> {
  const client = useClient()
  return useQuery({
    queryKey: ['leads', status, page],
    queryFn: ({ signal }) =>
      client.listLeads({ query: { status, page, limit: pageSize.usual } }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainAfter,
  })
}

/** One lead with everything known about it. */
export function useLead(id: string): UseQueryResult<LeadDetail> {
  const client = useClient()
  return useQuery({
    queryKey: ['lead', id],
    queryFn: async ({ signal }) => (await client.getLead({ params: { id } }, signal)).lead,
    refetchInterval: lookAgainAfter,
  })
}
