import { leadFilterNames, leadKeys, leadList } from '@foyer/shared/copy/leads.ts'
import { Keyboard } from 'lucide-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { sentenceOf } from '#web/platform/call.ts'
import { IconButton } from '#web/ui/button.tsx'
import { ErrorView } from '#web/ui/error-view.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { LeadFilter, LeadPage } from './data.ts'
import { LeadListPager } from './lead-list-pager.tsx'
import { LeadRow } from './lead-row.tsx'
import { NoLeads } from './no-leads.tsx'
import type { ListPlace } from './use-list-place.ts'

const filters: readonly { value: LeadFilter; text: string }[] = [
  { value: 'all', text: leadFilterNames.all },
  { value: 'pending', text: leadFilterNames.pending },
  { value: 'emailed', text: leadFilterNames.emailed },
]

type LeadListProps = {
  place: ListPlace
  query: UseQueryResult<LeadPage>
  openId: string | null
  timeZone: string
  list: RefObject<HTMLUListElement | null>
  onHelp: () => void
}

/** The list's heading, filter, rows and pager. */
export function LeadList({ place, query, openId, timeZone, list, onHelp }: LeadListProps) {
  return (
    <>
      <div className="grid gap-3 border-b border-line px-5 pt-6 pb-4">
        <div className="flex items-center justify-between gap-3">
          <h1 className="text-heading">{leadList.title}</h1>
          <IconButton
            className="-my-2 -mr-2 hidden desk:grid"
            aria-label={leadKeys.open}
            onClick={onHelp}
          >
            <Keyboard size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        <Segmented
          label={leadList.filter}
          options={filters}
          value={place.status}
          onChange={place.setStatus}
        />
      </div>
      <Rows place={place} query={query} openId={openId} timeZone={timeZone} list={list} />
    </>
  )
}

function Rows({ place, query, openId, timeZone, list }: Omit<LeadListProps, 'onHelp'>) {
  if (query.isPending) {
    return (
      <div className="py-20">
        <Spinner label={leadList.loading} />
      </div>
    )
  }
  if (query.data === undefined) {
    return (
      <ErrorView
        title={leadList.loadFailed}
        message={sentenceOf(query.error, leadList.loadFailed)}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (query.data.pagination.total === 0) return <NoLeads status={place.status} />
  return (
    <>
      {query.isError && (
        <p className="border-b border-line bg-caution-soft px-5 py-2 text-small text-caution">
          {leadList.stale}
        </p>
      )}
      <ul ref={list} aria-busy={query.isPlaceholderData}>
        {query.data.leads.map((lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            isOpen={lead.id === openId}
            timeZone={timeZone}
            onOpen={place.openLead}
          />
        ))}
      </ul>
      <LeadListPager pagination={query.data.pagination} onPage={place.setPage} />
    </>
  )
}
