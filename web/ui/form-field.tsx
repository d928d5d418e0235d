import { type ComponentProps, type ReactNode, useId } from 'react'
import { Field } from './field.tsx'
import { FieldNotes } from './field-notes.tsx'

type FormFieldProps = Omit<ComponentProps<typeof Field>, 'aria-invalid' | 'aria-describedby'> & {
  /** What helps to fill it in. */
  hint?: ReactNode
  /** What is wrong with it; null where nothing is. */
  problem?: string | null
}

/** A field with what helps to fill it in, and what is wrong with it, read out with its name. */
export function FormField({ hint, problem = null, ...field }: FormFieldProps) {
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <Field aria-invalid={problem !== null} aria-describedby={id} {...field} />
      <FieldNotes id={id} hint={hint} problem={problem} />
    </div>
  )
}
