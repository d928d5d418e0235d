import { urgencyNames } from '@foyer/shared/copy/leads.ts'
import type { Urgency } from '@foyer/shared/facts/statuses.ts'
import { Badge, type Tone } from './badge.tsx'

/** High red, medium yellow, low green (specification 2, section 4). */
const urgencyTones: Record<Urgency, Tone> = { high: 'danger', medium: 'caution', low: 'good' }

/** How urgent something is. */
export function UrgencyBadge({ urgency }: { urgency: Urgency }) {
  return <Badge tone={urgencyTones[urgency]}>{urgencyNames[urgency]}</Badge>
}
