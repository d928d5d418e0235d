import { tryBand } from '@foyer/shared/copy/public/try-band.ts'
import { paths } from '@foyer/shared/paths.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { MarkBell } from '../art/marks.tsx'

/** How a page that made its case ends: a question, and the way to begin. */
export function TryBand({ question = tryBand.question }: { question?: string }) {
  return (
    <section aria-labelledby="try-title" className="try-band">
      <div className="site-width grid justify-items-start gap-5">
        <span className="try-bell [&>svg]:size-16 desk:[&>svg]:size-52">
          <MarkBell />
        </span>
        <h2 id="try-title" className="max-w-[20em] text-chapter">
          {question}
        </h2>
        <p className="text-lead text-ink-soft">{tryBand.trial}</p>
        <a href={paths.signUp} className={`${buttonClasses('primary')} min-h-12 px-6 text-read`}>
          {tryBand.start}
        </a>
      </div>
    </section>
  )
}
