import { leadDetail, leadFilterNames, leadList } from '@foyer/shared/copy/leads.ts'
import type { Lead } from '@foyer/shared/api/leads.ts'
import { leadStatuses } from '@foyer/shared/facts/statuses.ts'
import { sentenceOf } from '#web/platform/call.ts'
import { StatusMenu } from '#web/ui/status-menu.tsx'
import { useUndoable } from '#web/ui/use-undoable.ts'
import { useLeadChange } from './data.ts'

const choices = leadStatuses.map((value) => ({ value, text: leadFilterNames[value] }))

/** Whether a lead still waits or was sent on, to be set by hand. */
export function LeadStatusMenu({ lead }: { lead: Lead }) {
  const { mutateAsync } = useLeadChange(lead.id)
  const makeUndoable = useUndoable()
  return (
    <StatusMenu
      label={leadList.filter}
      options={choices}
      value={lead.status}
      onChoose={(status) =>
        makeUndoable({
          from: lead.status,
          to: status,
          change: (next) => mutateAsync({ status: next }),
          done: leadDetail.marked(leadFilterNames[status]),
          failed: (error) => sentenceOf(error, leadDetail.changeFailed),
        })
      }
    />
  )
}
