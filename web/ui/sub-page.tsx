import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'

type SubPageProps = { title: string; back: ReactNode; children: ReactNode }

/** A page below a section: the way back, its name and what is on it. */
export function SubPage({ title, back, children }: SubPageProps) {
  return (
    <div className="mx-auto grid max-w-[50rem] grid-cols-[minmax(0,1fr)] gap-6 px-5 pt-6 pb-20 room:px-9 wide:pt-8">
      <header className="grid justify-items-start gap-3">
        <p className="flex items-center gap-1.5 text-small text-ink-soft">
          <ArrowLeft size={15} strokeWidth={1.75} aria-hidden="true" />
          {back}
        </p>
        <h1 tabIndex={-1} className="text-title outline-none">
          {title}
        </h1>
      </header>
      {children}
    </div>
  )
}
