import { overview as copy } from '@foyer/shared/copy/overview.ts'
import type { Overview } from './data.ts'

/** The three figures of the home. */
export function Stats({ stats }: { stats: Overview['stats'] }) {
  const figures = [
    { name: copy.chatsThisMonth, count: stats.chatsThisMonth },
    { name: copy.newLeads, count: stats.newLeads },
    { name: copy.allChats, count: stats.allChats },
  ]
  return (
    <section aria-label={copy.stats}>
      <dl className="grid grid-cols-3 border-y border-line">
        {figures.map(({ name, count }) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end gap-1 border-line py-4 not-first:border-l not-first:pl-4 room:py-5 room:not-first:pl-7"
          >
            <dt className="text-small text-balance text-ink-soft">{name}</dt>
            <dd className="font-serif text-title leading-none font-medium tabular-nums room:text-[2.5rem]">
              {count.toLocaleString('en-US')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
