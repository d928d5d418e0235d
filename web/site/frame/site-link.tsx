import type { ReactNode } from 'react'

/** A link to a page, marked where it is the page one is on. */
export function SiteLink(props: { href: string; current: string; children: ReactNode }) {
  const { href, current, children } = props
  return (
    <a href={href} className="site-link" {...(href === current ? { 'aria-current': 'page' } : {})}>
      {children}
    </a>
  )
}
