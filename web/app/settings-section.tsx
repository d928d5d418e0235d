import { shell } from '@foyer/shared/copy/dashboard.ts'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { PaymentPage } from '#web/features/billing/payment-page.tsx'
import { PlanPage } from '#web/features/billing/plan-page.tsx'
import { ProfilePage } from '#web/features/profile/profile-page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { SettingsView } from './sections.ts'
import { SettingsHome } from './settings-home.tsx'

const AssistantPage = lazy(async () => {
  const { AssistantPage } = await import('#web/features/assistant/assistant-page.tsx')
  return { default: AssistantPage }
})
const QuestionsPage = lazy(async () => {
  const { QuestionsPage } = await import('#web/features/questions/questions-page.tsx')
  return { default: QuestionsPage }
})

type SettingsSectionProps = { view: SettingsView | null; timeZone: string }

/** Settings and billing, and the pages below them. */
export function SettingsSection({ view, timeZone }: SettingsSectionProps) {
  const isFirst = useRef(true)
  // From one page to the next the focus goes to its name; a section just opened is left alone.
  const receive = (page: HTMLElement) => {
    if (!isFirst.current) page.querySelector('h1')?.focus()
    isFirst.current = false
  }
  return (
    <Suspense key={view} fallback={<Waiting />}>
      <Shown onShown={receive}>{show(view, timeZone)}</Shown>
    </Suspense>
  )
}

type ShownProps = { onShown: (page: HTMLElement) => void; children: ReactNode }

/** Tells once that a page is there, which may have had to be fetched. */
function Shown({ onShown, children }: ShownProps) {
  const page = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent(onShown)
  useEffect(() => {
    if (page.current !== null) tell(page.current)
  }, [])
  return <div ref={page}>{children}</div>
}

function Waiting() {
  return (
    <div className="py-24">
      <Spinner label={shell.loading} />
    </div>
  )
}

function show(view: SettingsView | null, timeZone: string): ReactNode {
  switch (view) {
    case 'payment':
      return <PaymentPage />
    case 'plan':
      return <PlanPage timeZone={timeZone} />
    case 'profile':
      return <ProfilePage timeZone={timeZone} />
    case 'assistant':
      return <AssistantPage />
    case 'questions':
      return <QuestionsPage timeZone={timeZone} />
    case null:
      return <SettingsHome timeZone={timeZone} />
  }
}
