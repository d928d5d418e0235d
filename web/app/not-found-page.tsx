import { shell } from '@foyer/shared/copy/dashboard.ts'
import { notFound } from '@foyer/shared/copy/public/not-found.ts'
import { paths } from '@foyer/shared/paths.ts'
import { usePageTitle } from '#web/platform/page-title.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { OpenDoor } from '#web/ui/drawing.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'

/** An address below the dashboard's that leads nowhere. */
export function NotFoundPage() {
  usePageTitle(notFound.title)
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] px-6">
      <header className="py-5">
        <a href={paths.home} aria-label={shell.home} className="inline-block rounded">
          <Wordmark name={shell.product} />
        </a>
      </header>
      <main className="mx-auto grid max-w-md content-center justify-items-center gap-3 pb-24 text-center">
        <OpenDoor />
        <h1 className="mt-2 text-title">{notFound.title}</h1>
        <p className="text-ink-soft">{notFound.text}</p>
        <a href={paths.home} className={`${buttonClasses('primary')} mt-3`}>
          {notFound.back}
        </a>
      </main>
    </div>
  )
}
