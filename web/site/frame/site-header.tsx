import { siteFrame } from '@foyer/shared/copy/public/frame.ts'
import { paths } from '@foyer/shared/paths.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { SiteDrawer } from './site-drawer.tsx'
import { SiteLink } from './site-link.tsx'

const links = [
  { href: paths.about, name: siteFrame.links.about },
  { href: paths.blog, name: siteFrame.links.blog },
  { href: paths.pricing, name: siteFrame.links.pricing },
  { href: paths.signIn, name: siteFrame.links.signIn },
] as const

/** The sticky header (specification 1, section 2). */
export function SiteHeader({ path }: { path: string }) {
  return (
    <header className="site-header">
      <div className="site-width header-line">
        <a href={paths.home} aria-label={siteFrame.home} className="mr-auto rounded">
          <Wordmark name={siteFrame.product} />
        </a>
        <nav aria-label={siteFrame.mainMenu} className="header-links">
          {links.map(({ href, name }) => (
            <SiteLink key={href} href={href} current={path}>
              {name}
            </SiteLink>
          ))}
          <a href={paths.signUp} className={buttonClasses('primary')}>
            {siteFrame.try}
          </a>
        </nav>
        <SiteDrawer path={path} />
      </div>
    </header>
  )
}
