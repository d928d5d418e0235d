import { activityTypes, overview as copy } from '@foyer/shared/copy/overview.ts'
import { listRoom } from '@foyer/shared/copy/list-room.ts'
import { paths } from '@foyer/shared/paths.ts'
import { shownName } from '@foyer/shared/rules/shown-name.ts'
import { Link } from 'wouter'
import { Badge } from '#web/ui/badge.tsx'
import { TimeAgo } from '#web/ui/time.tsx'
import type { Overview } from './data.ts'

type RecentActivityProps = { items: Overview['recentActivity']; timeZone: string }

/** What came in lately, newest first; each leads to the item itself. */
export function RecentActivity({ items, timeZone }: RecentActivityProps) {
  return (
    <section aria-labelledby="recent-activity" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="recent-activity" className="text-heading">
        {copy.activity}
      </h2>
      {items.length === 0 ? (
        <p className="text-ink-soft">{copy.noActivity}</p>
      ) : (
        <ul className="border-y border-line">
          {items.map((item) => (
            <li
              key={`${item.section} ${item.id}`}
              className="relative grid grid-cols-[minmax(0,1fr)] gap-0.5 border-line py-3 transition-colors duration-120 not-first:border-t hover:bg-sunken/50 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
            >
              <div className="flex items-center gap-2">
                <Link
                  href={paths.dashboardItem(item.section, item.id)}
                  className="min-w-0 truncate font-semibold outline-none after:absolute after:inset-0"
                >
                  <bdi>{shownName(item.clientName, listRoom.nameless)}</bdi>
                </Link>
                <Badge tone="plain">{activityTypes[item.type]}</Badge>
                <TimeAgo
                  at={item.at}
                  timeZone={timeZone}
                  className="figures ml-auto text-small whitespace-nowrap text-ink-soft"
                />
              </div>
              {item.caseType !== '' && <p className="truncate">{item.caseType}</p>}
              {item.description !== '' && item.description !== item.caseType && (
                <p className="line-clamp-2 text-small wrap-anywhere text-ink-soft">
                  {item.description}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
