import { firstChat as copy } from '@foyer/shared/copy/overview.ts'
import { paths } from '@foyer/shared/paths.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { DeskBell } from '#web/ui/drawing.tsx'

/** How the first chat comes about. */
export function FirstChat({ demoSite }: { demoSite: string | null }) {
  return (
    <section aria-labelledby="first-chat" className="flex flex-wrap items-center gap-x-10 gap-y-4">
      <DeskBell />
      <div className="grid max-w-md gap-3">
        <h2 id="first-chat" className="text-heading">
          {copy.title}
        </h2>
        <ol className="grid gap-2">
          <Step number={1}>
            {copy.snippet}{' '}
            <Link href={paths.dashboardSection('integration')} className="link font-medium">
              {copy.snippetLink}
            </Link>
          </Step>
          <Step number={2}>
            {copy.write}
            {demoSite !== null && (
              <>
                {' '}
                {copy.demo}{' '}
                <a href={demoSite} target="_blank" rel="noopener" className="link font-medium">
                  {copy.demoLink}
                </a>
              </>
            )}
          </Step>
          <Step number={3}>{copy.read}</Step>
        </ol>
      </div>
    </section>
  )
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)]">
      <span className="figures font-serif text-accent-ink" aria-hidden="true">
        {number}
      </span>
      <span>{children}</span>
    </li>
  )
}
