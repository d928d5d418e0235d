import type { ReactNode } from 'react'

type EmptyStateProps = { drawing?: ReactNode; title: string; text: string; children?: ReactNode }

/** Nothing here yet: what will appear, and how the first one comes. */
export function EmptyState({ drawing, title, text, children }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-sm justify-items-center gap-2 px-6 py-12 text-center">
      {drawing}
      <h2 className="mt-2 text-heading">{title}</h2>
      <p className="text-balance text-ink-soft">{text}</p>
      {children}
    </div>
  )
}
