import type { Reply } from '@foyer/shared/api/endpoint.ts'
import type { promptApi } from '@foyer/shared/api/prompt.ts'
import {
  useInfiniteQuery,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useClient } from '#web/platform/client-provider.tsx'

type Prompt = Reply<typeof promptApi.getPrompt>
type Saved = Reply<typeof promptApi.updatePrompt>

/** A text as it was saved. */
export type PromptVersion = Reply<typeof promptApi.listPromptVersions>['versions'][number]

const promptKey = ['prompt']
const versionsKey = ['prompt-versions']

/** The system prompt as it was last saved. It is read again only when that is asked for. */
export function usePrompt(): UseQueryResult<Prompt> {
  const client = useClient()
  return useQuery({
    queryKey: promptKey,
    queryFn: ({ signal }) => client.getPrompt(undefined, signal),
    staleTime: Infinity,
  })
}

/**
 * The texts that were saved, some at a time, each of which may be long: they are read again only when
 * that is asked for or one was saved.
 */
export function usePromptVersions() {
  const client = useClient()
  return useInfiniteQuery({
    queryKey: versionsKey,
    queryFn: ({ pageParam: before, signal }) =>
      client.listPromptVersions({ query: before === null ? {} : { before } }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ versions }) => {
      const oldest = versions.at(-1)?.version ?? 1
      return oldest > 1 ? oldest : null
    },
    staleTime: Infinity,
  })
}

/** Reads the texts that were saved again. */
export function useVersionsReading(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: versionsKey })
}

/** Saves the system prompt. */
export function usePromptSaving(): UseMutationResult<Saved, Error, string> {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (promptText: string) => client.updatePrompt({ body: { promptText } }),
    onSuccess: ({ updatedAt }, promptText) => {
      queries.setQueryData<Prompt>(promptKey, { success: true, promptText, updatedAt })
      void queries.invalidateQueries({ queryKey: versionsKey })
    },
  })
}
