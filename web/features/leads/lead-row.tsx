import { leadList } from '@foyer/shared/copy/leads.ts'
import type { Lead } from '@foyer/shared/api/leads.ts'
import { classes } from '#web/ui/classes.ts'
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
        'relative grid grid-cols-[minmax(0,1fr)] scroll-my-16 gap-0.5 border-b border-line px-5 pt-3.5 pb-2.5 last:border-b-0',
        'transition-[background-color] duration-120 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent',
        isOpen ? 'bg-action-soft shadow-[inset_2px_0_var(--color-action)]' : 'hover:bg-sunken/50',
      )}
    >
      <div className="flex items-center gap-2">
        <h2 id={nameId} className="min-w-0 truncate font-sans font-semibold tracking-normal">
          {lead.name}
        </h2>
        <UrgencyBadge urgency={lead.urgency} />
        <TimeAgo
          at={lead.createdAt}
          timeZone={timeZone}
          className="figures ml-auto text-small whitespace-nowrap text-ink-soft"
        />
      </div>
      <p className="line-clamp-2 wrap-anywhere">{lead.legalIssue}</p>
      {lead.message !== lead.legalIssue && (
        <p className="line-clamp-2 text-small wrap-anywhere text-ink-soft">{lead.message}</p>
      )}
      <p className="figures mt-1 flex gap-x-3 text-small text-ink-soft">
        <span className="min-w-0 truncate">{lead.email ?? leadList.noEmail}</span>
        <span className="whitespace-nowrap">
          {lead.phone === null ? leadList.noPhone : writePhone(lead.phone)}
        </span>
      </p>
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <span className="figures text-small text-ink-soft">
          {leadList.messages(lead.messageCount)}
        </span>
        <LeadStateBadges lead={lead} />
        <button
          type="button"
          data-lead={lead.id}
          aria-describedby={nameId}
          aria-current={isOpen || undefined}
          className="link ml-auto text-small font-medium text-action outline-none after:absolute after:inset-0"
          onClick={() => onOpen(lead.id)}
        >
          {leadList.viewDetails}
        </button>
      </div>
    </li>
  )
}
