import { arrival as copy } from '@foyer/shared/copy/onboarding.ts'
import { useHistoryState } from 'wouter/use-browser-location'
import { Banner } from '#web/ui/banner.tsx'

/** Receives who comes from the wizard, which leaves the firm's name behind. */
export function WelcomeLine() {
  const firm = readWelcome(useHistoryState())
  if (firm === null) return null
  return (
    <Banner tone="good">
      <p className="font-medium wrap-anywhere">{copy.welcome(firm)}</p>
      <p>{copy.text}</p>
    </Banner>
  )
}

function readWelcome(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('welcome' in state)) return null
  return typeof state.welcome === 'string' ? state.welcome : null
}
