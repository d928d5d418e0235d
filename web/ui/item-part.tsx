import type { ReactNode } from 'react'

/** One part of an opened item, under its name. */
export function ItemPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-5">
      <h3 className="label">{title}</h3>
      {children}
    </section>
  )
}
