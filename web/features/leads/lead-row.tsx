import { leadList } from '@foyer/shared/copy/leads.ts'
import { contact, listRoom } from '@foyer/shared/copy/list-room.ts'
import type { Lead } from '@foyer/shared/api/leads.ts'
import { shownName } from '@foyer/shared/rules/shown-name.ts'
import { ListRow } from '#web/ui/list-room/list-row.tsx'
import { writePhone } from '#web/ui/phone.ts'
import { TimeAgo } from '#web/ui/time.tsx'
import { UrgencyBadge } from '#web/ui/urgency-badge.tsx'
import { LeadStateBadges } from './lead-badges.tsx'

type LeadRowProps = { lead: Lead; isOpen: boolean; timeZone: string; onOpen: (id: string) => void }

/** One lead at a glance. */
export function LeadRow({ lead, isOpen, timeZone, onOpen }: LeadRowProps) {
  return (
    <ListRow
      id={lead.id}
      name={shownName(lead.name, listRoom.nameless)}
      isOpen={isOpen}
      isUnread={!lead.viewed}
      beside={<UrgencyBadge urgency={lead.urgency} />}
      when={
        <TimeAgo
          at={lead.createdAt}
          timeZone={timeZone}
          className="figures text-small whitespace-nowrap text-ink-soft"
        />
      }
      foot={
        <>
          <span className="figures text-small text-ink-soft">
            {leadList.messages(lead.messageCount)}
          </span>
          <LeadStateBadges lead={lead} />
        </>
      }
      opener={leadList.viewDetails}
      onOpen={onOpen}
    >
      <p className="line-clamp-2 wrap-anywhere">{lead.legalIssue}</p>
      {lead.message !== lead.legalIssue && (
        <p className="line-clamp-2 text-small wrap-anywhere text-ink-soft">{lead.message}</p>
      )}
      <p className="figures mt-1 flex gap-x-3 text-small text-ink-soft">
        <span className="min-w-0 truncate">{lead.email ?? contact.noEmail}</span>
        <span className="whitespace-nowrap">
          {lead.phone === null ? contact.noPhone : writePhone(lead.phone)}
        </span>
      </p>
    </ListRow>
  )
}
