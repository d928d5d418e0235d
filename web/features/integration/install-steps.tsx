import { snippet as copy } from '@foyer/shared/copy/integration.ts'
import { paths } from '@foyer/shared/paths.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

/** The four things to do; the last one leads to where it is done. */
export function InstallSteps() {
  const customise = (
    <>
      {copy.customise}{' '}
      <Link href={paths.settingsAssistant} className="link">
        {copy.fromDashboard}
      </Link>
      .
    </>
  )
  const steps: readonly ReactNode[] = [...copy.steps, customise]
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">{copy.stepsTitle}</h2>
      <ol className="grid max-w-[38em] gap-2">
        {steps.map((step, index) => (
          <li key={index} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
            <span className="figures font-serif text-accent-ink" aria-hidden="true">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
