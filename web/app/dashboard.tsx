import { paths } from '@foyer/shared/paths.ts'
import { QueryCache, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { CallFailed } from '#web/platform/call-failed.ts'
import { useUserInfo } from '#web/features/overview/data.ts'
import { SignedInOnly } from '#web/platform/guards.tsx'
import type { Person } from '#web/platform/identity/identity.ts'
import { createQueries } from '#web/platform/queries.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { DashboardShell } from './dashboard-shell.tsx'
import { SectionView } from './section-view.tsx'
import { findSection } from './sections.ts'

const NotFoundPage = lazy(async () => {
  const { NotFoundPage } = await import('./not-found-page.tsx')
  return { default: NotFoundPage }
})
const ConfirmEmailNotice = lazy(async () => {
  const { ConfirmEmailNotice } = await import('#web/features/account/confirm-email-notice.tsx')
  return { default: ConfirmEmailNotice }
})
const News = lazy(async () => {
  const { News } = await import('#web/features/overview/news.tsx')
  return { default: News }
})

/** The signed-in half of the product. What one person has loaded is never shown to the next. */
export function Dashboard() {
  return <SignedInOnly>{(person) => <Room key={person.id} person={person} />}</SignedInOnly>
}

/**
 * An address that is proved while the dashboard is open: a token that says so goes to the server, which
 * then mails what it has kept.
 */
function useProof({ emailVerified }: Person, queries: QueryClient): void {
  const { session } = useAuth()
  const wasVerified = useRef(emailVerified)
  useEffect(() => {
    if (!emailVerified || wasVerified.current) return
    wasVerified.current = true
    void (async () => {
      await session.refreshToken()
      await queries.invalidateQueries({ queryKey: ['user-info'] })
    })()
  }, [emailVerified, session, queries])
}

function Room({ person }: { person: Person }) {
  const [firm, setFirm] = useState<'expected' | 'missing' | 'none-needed'>('expected')
  // Any call may be the first to be told that there is no firm: heard here, before it is shown there.
  const [queries] = useState(() =>
    createQueries(
      new QueryCache({
        onError: (error) => {
          if (!(error instanceof CallFailed)) return
          if (error.code === 'account/no-firm') setFirm('missing')
          if (error.code === 'account/administrator-without-firm') setFirm('none-needed')
        },
      }),
    ),
  )
  useProof(person, queries)
  const [location] = useLocation()
  const place = findSection(location)
  if (place === null)
    return (
      <Aside>
        <NotFoundPage />
      </Aside>
    )
  if (firm === 'missing') return <Redirect to={paths.signUp} replace />
  return (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <Rooms person={person} place={place} hasFirm={firm === 'expected'} />
      </ToastProvider>
    </QueryClientProvider>
  )
}

type Place = NonNullable<ReturnType<typeof findSection>>
type RoomsProps = { person: Person; place: Place; hasFirm: boolean }

/** Who has no firm is the administrator, and has one room. */
function Rooms({ person, place, hasFirm }: RoomsProps) {
  const { isAdministrator } = useUserInfo()
  const { id, itemId } = hasFirm ? place : { id: 'admin' as const, itemId: null }
  const who = { hasFirm, isAdministrator: isAdministrator || !hasFirm }
  return (
    <DashboardShell email={person.email} current={id} who={who}>
      {!person.emailVerified && (
        <Aside>
          <ConfirmEmailNotice leadsWait />
        </Aside>
      )}
      {hasFirm && (
        <Aside>
          <News personId={person.id} />
        </Aside>
      )}
      <SectionView id={id} itemId={itemId} />
    </DashboardShell>
  )
}

/** What most people never see, so that its code comes only when it is needed. */
function Aside({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>
}
