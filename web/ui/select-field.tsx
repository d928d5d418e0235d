import { type ReactNode, useId } from 'react'
import { FieldNotes } from './field-notes.tsx'

type SelectFieldProps = {
  label: string
  options: readonly { value: string; text: string }[]
  value: string
  onChange: (value: string) => void
  /** What helps to choose. */
  hint?: ReactNode
  /** What is wrong with the choice; null where nothing is. */
  problem?: string | null
}

/** A labelled choice out of many. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, value, onChange, hint, problem = null } = props
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <select
        id={id}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-notes`}
        className="min-h-11 w-full rounded border border-line-strong bg-raised px-2.5 text-read transition-colors duration-120 hover:border-ink-soft aria-invalid:border-danger"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <FieldNotes id={`${id}-notes`} hint={hint} problem={problem} />
    </div>
  )
}
