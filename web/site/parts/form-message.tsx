import type { Ref } from 'react'
import { classes } from '#web/ui/classes.ts'

type FormMessageProps = {
  kind: 'success' | 'failure'
  text: string
  /** Takes the keyboard when the document opens. */
  takesFocus?: boolean
  place?: Ref<HTMLDivElement>
}

const looks = {
  success: 'border-good bg-good-soft text-good',
  failure: 'border-danger bg-danger-soft text-danger',
}

/** What became of a form, read out at once. */
export function FormMessage({ kind, text, takesFocus = false, place }: FormMessageProps) {
  return (
    <div
      ref={place}
      role={kind === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only on a document that answers a sent form
      autoFocus={takesFocus}
      className={classes(
        'scroll-mt-12 rounded-r border-l-2 px-3.5 py-2.5 text-pretty',
        looks[kind],
      )}
    >
      {text}
    </div>
  )
}
