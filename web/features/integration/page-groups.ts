import type { SitePage } from '@foyer/shared/api/integration.ts'
import type { pageFilterNames } from '@foyer/shared/copy/integration.ts'
import type { PageStatus } from '@foyer/shared/facts/statuses.ts'
import type { Tone } from '#web/ui/badge.tsx'

/** What the list of pages can be narrowed to. */
export type PageFilter = keyof typeof pageFilterNames

type Group = Exclude<PageFilter, 'all'> | 'waiting'

/** Which group a page belongs to, and the colour of its badge. */
const placements = {
  failed: ['problems', 'danger'],
  timed_out: ['problems', 'danger'],
  refused: ['problems', 'danger'],
  not_found: ['problems', 'danger'],
  too_large: ['problems', 'caution'],
  over_limit: ['problems', 'caution'],
  blocked_by_robots: ['problems', 'caution'],
  queued: ['waiting', 'plain'],
  read: ['used', 'good'],
  unchanged: ['used', 'good'],
  duplicate: ['left_out', 'plain'],
  not_html: ['left_out', 'plain'],
  redirected_away: ['left_out', 'plain'],
  no_index: ['left_out', 'plain'],
} as const satisfies Record<PageStatus, readonly [Group, Tone]>

const order: readonly Group[] = ['problems', 'waiting', 'used', 'left_out']

/** The colour of a page's badge. */
export function pageTone(status: PageStatus): Tone {
  return placements[status][1]
}

/** The pages a filter lets through, problems first, else in the order they came. */
export function choosePages(pages: readonly SitePage[], filter: PageFilter): SitePage[] {
  return pages
    .filter((page) => filter === 'all' || placements[page.status][0] === filter)
    .toSorted((a, b) => rank(a) - rank(b))
}

function rank(page: SitePage): number {
  return order.indexOf(placements[page.status][0])
}
