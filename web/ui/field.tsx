import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'

type FieldProps = ComponentProps<'input'> & { label: string; aside?: ReactNode; end?: ReactNode }

/** A labelled line to write on. `aside` stands across from the label, `end` inside the line. */
export function Field({ label, aside, end, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      <div className="relative flex">
        <input
          id={id}
          className="min-h-11 w-full rounded border border-line-strong bg-raised px-3 text-read transition-colors duration-120 read-only:border-line read-only:bg-sunken hover:border-ink-soft aria-invalid:border-danger"
          {...input}
        />
        {end !== undefined && (
          <span className="absolute inset-y-0 right-0 flex items-center">{end}</span>
        )}
      </div>
    </div>
  )
}
