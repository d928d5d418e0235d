import { leadList } from '@foyer/shared/copy/leads.ts'
import type { Lead } from '@foyer/shared/api/leads.ts'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/button.tsx'
import { TimeAgo } from '#web/ui/time.tsx'
import { LeadStateBadges, UrgencyBadge } from './lead-badges.tsx'
import { writePhone } from './phone.ts'

type LeadRowProps = { lead: Lead; isOpen: boolean; timeZone: string; onOpen: (id: string) => void }

/** One lead at a glance: who, what, how urgent, when. A press anywhere on it opens it. */
export function LeadRow({ lead, isOpen, timeZone, onOpen }: LeadRowProps) {
  const nameId = `lead-${lead.id}`
  return (
    <li
      className={classes(
        'relative grid scroll-my-16 gap-1 border-b border-line px-5 py-4 transition-colors duration-120 last:border-b-0',
        isOpen ? 'bg-action-soft' : 'hover:bg-sunken/60',
      )}
    >
      <div className="flex items-center gap-2">
        <h3 id={nameId} className="min-w-0 truncate font-semibold">
          {lead.name}
        </h3>
        <UrgencyBadge urgency={lead.urgency} />
        <TimeAgo
          at={lead.createdAt}
          timeZone={timeZone}
          className="figures ml-auto text-small whitespace-nowrap text-ink-soft"
        />
      </div>
      <p className="truncate">{lead.legalIssue}</p>
      <p className="line-clamp-2 text-small wrap-anywhere text-ink-soft">{lead.message}</p>
      <p className="figures flex flex-wrap gap-x-3 text-small text-ink-soft">
        <span className="max-w-full truncate">{lead.email ?? leadList.noEmail}</span>
        <span>{lead.phone === null ? leadList.noPhone : writePhone(lead.phone)}</span>
        <span>{leadList.messages(lead.messageCount)}</span>
      </p>
      <div className="mt-1 flex min-h-8 items-center gap-2">
        <LeadStateBadges lead={lead} />
        <Button
          small
          data-lead={lead.id}
          aria-describedby={nameId}
          aria-current={isOpen || undefined}
          className="ml-auto after:absolute after:inset-0"
          onClick={() => onOpen(lead.id)}
        >
          {leadList.viewDetails}
        </Button>
      </div>
    </li>
  )
}
