import { snippet as copy } from '@foyer/shared/copy/integration.ts'

/** The four things to do. */
export function InstallSteps() {
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">{copy.stepsTitle}</h2>
      <ol className="grid max-w-[38em] gap-2">
        {copy.steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
            <span className="figures font-serif text-accent-ink" aria-hidden="true">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
