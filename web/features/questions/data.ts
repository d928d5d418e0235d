import type { Question } from '@foyer/shared/api/questions.ts'
import { pageSize } from '@foyer/shared/facts/limits.ts'
import type { QuestionState } from '@foyer/shared/facts/statuses.ts'
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

/** One page of the questions in a state, the most asked first. */
export function useQuestions(
  state: QuestionState,
  page: number,
): UseQueryResult<ListPage<Question>> {
  const client = useClient()
  return useQuery({
    queryKey: ['questions', state, page],
    queryFn: async ({ signal }) => {
      const query = { state, page, limit: pageSize.usual }
      const { questions, pagination } = await client.listQuestions({ query }, signal)
      return { items: questions, pagination }
    },
    placeholderData: keepPreviousData,
    refetchInterval: useLookAgain(),
  })
}

/** What somebody of the firm does about a question. */
export type QuestionChange =
  | { kind: 'answer'; id: string; answer: string }
  | { kind: 'withdraw'; id: string }
  | { kind: 'dismiss'; id: string; dismissed: boolean }
  | { kind: 'write'; text: string; answer: string }

/** Answers, sets aside or writes a question; the lists follow. */
export function useQuestionChange(): UseMutationResult<Question, Error, QuestionChange> {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (change: QuestionChange) => {
      const { question } = await send(client, change)
      return question
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['questions'] })
    },
  })
}

function send(client: ReturnType<typeof useClient>, change: QuestionChange) {
  switch (change.kind) {
    case 'answer':
      return client.answerQuestion({ params: { id: change.id }, body: { answer: change.answer } })
    case 'withdraw':
      return client.withdrawAnswer({ params: { id: change.id } })
    case 'dismiss':
      return client.changeQuestion({
        params: { id: change.id },
        body: { dismissed: change.dismissed },
      })
    case 'write':
      return client.writeQuestion({ body: { text: change.text, answer: change.answer } })
  }
}
