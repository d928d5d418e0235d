import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNotes } from './field-notes.tsx'

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string
  /** What helps to fill it in. */
  hint?: ReactNode
  /** What is wrong with it; null where nothing is. */
  problem?: string | null
}

/** A labelled box for several lines, with what helps and what is wrong read out with its name. */
export function TextArea({ label, hint, problem = null, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <textarea
        id={id}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-notes`}
        className="field-sizing-content min-h-24 w-full resize-y rounded border border-line-strong bg-raised px-3 py-2.5 text-read transition-colors duration-120 hover:border-ink-soft aria-invalid:border-danger"
        {...area}
      />
      <FieldNotes id={`${id}-notes`} hint={hint} problem={problem} />
    </div>
  )
}
