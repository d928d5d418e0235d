import { promptEditor as copy } from '@foyer/shared/copy/prompt.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '#web/platform/call.ts'
import { type PromptVersion, usePrompt, usePromptSaving, useVersionsReading } from './data.ts'

/** What came of the last order: a sentence, and how good it is. */
export type Outcome = { tone: 'good' | 'info' | 'danger'; text: string }

const draftKey = ['prompt-draft']

/**
 * The prompt that is being written. What is not saved outlives another section's visit, and is lost by
 * nothing but an order to discard it.
 */
export function usePromptEditor() {
  const queries = useQueryClient()
  const query = usePrompt()
  const saving = usePromptSaving()
  const readVersions = useVersionsReading()
  const field = useRef<HTMLTextAreaElement>(null)
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
      setOutcome({ tone: 'good', text: message || copy.saved })
    } catch (error) {
      setOutcome({ tone: 'danger', text: sentenceOf(error, copy.saveFailed) })
    }
  }

  const readAgain = async () => {
    setOutcome(null)
    const [{ isError, error }] = await Promise.all([query.refetch(), readVersions()])
    if (isError) setOutcome({ tone: 'danger', text: sentenceOf(error, copy.loadFailed) })
    else setDraft(null)
  }

  const restore = ({ version, promptText }: PromptVersion) => {
    setDraft(promptText)
    setOutcome({ tone: 'info', text: copy.restored(version) })
    // Once whatever asked about it has closed and given the focus back.
    requestAnimationFrame(() => field.current?.focus())
  }

  useWarningBeforeLeaving(isUnsaved)
  const { isPending: isSaving } = saving
  const orders = { setDraft, save, readAgain, restore }
  return { query, field, text, isUnsaved, isSaving, outcome, ...orders }
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
