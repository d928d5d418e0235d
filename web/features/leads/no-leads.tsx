import { leadList } from '@foyer/shared/copy/leads.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Link } from 'wouter'
import { buttonClasses } from '#web/ui/button.tsx'
import { DeskBell } from '#web/ui/drawing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { LeadFilter } from './data.ts'

/** No lead here: none yet, or none with this status. */
export function NoLeads({ status }: { status: LeadFilter }) {
  if (status !== 'all') return <EmptyState title={leadList.empty} text={leadList.emptyFiltered} />
  return (
    <EmptyState drawing={<DeskBell />} title={leadList.empty} text={leadList.emptyText}>
      <p className="text-ink-soft">{leadList.emptyHow}</p>
      <Link href={paths.dashboardSection('integration')} className={`${buttonClasses()} mt-3`}>
        {leadList.emptyAction}
      </Link>
    </EmptyState>
  )
}
