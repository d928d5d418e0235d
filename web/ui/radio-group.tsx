import { useId } from 'react'
import { FieldNotes } from './field-notes.tsx'

type RadioGroupProps<T extends string> = {
  label: string
  name: string
  options: readonly { value: T; text: string }[]
  value: T | null
  onChange: (value: T) => void
  /** What is wrong with the choice; null where nothing is. */
  problem?: string | null
}

/** A question with a few answers, one of which must be chosen. */
export function RadioGroup<T extends string>({
  label,
  name,
  options,
  value,
  onChange,
  problem = null,
}: RadioGroupProps<T>) {
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={problem !== null}
      aria-describedby={id}
      className="group grid content-start gap-1.5"
    >
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="grid gap-2 room:grid-flow-col room:auto-cols-fr">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 items-center gap-2.5 rounded border border-line-strong bg-raised px-3 transition-colors duration-120 group-aria-invalid:border-danger hover:border-ink-soft has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              className="size-4.5 shrink-0 outline-none"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
      <FieldNotes id={id} problem={problem} />
    </fieldset>
  )
}
