import { pageSize } from '@foyer/shared/facts/limits.ts'
import { nearestPage, pageWindow, type Paging } from '@foyer/shared/rules/pagination.ts'
import { useEffect, useEffectEvent } from 'react'
import { Pager } from '#web/ui/pager.tsx'

type ListPagerProps = {
  pagination: Paging
  showing: (from: number, to: number, total: number) => string
  /** 'Page N of M', where the list says so; such a pager shows only where there are several pages. */
  pageOf?: ((page: number, totalPages: number) => string) | undefined
  onPage: (page: number) => void
}

/** The pager of a list. Somebody left beyond its end is led back to its last page. */
export function ListPager({ pagination, showing, pageOf, onPage }: ListPagerProps) {
  const { page, total, totalPages, hasNext, hasPrev } = pagination
  const nearest = nearestPage(page, totalPages)
  const { from, to } = pageWindow(page, pageSize.usual, total)

  const leadBack = useEffectEvent(onPage)
  useEffect(() => {
    if (nearest !== page) leadBack(nearest)
  }, [nearest, page])

  if (pageOf !== undefined && totalPages < 2) return null
  return (
    <div className="border-t border-line px-5 py-4">
      <Pager
        showing={showing(from, to, total)}
        {...(pageOf !== undefined && { pageOf: pageOf(page, totalPages) })}
        hasPrevious={hasPrev}
        hasNext={hasNext}
        onPrevious={() => onPage(page - 1)}
        onNext={() => onPage(page + 1)}
      />
    </div>
  )
}
