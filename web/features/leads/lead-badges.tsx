import { leadList } from '@foyer/shared/copy/leads.ts'
import type { Lead } from '@foyer/shared/api/leads.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What became of a lead: delivered, withdrawn. */
export function LeadStateBadges({ lead }: { lead: Lead }) {
  return (
    <>
      {lead.emailed && <Badge tone="plain">{leadList.emailed}</Badge>}
      {lead.withdrawn && <Badge tone="danger">{leadList.withdrawn}</Badge>}
    </>
  )
}
