import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

type DisclosureProps = { name: ReactNode; aside: ReactNode; children: ReactNode }

/** A row of a list that opens what it stands for below itself. */
export function Disclosure({ name, aside, children }: DisclosureProps) {
  return (
    <details className="group">
      <summary className="grid min-h-11 content-center items-center gap-x-3 rounded py-2 hover:bg-sunken room:grid-cols-[minmax(0,1fr)_auto]">
        <span className="flex gap-1.5">
          <ChevronRight
            size={15}
            className="mt-[0.3em] shrink-0 text-ink-soft transition-transform duration-120 group-open:rotate-90"
            aria-hidden="true"
          />
          <span className="flex min-w-0 flex-wrap items-center gap-x-1.5 wrap-anywhere">
            {name}
          </span>
        </span>
        <span className="figures pl-5 text-small text-ink-soft">{aside}</span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-2 pb-4 pl-5">{children}</div>
    </details>
  )
}
