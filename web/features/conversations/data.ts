import type { ModelCall } from '@foyer/shared/api/model.ts'
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

/** What a language model was sent of a conversation. */
export function useModelCalls(id: string): UseQueryResult<ModelCall[]> {
  const client = useClient()
  return useQuery({
    queryKey: ['conversation', id, 'model-calls'],
    queryFn: async ({ signal }) => (await client.listModelCalls({ params: { id } }, signal)).calls,
  })
}
