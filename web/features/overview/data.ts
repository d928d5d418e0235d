import { useQuery } from '@tanstack/react-query'
import { useClient } from '#web/platform/client-provider.tsx'

/** What every section needs to know of the firm. */
export type UserInfo = {
  integrationId: string
  timeZone: string
  /** The firm's name. */
  firm: string
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
    isLoading: isPending,
    failure: error,
    reload: () => void refetch(),
  }
}

function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
