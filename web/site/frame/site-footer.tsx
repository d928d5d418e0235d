import { siteFrame } from '@foyer/shared/copy/public/frame.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { SiteLink } from './site-link.tsx'

const { links } = siteFrame
/** The order of specification 1, section 2. */
const order = [
  [paths.features, links.features],
  [paths.pricing, links.pricing],
  [paths.blog, links.blog],
  [paths.guide, links.guide],
  [paths.faq, links.faq],
  [paths.about, links.about],
  [paths.privacy, links.privacy],
  [paths.terms, links.terms],
  [paths.careers, links.careers],
  [paths.contact, links.contact],
] as const

/** Where the footer's list begins, for browsers that cannot open the menu. */
export const footerMenuId = 'all-pages'

/** The footer: every page, what we keep to, and who we are. */
export function SiteFooter({ path }: { path: string }) {
  return (
    <footer className="site-footer">
      <div className="site-width footer-top">
        <Wordmark name={siteFrame.product} />
        <nav id={footerMenuId} aria-label={siteFrame.footerMenu}>
          <ul>
            {order.map(([href, name]) => (
              <li key={href}>
                <SiteLink href={href} current={path}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <ul className="site-width badges">
        {siteFrame.badges.map((badge, at) => (
          <li key={badge}>
            <strong>{badge}</strong>
            <p>{siteFrame.badgeNotes[at]}</p>
          </li>
        ))}
      </ul>
      <div className="site-width footer-end">
        <p>{siteFrame.notALawFirm}</p>
        <SiteLink href={paths.sources} current={path}>
          {links.sources}
        </SiteLink>
      </div>
    </footer>
  )
}
