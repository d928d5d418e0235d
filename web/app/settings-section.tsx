import { type ReactNode, useEffect, useRef } from 'react'
import { PaymentPage } from '#web/features/billing/payment-page.tsx'
import { PlanPage } from '#web/features/billing/plan-page.tsx'
import { ProfilePage } from '#web/features/profile/profile-page.tsx'
import type { SettingsView } from './sections.ts'
import { SettingsHome } from './settings-home.tsx'

type SettingsSectionProps = { view: SettingsView | null; timeZone: string }

/** Settings and billing, and the three pages below them. */
export function SettingsSection({ view, timeZone }: SettingsSectionProps) {
  const page = useRef<HTMLDivElement>(null)
  const cameFrom = useRef(view)

  useEffect(() => {
    // From one page to the next the focus goes to its name; a section just opened is left alone.
    if (cameFrom.current !== view) page.current?.querySelector('h1')?.focus()
    cameFrom.current = view
  }, [view])

  return (
    <div ref={page} key={view}>
      {show(view, timeZone)}
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
    case null:
      return <SettingsHome timeZone={timeZone} />
  }
}
