import type { Assistant, AssistantSettings } from '@foyer/shared/api/assistant.ts'
import { assistantView as copy } from '@foyer/shared/copy/assistant-view.ts'
import { type RefObject, useEffect, useState } from 'react'
import { CallFailed } from '#web/platform/call-failed.ts'
import { sentenceOf } from '#web/platform/call.ts'
import { useKeptDraft, useSaveAssistant } from './data.ts'

/** What is wrong, by the field's name on the wire: `greetings.es`, `hours.mon`, `allowedHosts.0`. */
type SettingProblems = Readonly<Record<string, string>>

/** The settings as they are changed. */
export type AssistantForm = {
  draft: AssistantSettings
  change: (part: Partial<AssistantSettings>) => void
  /** What is wrong with a field, or with one of its parts; null where nothing is. */
  problemOf: (field: string) => string | null
  /** What stopped or failed as a whole; null where nothing did. */
  sentence: string | null
  isChanged: boolean
  isSaving: boolean
  isSaved: boolean
  save: () => void
  discard: () => void
}

/**
 * Keeps changes until they are saved or discarded, and marks what the server could not take; after a
 * refusal the first of that in `form` has the focus.
 */
export function useAssistantForm(
  assistant: Assistant,
  form: RefObject<HTMLFormElement | null>,
): AssistantForm {
  const kept = settingsOf(assistant)
  const [changed, setChanged] = useKeptDraft()
  const { problems, mark, problemOf } = useMarks(form)
  const { mutate, isPending, error, isSuccess, reset } = useSaveAssistant()
  const draft = changed ?? kept
  const isChanged = JSON.stringify(draft) !== JSON.stringify(kept)

  return {
    draft,
    change: (part) => {
      setChanged({ ...draft, ...part })
      const edited = Object.keys(part)
      const stands = ([field]: [string, string]) => !edited.includes(field.split('.')[0] ?? '')
      const left = Object.entries(problems).filter(stands)
      mark(Object.fromEntries(left))
      // What was said of the last saving is over, unless something is still marked.
      if (left.length === 0 && !isPending) reset()
    },
    problemOf,
    sentence: error === null ? null : sayFailure(error),
    isChanged,
    isSaving: isPending,
    isSaved: isSuccess && !isChanged,
    save: () => {
      if (isPending) return
      mutate(draft, {
        onSuccess: () => {
          // What was changed while it was being saved stays to be saved.
          setChanged((now) => (now === changed ? null : now))
          mark({})
        },
        onError: (failure) => mark(problemsOf(failure), true),
      })
    },
    discard: () => {
      setChanged(null)
      mark({})
      reset()
    },
  }
}

/** What is marked as wrong. */
function useMarks(form: RefObject<HTMLFormElement | null>) {
  const [marked, setMarked] = useState<{ problems: SettingProblems; refusals: number }>({
    problems: {},
    refusals: 0,
  })
  const { problems, refusals } = marked
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, refusals])
  return {
    problems,
    mark: (next: SettingProblems, isRefusal = false) =>
      setMarked(({ refusals: before }) => ({
        problems: next,
        refusals: isRefusal ? before + 1 : before,
      })),
    problemOf: (field: string) =>
      problems[field] ??
      Object.entries(problems).find(([name]) => name.startsWith(`${field}.`))?.[1] ??
      null,
  }
}

/** What of it is set on this form. */
function settingsOf(assistant: Assistant): AssistantSettings {
  const { displayName, greetings, languages, colorPrimary, launcherPosition } = assistant
  const { timeZone, hours, consultationTypes, allowedHosts } = assistant
  return {
    displayName,
    greetings,
    colorPrimary,
    launcherPosition,
    languages,
    timeZone,
    hours,
    consultationTypes,
    allowedHosts,
  }
}

function problemsOf(failure: unknown): SettingProblems {
  if (!(failure instanceof CallFailed)) return {}
  return Object.fromEntries(failure.details.map(({ field, message }) => [field, message]))
}

function sayFailure(failure: unknown): string {
  const isMarked = Object.keys(problemsOf(failure)).length > 0
  return isMarked ? copy.checkFields : sentenceOf(failure, copy.saveFailed)
}
