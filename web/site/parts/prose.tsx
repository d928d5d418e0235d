import type { ReactNode } from 'react'

/** Long reading: the serif, 60 to 72 characters a line, quiet headings (styles/prose.css). */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>
}
