import type { ReactNode } from 'react'

/** Names and values under each other, a hairline between them: put `Fact`s in it. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="figures border-y border-line">{children}</dl>
}

/** One line of `Facts`. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line py-2 not-first:border-t">
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}
