import { wizard as copy } from '@foyer/shared/copy/onboarding.ts'
import { paths } from '@foyer/shared/paths.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { sentenceOf } from '#web/platform/call.ts'
import type { Person } from '#web/platform/identity/identity.ts'
import { createQueries } from '#web/platform/queries.ts'
import { ErrorView } from '#web/ui/error-view.tsx'
import { FullScreenSpinner } from '#web/ui/spinner.tsx'
import { RegistrationFailed, useStanding } from './data.ts'
import { Wizard } from './wizard.tsx'

/** What a signed-in person without a firm goes through; who has one goes on to the dashboard. */
export function Onboarding() {
  const { state } = useAuth()
  const [queries] = useState(createQueries)
  if (state.status !== 'signed-in') return null
  return (
    <QueryClientProvider client={queries}>
      <Entry key={state.person.id} person={state.person} />
    </QueryClientProvider>
  )
}

function Entry({ person }: { person: Person }) {
  const { data: standing, error, isFetching, refetch } = useStanding(person)
  if (standing?.complete === true) return <Redirect to={paths.dashboard} replace />
  if (standing !== undefined) return <Wizard standing={standing} />
  if (isFetching) return <FullScreenSpinner label={copy.loading} />
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <ErrorView {...failureText(error)} onRetry={() => void refetch()} />
    </main>
  )
}

function failureText(error: unknown): { title: string; message: string } {
  const title = error instanceof RegistrationFailed ? copy.registrationFailed : copy.loadFailed
  const cause = error instanceof RegistrationFailed ? error.cause : error
  return { title, message: sentenceOf(cause, title) }
}
