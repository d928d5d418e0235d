import type { ReactNode } from 'react'

type FieldNotesProps = { id: string; hint?: ReactNode; problem: string | null }

/** The lines under a field: what is wrong takes the place of what helps. */
export function FieldNotes({ id, hint, problem }: FieldNotesProps) {
  return (
    <div id={id} className="text-small text-ink-soft empty:hidden">
      {problem === null ? hint : <p className="font-medium text-danger">{problem}</p>}
    </div>
  )
}
