import { leadEventSentences } from '@foyer/shared/copy/leads.ts'
import type { LeadEvent } from '@foyer/shared/api/leads.ts'
import { localDateTimeToSecond } from '@foyer/shared/rules/relative-time.ts'
import { classes } from '#web/ui/classes.ts'

type LeadTimelineProps = { events: readonly LeadEvent[]; timeZone: string }

const dots: Partial<Record<LeadEvent['kind'], string>> = {
  delivered: 'border-good bg-good',
  delivery_failed: 'border-danger bg-danger',
  withdrawn: 'border-danger bg-danger',
}

/** What happened to a lead, and when, oldest first. */
export function LeadTimeline({ events, timeZone }: LeadTimelineProps) {
  return (
    <ol className="grid">
      {events.map((event) => (
        <li
          key={`${event.at} ${event.kind} ${event.detail}`}
          className="group grid grid-cols-[0.5625rem_minmax(0,1fr)] gap-x-3"
        >
          <span
            aria-hidden="true"
            className="grid grid-rows-[0.45rem_auto_1fr] justify-items-center"
          >
            <span className="w-px bg-line-strong/60 group-first:invisible" />
            <span
              className={classes(
                'size-2 rounded-round border',
                dots[event.kind] ?? 'border-line-strong bg-ground',
              )}
            />
            <span className="w-px bg-line-strong/60 group-last:invisible" />
          </span>
          <p className="grid gap-x-6 pb-3 group-last:pb-0 room:grid-cols-[minmax(0,1fr)_auto]">
            <span className="wrap-anywhere">{leadEventSentences[event.kind](event.detail)}</span>
            <time dateTime={event.at} className="figures text-small text-ink-soft">
              {localDateTimeToSecond(event.at, timeZone)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  )
}
