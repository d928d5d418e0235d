/** Which items of the whole a page shows, counted from 1; `from` and `to` are 0 where it is empty. */
export type Window = { from: number; to: number }

/** The items shown by page `page` of `limit` items each, out of `total`. */
export function pageWindow(page: number, limit: number, total: number): Window {
  const from = (page - 1) * limit + 1
  return from > total ? { from: 0, to: 0 } : { from, to: Math.min(page * limit, total) }
}

/** The nearest page that exists: a list may shrink while somebody reads its last page. */
export function nearestPage(page: number, totalPages: number): number {
  return Math.min(Math.max(page, 1), Math.max(totalPages, 1))
}

/** Where a page of a list stands in the whole. */
export type Paging = {
  page: number
  totalPages: number
  total: number
  hasNext: boolean
  hasPrev: boolean
}

/** Where page `page` of `limit` items each stands in `total`; a page beyond the end is empty. */
export function paginate({
  page,
  limit,
  total,
}: {
  page: number
  limit: number
  total: number
}): Paging {
  const totalPages = Math.ceil(total / limit)
  return { page, totalPages, total, hasNext: page < totalPages, hasPrev: page > 1 && total > 0 }
}
