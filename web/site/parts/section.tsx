import type { ReactNode } from 'react'

type SectionProps = {
  /** Its anchor; the heading gets `{id}-title`. */
  id: string
  title: string
  lead?: string
  children: ReactNode
  /** `sunken` sets it apart on a ground of its own. */
  ground?: 'plain' | 'sunken'
}

/** A part of a page under a heading of its own. */
export function Section({ id, title, lead, children, ground = 'plain' }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`site-section ${ground}`}>
      <div className="site-width grid gap-10">
        <div className="grid max-w-[46em] gap-4">
          <h2 id={`${id}-title`} className="text-chapter">
            {title}
          </h2>
          {lead !== undefined && <p className="text-lead text-ink-soft">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
