import { longReading } from '@foyer/shared/copy/public/long-text.ts'
import type { ReactNode } from 'react'

/** A heading of the page, as its index lists it. */
export type IndexEntry = { id: string; title: string }

function Links({ entries, numbered }: { entries: readonly IndexEntry[]; numbered: boolean }) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List>
      {entries.map(({ id, title }, at) => (
        <li key={id}>
          <a href={`#${id}`}>
            {numbered && <span className="figures">{at + 1}</span>}
            <span>{title}</span>
          </a>
        </li>
      ))}
    </List>
  )
}

type SideIndexProps = {
  entries: readonly IndexEntry[]
  /** Whether the headings carry numbers. */
  numbered?: boolean
  /** Stands above the list where there is room for a column. */
  children?: ReactNode
}

/**
 * What is on the page: a column that stays in view, or on narrow screens a closed list above the text.
 * Plain links; islands/scroll-spy.ts marks the one whose part is being read.
 */
export function SideIndex({ entries, numbered = false, children }: SideIndexProps) {
  return (
    <div className="side-index" data-enhance="scroll-spy">
      <details>
        <summary>{longReading.index}</summary>
        <nav aria-label={longReading.index}>
          <Links entries={entries} numbered={numbered} />
        </nav>
      </details>
      <div className="side-column">
        {children}
        <nav aria-label={longReading.index}>
          <Links entries={entries} numbered={numbered} />
        </nav>
      </div>
    </div>
  )
}
