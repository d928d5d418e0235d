import { front, shell } from '@foyer/shared/copy/dashboard.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Link } from 'wouter'
import { usePageTitle } from '#web/platform/page-title.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { OpenDoor } from '#web/ui/drawing.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  usePageTitle(front.notFoundTitle)
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] px-6">
      <header className="py-5">
        <Link href={paths.home} aria-label={shell.home} className="inline-block rounded">
          <Wordmark name={shell.product} />
        </Link>
      </header>
      <main className="mx-auto grid max-w-md content-center justify-items-center gap-3 pb-24 text-center">
        <OpenDoor />
        <h1 className="mt-2 text-title">{front.notFoundTitle}</h1>
        <p className="text-ink-soft">{front.notFound}</p>
        <Link href={paths.home} className={`${buttonClasses('primary')} mt-3`}>
          {front.backHome}
        </Link>
      </main>
    </div>
  )
}
