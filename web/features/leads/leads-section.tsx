import { leadFilterNames, leadList, leadRoom } from '@foyer/shared/copy/leads.ts'
import type { Lead } from '@foyer/shared/api/leads.ts'
import { leadStatuses } from '@foyer/shared/facts/statuses.ts'
import { sentenceOf } from '#web/platform/call.ts'
import { useListPlace } from '#web/platform/list-place.ts'
import { useIsNewsFlowing } from '#web/platform/live.ts'
import { LedgerLamp } from '#web/ui/drawing.tsx'
import { ListRoom } from '#web/ui/list-room/list-room.tsx'
import { useArrivals } from '#web/ui/list-room/use-arrivals.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { useLeads } from './data.ts'
import { LeadRow } from './lead-row.tsx'
import { NoLeads } from './no-leads.tsx'
import { OpenedLead } from './opened-lead.tsx'

const filters = { status: ['all', ...leadStatuses] } as const

const statusChoices = filters.status.map((value) => ({ value, text: leadFilterNames[value] }))

type LeadsSectionProps = { leadId: string | null; timeZone: string; firm: string }

/** New Client Leads: the list and the opened lead. */
export function LeadsSection({ leadId, timeZone, firm }: LeadsSectionProps) {
  const place = useListPlace('leads', filters)
  const { status } = place.filters
  const query = useLeads(status, place.page)

  useArrivals({
    view: place.view,
    items: query.isPlaceholderData || place.page > 1 ? undefined : query.data?.items,
    isSilent: useIsNewsFlowing(),
    say: sayArrived,
  })

  return (
    <ListRoom
      words={leadRoom}
      state={query}
      failure={sentenceOf(query.error, leadRoom.loadFailed)}
      place={place}
      view={place.view}
      openId={leadId}
      drawing={<LedgerLamp />}
      filters={
        <Segmented
          label={leadList.filter}
          options={statusChoices}
          value={status}
          onChange={(next) => place.setFilter('status', next)}
        />
      }
      empty={<NoLeads status={status} />}
      renderRow={(lead: Lead) => (
        <LeadRow
          key={lead.id}
          lead={lead}
          isOpen={lead.id === leadId}
          timeZone={timeZone}
          onOpen={place.openItem}
        />
      )}
    >
      {leadId !== null && <OpenedLead id={leadId} timeZone={timeZone} firm={firm} />}
    </ListRoom>
  )
}

function sayArrived(arrived: readonly [Lead, ...Lead[]]): string {
  return arrived.length === 1
    ? leadList.arrived(arrived[0].name)
    : leadList.arrivedMany(arrived.length)
}
