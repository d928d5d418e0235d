import { front, shell } from '@foyer/shared/copy/dashboard.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Link } from 'wouter'
import { usePageTitle } from '#web/platform/page-title.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { DeskBell } from '#web/ui/drawing.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { demoSiteAddress } from './demo-site.ts'

/** A small honest front page: what this is, and the ways on from here. */
export function LandingPage() {
  usePageTitle(front.promise)
  const demo = demoSiteAddress(location)
  return (
    <div className="mx-auto grid min-h-dvh max-w-4xl grid-rows-[auto_1fr] px-6">
      <header className="flex items-center justify-between py-5">
        <Wordmark name={shell.product} />
        <Link href={paths.signIn} className="link font-medium">
          {front.signIn}
        </Link>
      </header>
      <main className="grid content-center justify-items-start gap-6 pt-4 pb-24">
        <div className="mb-3 [&>svg]:h-36 [&>svg]:w-auto">
          <DeskBell />
        </div>
        <h1 className="max-w-[14em] text-display">{front.promise}</h1>
        <p className="max-w-[34em] text-read text-ink-soft">{front.text}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Link href={paths.signIn} className={buttonClasses('primary')}>
            {front.signIn}
          </Link>
          {demo !== null && (
            <a href={demo} className={buttonClasses('quiet')}>
              {front.demo}
            </a>
          )}
        </div>
      </main>
    </div>
  )
}
