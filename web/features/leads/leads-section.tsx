import { leadList } from '@foyer/shared/copy/leads.ts'
import { useEffect, useRef, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { useLeads } from './data.ts'
import { KeySheet } from './key-sheet.tsx'
import { LeadList } from './lead-list.tsx'
import { LeadPane } from './lead-pane.tsx'
import { NothingOpen } from './nothing-open.tsx'
import { useArrivals } from './use-arrivals.ts'
import { focusLead, useLeadKeys } from './use-lead-keys.ts'
import { useListPlace } from './use-list-place.ts'

type LeadsSectionProps = { leadId: string | null; timeZone: string }

/** New Client Leads: list and lead side by side where there is room, one after the other where not. */
export function LeadsSection({ leadId, timeZone }: LeadsSectionProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const listPane = useRef<HTMLElement>(null)
  const pane = useRef<HTMLElement>(null)
  const place = useListPlace(() => {
    listPane.current?.scrollTo({ top: 0 })
    window.scrollTo({ top: 0 })
  })
  const query = useLeads(place.status, place.page)
  const view = `${place.status} ${place.page}`

  useArrivals(view, query.isPlaceholderData || place.page > 1 ? undefined : query.data?.leads)
  useFocusAfterClosing(list, leadId)
  useLeadKeys({
    list,
    pane,
    openId: leadId,
    onClose: place.closeLead,
    onHelp: () => setIsHelpOpen(true),
  })

  return (
    <div className="wide:grid wide:h-[calc(100dvh-3.5rem)] wide:grid-cols-[25rem_minmax(0,1fr)]">
      {/* Where the list is put away, and its heading with it. */}
      {leadId !== null && <h1 className="sr-only wide:hidden">{leadList.title}</h1>}
      <section
        ref={listPane}
        className={classes(
          'wide:block wide:overflow-y-auto wide:border-r wide:border-line',
          leadId !== null && 'hidden',
        )}
      >
        <LeadList
          place={place}
          query={query}
          openId={leadId}
          timeZone={timeZone}
          list={list}
          onHelp={() => setIsHelpOpen(true)}
        />
      </section>
      {leadId === null ? (
        <NothingOpen isListEmpty={query.data?.pagination.total === 0} />
      ) : (
        <LeadPane
          key={leadId}
          id={leadId}
          timeZone={timeZone}
          pane={pane}
          onClose={place.closeLead}
        />
      )}
      {isHelpOpen && <KeySheet onClose={() => setIsHelpOpen(false)} />}
    </div>
  )
}

/** Returns the focus to the lead that was open, so that the way through the list goes on there. */
function useFocusAfterClosing(
  list: { readonly current: HTMLElement | null },
  openId: string | null,
): void {
  const before = useRef(openId)
  useEffect(() => {
    if (openId === null && before.current !== null) focusLead(list.current, before.current)
    before.current = openId
  }, [list, openId])
}
