import { leadDetail } from '@foyer/shared/copy/leads.ts'
import { sentenceOf } from '#web/platform/call.ts'
import { useOnceUnread } from '#web/platform/list-opening.ts'
import { Awaited } from '#web/ui/awaited.tsx'
import { useLead, useLeadChange } from './data.ts'
import { LeadView } from './lead-view.tsx'

type OpenedLeadProps = { id: string; timeZone: string; firm: string }

/** An opened lead. Opening marks it as seen. */
export function OpenedLead({ id, timeZone, firm }: OpenedLeadProps) {
  const query = useLead(id)
  const { mutate } = useLeadChange(id)
  useOnceUnread(query.data?.viewed, () => mutate({ viewed: true }))
  return (
    <Awaited
      of={query}
      loading={leadDetail.loading}
      failure={{
        title: leadDetail.loadFailed,
        message: sentenceOf(query.error, leadDetail.loadFailed),
      }}
    >
      {(lead) => <LeadView lead={lead} timeZone={timeZone} firm={firm} />}
    </Awaited>
  )
}
