import type { overviewApi, UnreadCounts } from '@foyer/shared/api/overview.ts'
import type { Reply } from '@foyer/shared/api/endpoint.ts'
import { skipToken, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '#web/platform/client-provider.tsx'
import { useLookAgain } from '#web/platform/live.ts'

/** What every section needs to know of the firm. */
export type UserInfo = {
  integrationId: string
  timeZone: string
  /** The firm's name. */
  firm: string
  email: string
  phone: string | null
  domain: string | null
  isAdministrator: boolean
  isLoading: boolean
  /** Why there is nothing but defaults; null where there is. */
  failure: unknown
  reload: () => void
}

/** The signed-in person's firm; empty defaults where it cannot be had (specification 2, section 7). */
export function useUserInfo(): UserInfo {
  const client = useClient()
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['user-info'],
    queryFn: ({ signal }) => client.getUserInfo(undefined, signal),
    staleTime: Infinity,
  })
  return {
    integrationId: data?.integrationId ?? '',
    timeZone: data?.timeZone ?? ownTimeZone(),
    firm: data?.organization ?? '',
    email: data?.email ?? '',
    phone: data?.phone ?? null,
    domain: data?.domain ?? null,
    isAdministrator: data?.isAdministrator ?? false,
    isLoading: isPending,
    failure: error,
    reload: () => void refetch(),
  }
}

function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The home's figures, what came in lately, and what nobody has opened. */
export type Overview = Reply<typeof overviewApi.getOverview>

const overviewKey = ['overview']

/** How the firm stands; asked for only where it `isWanted`. */
export function useOverview(isWanted = true): UseQueryResult<Overview> {
  const client = useClient()
  return useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => client.getOverview(undefined, signal),
    refetchInterval: useLookAgain(),
    enabled: isWanted,
  })
}

/** What the news needs of the server. */
export type NewsSource = {
  /** Opens the stream. */
  connect: (signal: AbortSignal) => Promise<Response>
  /** What came in lately, read now; empty where it cannot be had. */
  readRecent: () => Promise<Overview['recentActivity']>
}

/** Where the news comes from. */
export function useNewsSource(): NewsSource {
  const client = useClient()
  const queries = useQueryClient()
  return useMemo(
    () => ({
      connect: (signal) => client.followNews(undefined, signal),
      readRecent: async () => {
        try {
          const queryFn = () => client.getOverview()
          return (await queries.fetchQuery({ queryKey: overviewKey, queryFn })).recentActivity
        } catch {
          return []
        }
      },
    }),
    [client, queries],
  )
}

/** Where the news keeps what nobody has opened. */
export const unreadKey = ['unread']

/** How many items of each section nobody has opened; undefined until the news has told. */
export function useUnread(): UnreadCounts | undefined {
  return useQuery<UnreadCounts>({ queryKey: unreadKey, queryFn: skipToken }).data
}
