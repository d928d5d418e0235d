import { promptEditor as copy } from '@foyer/shared/copy/prompt.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sentenceOf } from '#web/platform/call.ts'
import { usePrompt, usePromptSaving } from './data.ts'

/** What came of the last order: a sentence, and whether it is a good one. */
export type Outcome = { isGood: boolean; text: string }

const draftKey = ['prompt-draft']

/**
 * The prompt that is being written. What is not saved outlives another section's visit, and is lost by
 * nothing but an order to discard it.
 */
export function usePromptEditor() {
  const queries = useQueryClient()
  const query = usePrompt()
  const saving = usePromptSaving()
  const [draft, keepDraft] = useState(() => queries.getQueryData<string>(draftKey) ?? null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const saved = query.data?.promptText ?? ''
  const text = draft ?? saved
  const isUnsaved = draft !== null && draft !== saved

  const setDraft = (next: string | null) => {
    keepDraft(next)
    queries.setQueryData(draftKey, next)
  }

  const save = async () => {
    setOutcome(null)
    try {
      const { message } = await saving.mutateAsync(text)
      setDraft(null)
      setOutcome({ isGood: true, text: message || copy.saved })
    } catch (error) {
      setOutcome({ isGood: false, text: sentenceOf(error, copy.saveFailed) })
    }
  }

  const readAgain = async () => {
    setOutcome(null)
    const { isError, error } = await query.refetch()
    if (isError) setOutcome({ isGood: false, text: sentenceOf(error, copy.loadFailed) })
    else setDraft(null)
  }

  useWarningBeforeLeaving(isUnsaved)
  return { query, text, isUnsaved, isSaving: saving.isPending, outcome, setDraft, save, readAgain }
}

/** The browser asks before a page is closed that holds what is not saved. */
function useWarningBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
