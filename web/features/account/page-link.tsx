import type { ReactNode } from 'react'
import { Link } from 'wouter'

type PageLinkProps = { question?: string; href: string; children: ReactNode }

/** The way to a neighbouring page, after the question that leads there. */
export function PageLink({ question, href, children }: PageLinkProps) {
  return (
    <p>
      {question !== undefined && <>{question} </>}
      <Link href={href} className="link font-medium text-action">
        {children}
      </Link>
    </p>
  )
}
