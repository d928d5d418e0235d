import { leadList, urgencyNames } from '@foyer/shared/copy/leads.ts'
import type { Lead } from '@foyer/shared/api/leads.ts'
import type { Urgency } from '@foyer/shared/facts/statuses.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

/** High red, medium yellow, low green (specification 2, section 4). */
const urgencyTones: Record<Urgency, Tone> = { high: 'danger', medium: 'caution', low: 'good' }

/** How urgent a lead is. */
export function UrgencyBadge({ urgency }: { urgency: Urgency }) {
  return <Badge tone={urgencyTones[urgency]}>{urgencyNames[urgency]}</Badge>
}

/** What became of a lead: delivered, withdrawn. */
export function LeadStateBadges({ lead }: { lead: Lead }) {
  return (
    <>
      {lead.emailed && <Badge tone="plain">{leadList.emailed}</Badge>}
      {lead.withdrawn && <Badge tone="danger">{leadList.withdrawn}</Badge>}
    </>
  )
}
