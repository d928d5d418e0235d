import type { ReactNode } from 'react'

/** One part of a conversation's page, under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-5">
      <h2 className="label font-sans tracking-normal">{title}</h2>
      {children}
    </section>
  )
}
