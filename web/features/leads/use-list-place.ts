import { leadStatuses } from '@foyer/shared/facts/statuses.ts'
import { paths } from '@foyer/shared/paths.ts'
import { useLocation, useSearch } from 'wouter'
import type { LeadFilter } from './data.ts'

/** Where in the list somebody is. It lives in the address, so Back and reload keep it. */
export type ListPlace = {
  status: LeadFilter
  page: number
  setStatus: (status: LeadFilter) => void
  setPage: (page: number) => void
  openLead: (id: string) => void
  closeLead: () => void
}

/** Reads and writes the place in the list. A new filter begins at page 1; `onTurn` hears of both. */
export function useListPlace(onTurn: () => void): ListPlace {
  const [location, navigate] = useLocation()
  const search = useSearch()
  const given = new URLSearchParams(search)
  const status = leadStatuses.find((known) => known === given.get('status')) ?? 'all'
  const page = Math.max(1, Math.trunc(Number(given.get('page'))) || 1)
  const list = paths.dashboardSection('leads')

  const goTo = (path: string, place: string) => navigate(place === '' ? path : `${path}?${place}`)
  const turnTo = (next: LeadFilter, nextPage: number) => {
    goTo(location, writePlace(next, nextPage))
    onTurn()
  }
  return {
    status,
    page,
    setStatus: (next) => turnTo(next, 1),
    setPage: (next) => turnTo(status, next),
    openLead: (id) => goTo(`${list}/${id}`, search),
    closeLead: () => goTo(list, search),
  }
}

function writePlace(status: LeadFilter, page: number): string {
  const place = new URLSearchParams()
  if (status !== 'all') place.set('status', status)
  if (page > 1) place.set('page', String(page))
  return place.toString()
}
