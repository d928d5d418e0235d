import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { SignedInOnly } from '#web/platform/guards.tsx'
import type { Person } from '#web/platform/identity/identity.ts'
import { createQueries } from '#web/platform/queries.ts'
import { NotFoundPage } from '#web/site/not-found-page.tsx'
import { ToastProvider } from '#web/ui/toast.tsx'
import { DashboardShell } from './dashboard-shell.tsx'
import { SectionView } from './section-view.tsx'
import { findSection } from './sections.ts'

/** The signed-in half of the product. What one person has loaded is never shown to the next. */
export function Dashboard() {
  return <SignedInOnly>{(person) => <Room key={person.id} person={person} />}</SignedInOnly>
}

function Room({ person }: { person: Person }) {
  const [queries] = useState(createQueries)
  const [location] = useLocation()
  const place = findSection(location)
  if (place === null) return <NotFoundPage />
  return (
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <DashboardShell email={person.email} current={place.id}>
          <SectionView id={place.id} itemId={place.itemId} />
        </DashboardShell>
      </ToastProvider>
    </QueryClientProvider>
  )
}
