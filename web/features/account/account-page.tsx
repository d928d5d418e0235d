import { account } from '@foyer/shared/copy/account.ts'
import { shell } from '@foyer/shared/copy/dashboard.ts'
import { paths } from '@foyer/shared/paths.ts'
import type { ReactNode } from 'react'
import { usePageTitle } from '#web/platform/page-title.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'

type AccountPageProps = {
  title: string
  lead?: ReactNode
  /** What the person agrees to by going on, up to the names of the texts. */
  agreement?: string
  children: ReactNode
}

/** The frame of every page on which somebody gets in: one column, and nothing beside it. */
export function AccountPage({ title, lead, agreement, children }: AccountPageProps) {
  usePageTitle(title)
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] px-6">
      <header className="py-5">
        <a href={paths.home} aria-label={shell.home} className="inline-block rounded">
          <Wordmark name={shell.product} />
        </a>
      </header>
      <main className="mx-auto grid w-full max-w-92 content-center gap-7 pt-6 pb-16">
        <div className="grid gap-1.5">
          <h1 className="text-title">{title}</h1>
          {lead !== undefined && <p className="text-ink-soft">{lead}</p>}
        </div>
        {children}
      </main>
      {agreement !== undefined && <Agreement text={agreement} />}
    </div>
  )
}

function Agreement({ text }: { text: string }) {
  return (
    <footer className="border-t border-line py-5 text-center text-small text-balance text-ink-soft">
      {text}{' '}
      <a href={paths.terms} className="link">
        {account.terms}
      </a>{' '}
      {account.and}{' '}
      <a href={paths.privacy} className="link">
        {account.privacy}
      </a>
      .
    </footer>
  )
}
