import {
  pageFilterNames,
  pageStatusNames,
  sitePages as copy,
} from '@foyer/shared/copy/integration.ts'
import type { SitePage } from '@foyer/shared/api/integration.ts'
import { useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { choosePages, type PageFilter, pageTone } from './page-groups.ts'

const shownAtFirst = 50
const filterOrder = ['all', 'problems', 'used', 'left_out'] as const satisfies PageFilter[]

/** Every page that was found and what became of it, the problems first. */
export function SitePages({ pages }: { pages: readonly SitePage[] }) {
  const [filter, setFilter] = useState<PageFilter>('all')
  const [isWhole, setIsWhole] = useState(false)
  const chosen = choosePages(pages, filter)
  const shown = isWhole ? chosen : chosen.slice(0, shownAtFirst)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{copy.title}</h3>
        <Segmented
          label={copy.filter}
          value={filter}
          onChange={setFilter}
          options={filterOrder.map((value) => ({
            value,
            text: `${pageFilterNames[value]} ${choosePages(pages, value).length}`,
          }))}
        />
      </div>
      {shown.length === 0 ? (
        <p className="py-6 text-ink-soft">{copy.emptyFilter}</p>
      ) : (
        <ul className="border-t border-line">
          {shown.map((page) => (
            <PageRow key={page.url} page={page} />
          ))}
        </ul>
      )}
      {shown.length < chosen.length && (
        <Button className="justify-self-start" onClick={() => setIsWhole(true)}>
          {copy.showAll(chosen.length)}
        </Button>
      )}
    </div>
  )
}

function PageRow({ page }: { page: SitePage }) {
  const path = pathOf(page.url)
  const isNamed = page.title !== ''
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line py-2.5 room:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="truncate font-medium">{isNamed ? page.title : path}</p>
        <p className="text-small wrap-anywhere text-ink-soft">
          {isNamed && <span className="text-ink">{path}</span>}
          {isNamed && page.note !== '' && ' · '}
          {page.note}
        </p>
      </div>
      <div className="flex items-center gap-3 room:flex-row-reverse room:self-start">
        <Badge tone={pageTone(page.status)}>{pageStatusNames[page.status]}</Badge>
        {page.passages > 0 && (
          <span className="figures text-small text-ink-soft">{copy.passages(page.passages)}</span>
        )}
      </div>
    </li>
  )
}

/** What tells the pages of one site apart. */
function pathOf(url: string): string {
  if (!URL.canParse(url)) return url
  const { pathname, search } = new URL(url)
  return pathname + search
}
