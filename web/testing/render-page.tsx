import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { makeApiTable } from '#web/platform/api-table.plugin.ts'
import { AuthProvider } from '#web/platform/auth-provider.tsx'
import { createClient } from '#web/platform/call.ts'
import { ClientProvider } from '#web/platform/client-provider.tsx'
import type { Identity } from '#web/platform/identity/identity.ts'
import { createSession, type Session } from '#web/platform/session.ts'
import { createTokenStore } from '#web/platform/token.ts'
import { ToastProvider } from '#web/ui/toast.tsx'

// A busy machine needs longer than the usual second to load a page's parts.
configure({ asyncUtilTimeout: 5_000 })

/** A session over an identity service of the test's. */
export function makeSession(identity: Identity): Session {
  return createSession({
    tokens: createTokenStore(localStorage),
    loadIdentity: async () => identity,
    announceSignOut: () => {},
    logFailure: () => {},
  })
}

/** Shows a page at an address, with a session, a client and everything else a page stands on. */
export function renderPage(page: ReactNode, at: { path: string; session: Session }): void {
  // What a browser has and jsdom has not.
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  history.replaceState(null, '', at.path)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <ClientProvider client={createClient(makeApiTable(), at.session)}>
      <AuthProvider session={at.session}>
        <QueryClientProvider client={queries}>
          <ToastProvider>{page}</ToastProvider>
        </QueryClientProvider>
      </AuthProvider>
    </ClientProvider>,
  )
}
