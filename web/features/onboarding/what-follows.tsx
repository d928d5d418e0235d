import { whatFollows as copy } from '@foyer/shared/copy/onboarding.ts'
import { useId } from 'react'

/** What happens after this step, for who has room to read it. */
export function WhatFollows() {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-2 border-t border-line pt-4 desk:border-0 desk:pt-0"
    >
      <h2 id={titleId} className="label font-sans tracking-normal">
        {copy.title}
      </h2>
      <ol className="grid gap-2.5 text-ink-soft">
        {copy.steps.map((text, index) => (
          <li key={text} className="flex gap-3">
            <span aria-hidden="true" className="figures font-serif text-accent-ink">
              {index + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}
