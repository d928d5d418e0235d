import { questionsView as copy } from '@foyer/shared/copy/questions-view.ts'
import { sentenceOf } from '#web/platform/call.ts'
import { useToast } from '#web/ui/toast.tsx'
import { type QuestionChange, useQuestionChange } from './data.ts'

/** What can be done about questions, said when it is done and undone for a while. */
export type QuestionChanges = {
  isBusy: boolean
  /** What did not work last, and with which question; no question where a new one was written. */
  failure: { id: string | null; sentence: string } | null
  /** @returns whether it worked. */
  make: (wanted: QuestionChange, said: string, undo?: QuestionChange) => Promise<boolean>
}

/** Changes questions for a whole page of them: what leaves the list can still be taken back. */
export function useQuestionChanges(): QuestionChanges {
  const { mutateAsync, isPending, isError, error, variables } = useQuestionChange()
  const showToast = useToast()

  async function make(
    wanted: QuestionChange,
    said: string,
    undo?: QuestionChange,
  ): Promise<boolean> {
    try {
      await mutateAsync(wanted)
    } catch {
      // What failed is shown from `failure`.
      return false
    }
    const action = undo && { label: copy.undo, run: () => void make(undo, copy.undone) }
    showToast(said, action)
    return true
  }

  const id = variables !== undefined && 'id' in variables ? variables.id : null
  return {
    isBusy: isPending,
    failure: isError ? { id, sentence: sentenceOf(error, copy.failed) } : null,
    make,
  }
}
