import { siteFrame } from '@foyer/shared/copy/public/frame.ts'
import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** What stands around every public page. `path` is the page's own, to mark the link that leads to it. */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <a href="#content" className="skip-link">
        {siteFrame.skip}
      </a>
      <SiteHeader path={path} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter path={path} />
    </>
  )
}
