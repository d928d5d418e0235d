import { landing } from '@foyer/shared/copy/public/landing.ts'
import { paths } from '@foyer/shared/paths.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { ReceptionRoom } from '../art/scenes.tsx'
import { Typed } from './typed.tsx'

/** How the page ends: the sentence that types itself once it is seen, and the way to begin. */
export function Closing() {
  return (
    <section aria-labelledby="closing-title" className="closing">
      <div className="site-width">
        <div className="closing-words">
          <h2 id="closing-title" className="text-display">
            <Typed text={landing.closing} when="view" />
          </h2>
          <p className="max-w-[30em] text-lead text-ink-soft">{landing.closingText}</p>
          <a href={paths.signUp} className={`${buttonClasses('primary')} min-h-12 px-6 text-read`}>
            {landing.try}
          </a>
          <p className="text-small text-ink-soft">{landing.trial}</p>
        </div>
        <div className="closing-scene">
          <ReceptionRoom />
        </div>
      </div>
    </section>
  )
}
