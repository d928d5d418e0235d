import { siteFrame } from '@foyer/shared/copy/public/frame.ts'
import { paths } from '@foyer/shared/paths.ts'
import { footerMenuId } from './site-footer.tsx'
import { SiteLink } from './site-link.tsx'

const links = [
  { href: paths.pricing, name: siteFrame.links.pricing },
  { href: paths.about, name: siteFrame.links.about },
  { href: paths.faq, name: siteFrame.links.faq },
  { href: paths.guide, name: siteFrame.links.guide },
  { href: paths.blog, name: siteFrame.links.blog },
] as const

/**
 * The menu of narrow screens (specification 1, section 2). A popover opens and closes without any
 * script, and styles/frame.css turns the button and stills the page behind it; islands/drawer.ts adds
 * what a popover has not: focus moved, kept and given back. Browsers without popovers get a link to
 * the footer's list in its place.
 */
export function SiteDrawer({ path }: { path: string }) {
  return (
    <div className="site-menu" data-enhance="drawer">
      <a href={`#${footerMenuId}`} className="menu-below">
        {siteFrame.menuBelow}
      </a>
      <button type="button" popoverTarget="drawer" aria-label={siteFrame.toggle} className="toggle">
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
          <path className="bar" d="M4 7h16" />
          <path className="bar" d="M4 12h16" />
          <path className="bar" d="M4 17h16" />
        </svg>
      </button>
      <nav popover="auto" id="drawer" aria-label={siteFrame.menu} className="drawer">
        <ul>
          {links.map(({ href, name }) => (
            <li key={href}>
              <SiteLink href={href} current={path}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
        <hr />
        <a href={paths.signIn} className="site-link">
          {siteFrame.links.signInDrawer}
        </a>
      </nav>
    </div>
  )
}
