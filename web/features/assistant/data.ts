import type { Assistant, AssistantSettings, Recipient } from '@foyer/shared/api/assistant.ts'
import {
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useClient } from '#web/platform/client-provider.tsx'

const queryKey = ['assistant']
const draftKey = ['assistant-draft']

/** Everything that is set of the firm's assistant. */
export function useAssistant(): UseQueryResult<Assistant> {
  const client = useClient()
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await client.getAssistant(undefined, signal)).assistant,
  })
}

/** Changes that are not saved yet, kept while the dashboard is open: Back and forth lose nothing. */
export function useKeptDraft(): readonly [
  AssistantSettings | null,
  Dispatch<SetStateAction<AssistantSettings | null>>,
] {
  const queries = useQueryClient()
  const [draft, setDraft] = useState<AssistantSettings | null>(
    () => queries.getQueryData<AssistantSettings>(draftKey) ?? null,
  )
  useEffect(() => {
    queries.setQueryDefaults(draftKey, { gcTime: Infinity })
    if (draft === null) queries.removeQueries({ queryKey: draftKey })
    else queries.setQueryData(draftKey, draft)
  }, [queries, draft])
  return [draft, setDraft]
}

/** Saves the settings as a whole. */
export function useSaveAssistant(): UseMutationResult<Assistant, Error, AssistantSettings> {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: AssistantSettings) => (await client.saveAssistant({ body })).assistant,
    onSuccess: (assistant) => {
      queries.setQueryData(queryKey, assistant)
      // The firm's time zone is shown all over the dashboard.
      void queries.invalidateQueries({ queryKey: ['user-info'] })
    },
  })
}

/** Proves an address by the code of the letter that came to it; outside the dashboard. */
export function useMailboxConfirmation(): (code: string) => Promise<{ message: string }> {
  const client = useClient()
  return (code) => client.confirmMailbox({ body: { code } })
}

/** Sets the logo, a picture in base64, or takes it away. */
export function useLogoChange(): UseMutationResult<Assistant, Error, string | null> {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (image: string | null) => {
      const { assistant } =
        image === null ? await client.removeLogo() : await client.saveLogo({ body: { image } })
      return assistant
    },
    onSuccess: (assistant) => queries.setQueryData(queryKey, assistant),
  })
}

/** What can be done about who is told. */
export type RecipientChange =
  | { kind: 'main' | 'add'; email: string }
  | { kind: 'remind' | 'remove'; id: string }

/** Who is told, and what the server says to a change of it. */
export type RecipientsTold = { message: string; recipients: Recipient[] }

/** Changes who is told of what visitors leave. */
export function useRecipientChange(): UseMutationResult<RecipientsTold, Error, RecipientChange> {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (change: RecipientChange): Promise<RecipientsTold> => {
      switch (change.kind) {
        case 'main':
          return await client.changeMailbox({ body: { email: change.email } })
        case 'add':
          return await client.addRecipient({ body: { email: change.email } })
        case 'remind':
          return await client.remindRecipient({ params: { id: change.id } })
        case 'remove':
          return await client.removeRecipient({ params: { id: change.id } })
      }
    },
    onSuccess: ({ recipients }) =>
      queries.setQueryData<Assistant>(queryKey, (known) =>
        known === undefined ? known : { ...known, recipients },
      ),
  })
}
