import { appointmentStatuses, consultationTypes } from '@foyer/shared/facts/request-statuses.ts'
import { useLocation, useSearch } from 'wouter'
import { type ListPlace, useListPlace } from '#web/platform/list-place.ts'

/** What the list can be narrowed by, and whether that is in sight. */
export const appointmentFilters = {
  status: ['all', ...appointmentStatuses],
  type: ['all', ...consultationTypes],
  filters: ['hidden', 'shown'],
} as const

/** Where in the list of appointment requests somebody is, and whether they see its filters. */
export type AppointmentPlace = ListPlace<typeof appointmentFilters> & {
  areFiltersShown: boolean
  toggleFilters: () => void
}

/** Reads and writes the place in the list. Showing the filters changes nothing of what is listed. */
export function useAppointmentPlace(): AppointmentPlace {
  const place = useListPlace('appointments', appointmentFilters)
  const [location, navigate] = useLocation()
  const address = useSearch()
  const areFiltersShown = place.filters.filters === 'shown'
  return {
    ...place,
    areFiltersShown,
    toggleFilters: () => {
      const next = new URLSearchParams(address)
      if (areFiltersShown) next.delete('filters')
      else next.set('filters', 'shown')
      navigate(next.size === 0 ? location : `${location}?${next.toString()}`, { replace: true })
    },
  }
}
