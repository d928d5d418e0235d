import { demo } from '@foyer/shared/copy/public/demo.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { FirmPage } from './firm-page.tsx'
import { Picture } from './picture.tsx'

/** Two bars, or the triangle that starts them again; the style shows the one that is meant. */
function PauseMark() {
  return (
    <svg viewBox="0 0 16 16" className="size-4" fill="currentColor" aria-hidden="true">
      <path className="if-playing" d="M4 3h2.5v10H4zM9.5 3H12v10H9.5z" />
      <path className="if-paused" d="M5 2.8 13 8l-8 5.2z" />
    </svg>
  )
}

/**
 * The demo at the head of the home page: a chat on an invented firm's page, drawn from the chat's own
 * parts. Without JavaScript it is a picture of the finished conversation; enhance-hero.ts makes a film of
 * it, and on demand a chat to try. Pages that show it name the style sheet `demo`.
 */
export function HeroDemo() {
  return (
    <figure className="demo-place" data-enhance="demo">
      <p className="sr-only">{demo.described}</p>
      <div className="demo-stage">
        <FirmPage />
        <Picture />
      </div>
      <figcaption className="demo-foot">
        <span>{demo.caption}</span>
        <div className="demo-controls" data-idle="">
          <button type="button" data-pause="playing" className={buttonClasses('plain')}>
            <PauseMark />
            <span className="if-playing">{demo.pause}</span>
            <span className="if-paused">{demo.play}</span>
          </button>
          <button type="button" data-try="offered" className={buttonClasses('quiet')}>
            <span className="if-offered">{demo.try}</span>
            <span className="if-open">{demo.close}</span>
          </button>
        </div>
        <output className="demo-failed" data-failed={demo.notLoaded} />
      </figcaption>
    </figure>
  )
}
