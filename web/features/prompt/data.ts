import type { Reply } from '@foyer/shared/api/endpoint.ts'
import type { promptApi } from '@foyer/shared/api/prompt.ts'
import {
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useClient } from '#web/platform/client-provider.tsx'

type Prompt = Reply<typeof promptApi.getPrompt>
type Saved = Reply<typeof promptApi.updatePrompt>

const promptKey = ['prompt']

/** The system prompt as it was last saved. It is read again only when that is asked for. */
export function usePrompt(): UseQueryResult<Prompt> {
  const client = useClient()
  return useQuery({
    queryKey: promptKey,
    queryFn: ({ signal }) => client.getPrompt(undefined, signal),
    staleTime: Infinity,
  })
}

/** Saves the system prompt. */
export function usePromptSaving(): UseMutationResult<Saved, Error, string> {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (promptText: string) => client.updatePrompt({ body: { promptText } }),
    onSuccess: ({ updatedAt }, promptText) => {
      queries.setQueryData<Prompt>(promptKey, { success: true, promptText, updatedAt })
    },
  })
}
