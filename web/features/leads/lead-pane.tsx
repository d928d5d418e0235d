import { leadDetail } from '@foyer/shared/copy/leads.ts'
import { ArrowLeft } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { sentenceOf } from '#web/platform/call.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorView } from '#web/ui/error-view.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useLead } from './data.ts'
import { LeadView } from './lead-view.tsx'

type LeadPaneProps = {
  id: string
  timeZone: string
  pane: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The place of an opened lead. It takes the focus, so that reading can begin. */
export function LeadPane({ id, timeZone, pane, onClose }: LeadPaneProps) {
  useEffect(() => {
    pane.current?.focus({ preventScroll: true })
  }, [pane])

  return (
    <section
      ref={pane}
      tabIndex={-1}
      aria-label={leadDetail.pane}
      className="outline-none wide:overflow-y-auto"
    >
      <div className="px-3 pt-3 wide:hidden">
        <Button look="plain" small onClick={onClose}>
          <ArrowLeft size={16} aria-hidden="true" />
          {leadDetail.backToList}
        </Button>
      </div>
      <OpenedLead id={id} timeZone={timeZone} />
    </section>
  )
}

function OpenedLead({ id, timeZone }: { id: string; timeZone: string }) {
  const { data: lead, error, isPending, refetch } = useLead(id)
  if (isPending) {
    return (
      <div className="py-24">
        <Spinner label={leadDetail.loading} />
      </div>
    )
  }
  if (lead === undefined) {
    return (
      <ErrorView
        title={leadDetail.loadFailed}
        message={sentenceOf(error, leadDetail.loadFailed)}
        onRetry={() => void refetch()}
      />
    )
  }
  return <LeadView lead={lead} timeZone={timeZone} />
}
