import type { InstallationCheck } from '@foyer/shared/api/integration.ts'
import { checkSite as copy } from '@foyer/shared/copy/public/check-site.ts'
import type { Ref } from 'react'
import { classes } from '#web/ui/classes.ts'

type CheckResultProps = {
  url: string
  check: InstallationCheck
  place: Ref<HTMLElement>
  /** Takes the keyboard when the document opens. */
  takesFocus: boolean
}

const edges = {
  works: 'border-good',
  blocked: 'border-danger',
  missing: 'border-danger',
  unreachable: 'border-caution',
}
const inks = { good: 'text-good', problem: 'text-danger', note: 'text-ink-soft' }

/** What was found in a page: the one sentence, then each thing with what it means. */
export function CheckResult({ url, check, place, takesFocus }: CheckResultProps) {
  return (
    <section
      ref={place}
      aria-labelledby="check-headline"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only on a document that answers a sent form
      autoFocus={takesFocus}
      className={classes('grid scroll-mt-12 gap-3 border-l-2 py-1 pl-4', edges[check.state])}
    >
      <p className="text-small break-all text-ink-soft">{copy.checked(url)}</p>
      <p id="check-headline" className="text-read font-medium text-pretty">
        {check.headline}
      </p>
      <ul className="grid list-none gap-3 pl-0">
        {check.findings.map(({ tone, text }) => (
          <li key={text} className="mt-0 grid gap-0.5 pl-0">
            {check.state !== 'unreachable' && (
              <span className={classes('text-small font-medium', inks[tone])}>
                {copy.tones[tone]}
              </span>
            )}
            <span className="text-pretty [overflow-wrap:anywhere]">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
