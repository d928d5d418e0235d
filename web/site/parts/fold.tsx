import type { ReactNode } from 'react'

type FoldProps = {
  /** Its anchor. */
  id: string
  title: string
  children: ReactNode
}

/** A part under a heading that a click folds and unfolds; it begins open (specification 1, section 2). */
export function Fold({ id, title, children }: FoldProps) {
  return (
    <details id={id} open className="fold">
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="prose">{children}</div>
    </details>
  )
}
