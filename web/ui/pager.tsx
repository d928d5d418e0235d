import { shell } from '@foyer/shared/copy/dashboard.ts'
import { Button } from './button.tsx'

type PagerProps = {
  /** Which items are shown, as a sentence. */
  showing: string
  /** Which page this is, where that is said. */
  pageOf?: string
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
}

/** Where a page of a list stands in the whole, and the ways to its neighbours. */
export function Pager({ showing, pageOf, hasPrevious, hasNext, onPrevious, onNext }: PagerProps) {
  return (
    <nav
      aria-label={shell.pages}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2"
    >
      <div className="figures text-small text-ink-soft">
        <p>{showing}</p>
        {pageOf !== undefined && <p>{pageOf}</p>}
      </div>
      <div className="flex gap-2">
        <Button small disabled={!hasPrevious} onClick={onPrevious}>
          {shell.previous}
        </Button>
        <Button small disabled={!hasNext} onClick={onNext}>
          {shell.next}
        </Button>
      </div>
    </nav>
  )
}
