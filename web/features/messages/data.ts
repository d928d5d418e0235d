import type { Message } from '@foyer/shared/api/messages.ts'
import { pageSize } from '@foyer/shared/facts/limits.ts'
import type { MessageStatus, Priority } from '@foyer/shared/facts/request-statuses.ts'
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

/** Which messages are asked for. */
export type MessageQuery = {
  status: 'all' | MessageStatus
  priority: 'all' | Priority
  search: string
  page: number
}

/** One page of the messages; the page before stays in sight until the next has come. */
export function useMessages(asked: MessageQuery): UseQueryResult<ListPage<Message>> {
  const client = useClient()
  return useQuery({
    queryKey: ['messages', 'list', asked],
    queryFn: async ({ signal }) => {
      const query = { ...asked, limit: pageSize.usual }
      const { messages, pagination } = await client.listMessages({ query }, signal)
      return { items: messages, pagination }
    },
    placeholderData: keepPreviousData,
    refetchInterval: useLookAgain(),
  })
}

/** One whole message. */
export function useMessage(id: string): UseQueryResult<Message> {
  const client = useClient()
  return useQuery({
    queryKey: ['messages', 'one', id],
    queryFn: async ({ signal }) => (await client.getMessage({ params: { id } }, signal)).message,
    refetchInterval: useLookAgain(),
  })
}

/** What somebody of the firm may change of a message. */
export type MessageChange = { viewed?: true; status?: MessageStatus; priority?: Priority }

/** Changes a message; what is shown of it follows. */
export function useMessageChange(id: string): UseMutationResult<Message, Error, MessageChange> {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: MessageChange) =>
      (await client.changeMessage({ params: { id }, body })).message,
    onSuccess: (message) => {
      queries.setQueryData(['messages', 'one', id], message)
      void queries.invalidateQueries({ queryKey: ['messages'] })
      void queries.invalidateQueries({ queryKey: ['overview'] })
    },
  })
}
