import type { Document } from '@foyer/shared/api/documents.ts'
import { pageSize } from '@foyer/shared/facts/limits.ts'
import type { DocumentFilter } from '@foyer/shared/facts/request-statuses.ts'
import { seconds } from '@foyer/shared/facts/time.ts'
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

/** Which documents are asked for. */
export type DocumentChoice = { processed: DocumentFilter; search: string }

/** How soon a document that is being checked is looked at again: a check takes a second or two. */
const lookAtCheckedAfter = seconds(3)

const isChecking = ({ state }: Document): boolean => state === 'checking'

/** One page of the documents that a filter and a search meet; the page before stays until it has come. */
export function useDocuments(
  { processed, search }: DocumentChoice,
  page: number,
): UseQueryResult<ListPage<Document>> {
  const client = useClient()
  const lookAgainAfter = useLookAgain()
  return useQuery({
    queryKey: ['documents', 'list', processed, search, page],
    queryFn: async ({ signal }) => {
      const query = { processed, search, page, limit: pageSize.usual }
      const { documents, pagination } = await client.listDocuments({ query }, signal)
      return { items: documents, pagination }
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(isChecking) === true ? lookAtCheckedAfter : lookAgainAfter,
  })
}

/** One document. */
export function useDocument(id: string): UseQueryResult<Document> {
  const client = useClient()
  const lookAgainAfter = useLookAgain()
  return useQuery({
    queryKey: ['documents', 'one', id],
    queryFn: async ({ signal }) => (await client.getDocument({ params: { id } }, signal)).document,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isChecking(data) ? lookAtCheckedAfter : lookAgainAfter,
  })
}

/** Notes that somebody of the firm has opened a document. */
export function useMarkDocumentViewed(id: string): UseMutationResult<Document, Error, void> {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () =>
      (await client.changeDocument({ params: { id }, body: { viewed: true } })).document,
    onSuccess: (document) => {
      queries.setQueryData(['documents', 'one', id], document)
      void queries.invalidateQueries({ queryKey: ['documents'] })
      void queries.invalidateQueries({ queryKey: ['overview'] })
    },
  })
}

/** Asks for a link to a document's bytes, good once and for a minute at most. */
export function useDownloadLink(): UseMutationResult<string, Error, string> {
  const client = useClient()
  return useMutation({
    mutationFn: async (id: string) =>
      (await client.downloadDocument({ params: { id } })).downloadUrl,
  })
}
