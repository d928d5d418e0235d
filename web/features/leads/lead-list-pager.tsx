import { leadList } from '@foyer/shared/copy/leads.ts'
import type { Pagination } from '@foyer/shared/api/shapes.ts'
import { pageSize } from '@foyer/shared/facts/limits.ts'
import { nearestPage, pageWindow } from '@foyer/shared/rules/pagination.ts'
import { useEffect, useEffectEvent } from 'react'
import { Pager } from '#web/ui/pager.tsx'

type LeadListPagerProps = { pagination: Pagination; onPage: (page: number) => void }

/** The pager of the list. Somebody left beyond its end is led back to its last page. */
export function LeadListPager({ pagination, onPage }: LeadListPagerProps) {
  const { page, total, totalPages, hasNext, hasPrev } = pagination
  const nearest = nearestPage(page, totalPages)
  const { from, to } = pageWindow(page, pageSize.usual, total)

  const leadBack = useEffectEvent(onPage)
  useEffect(() => {
    if (nearest !== page) leadBack(nearest)
  }, [nearest, page])

  return (
    <div className="border-t border-line px-5 py-4">
      <Pager
        showing={leadList.showing(from, to, total)}
        hasPrevious={hasPrev}
        hasNext={hasNext}
        onPrevious={() => onPage(page - 1)}
        onNext={() => onPage(page + 1)}
      />
    </div>
  )
}
