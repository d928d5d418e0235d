import type { ConversationDetail } from '@foyer/shared/api/widget.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useClient } from '#web/platform/client-provider.tsx'

/** A whole conversation. */
export function useConversation(id: string): UseQueryResult<ConversationDetail> {
  const client = useClient()
  return useQuery({
    queryKey: ['conversation', id],
    queryFn: async ({ signal }) =>
      (await client.getConversation({ params: { id } }, signal)).conversation,
  })
}
