import { wizardProblems as copy } from '@foyer/shared/copy/onboarding.ts'
import { type ChangeEvent, type RefObject, useRef } from 'react'
import { checkFirm, firmFields, type FirmProblems, isSomethingMissing } from './check-firm.ts'
import type { Draft } from './draft.ts'

type FirmFormParts = {
  draft: Draft
  onChange: (part: Partial<Draft>) => void
  /** What is marked as wrong. */
  problems: FirmProblems
  onProblems: (problems: FirmProblems) => void
  onNext: () => void
}

type TextField = 'firmName' | 'phone' | 'website' | 'attorneyCount'

/** What a line to write on needs. */
type TextFieldProps = {
  name: TextField
  value: string
  problem: string | null
  required: true
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The form of step 2: what it holds, and what is wrong with it. */
export type FirmForm = {
  form: RefObject<HTMLFormElement | null>
  problems: FirmProblems
  /** What stops the step as a whole; null where nothing does. */
  sentence: string | null
  change: (part: Partial<Draft>) => void
  submit: () => void
  field: (name: TextField) => TextFieldProps
}

/** Checks the firm's answers on Next; a field that is mended loses its mark. */
export function useFirmForm(parts: FirmFormParts): FirmForm {
  const { draft, onChange, problems, onProblems, onNext } = parts
  const form = useRef<HTMLFormElement>(null)

  function change(part: Partial<Draft>): void {
    onChange(part)
    const edited = Object.keys(part)
    onProblems(
      Object.fromEntries(Object.entries(problems).filter(([field]) => !edited.includes(field))),
    )
  }

  function submit(): void {
    const found = checkFirm(draft)
    onProblems(found)
    const first = firmFields.find((field) => found[field] !== undefined)
    if (first === undefined) return onNext()
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }

  return {
    form,
    problems,
    sentence: sentenceFor(draft, problems),
    change,
    submit,
    field: (name) => ({
      name,
      value: draft[name],
      problem: problems[name] ?? null,
      required: true,
      onChange: (event) => change({ [name]: event.target.value }),
    }),
  }
}

function sentenceFor(draft: Draft, problems: FirmProblems): string | null {
  if (Object.keys(problems).length === 0) return null
  return isSomethingMissing(draft, problems) ? copy.requiredFields : copy.checkFields
}
