import type { ReactNode } from 'react'
import { Unbroken } from './unbroken.tsx'

type PageHeadProps = {
  title: string
  lead?: string
  /** A drawing of web/site/art, beside the words where there is room. */
  drawing?: ReactNode
  children?: ReactNode
}

/** How a page begins: its one title, what it is about, and a drawing. */
export function PageHead({ title, lead, drawing, children }: PageHeadProps) {
  return (
    <div className="page-head site-width">
      <div className="grid content-center gap-5">
        <h1 className="text-display">{title}</h1>
        {lead !== undefined && (
          <p className="max-w-[36em] text-lead text-ink-soft">
            <Unbroken text={lead} />
          </p>
        )}
        {children}
      </div>
      {drawing !== undefined && <div className="page-drawing">{drawing}</div>}
    </div>
  )
}
