import { type ReactNode, useId } from 'react'

type PartProps = { title: string; text?: string; children: ReactNode }

/** One part of the assistant's settings, under its name. */
export function Part({ title, text, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {text !== undefined && <p className="text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  )
}
