import { shell } from '@foyer/shared/copy/dashboard.ts'
import { Button } from './button.tsx'

type PagerProps = {
  /** Which items are shown, as a sentence. */
  showing: string
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
}

/** Where a page of a list stands in the whole, and the ways to its neighbours. */
export function Pager({ showing, hasPrevious, hasNext, onPrevious, onNext }: PagerProps) {
  return (
    <nav aria-label={shell.pages} className="flex items-center justify-between gap-3">
      <p className="figures text-small text-ink-soft">{showing}</p>
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
