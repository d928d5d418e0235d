import {
  appointmentList,
  appointmentStatusNames,
  consultationTypeNames,
} from '@foyer/shared/copy/appointments-view.ts'
import { listRoom } from '@foyer/shared/copy/list-room.ts'
import { SlidersHorizontal } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FilterSelect } from '#web/ui/filter-select.tsx'
import { appointmentFilters, type AppointmentPlace } from './use-appointment-place.ts'

const names = { all: listRoom.all, ...appointmentStatusNames, ...consultationTypeNames }
const statuses = appointmentFilters.status.map((value) => ({ value, text: names[value] }))
const types = appointmentFilters.type.map((value) => ({ value, text: names[value] }))

/** The button that shows the filters, and the filters. What is chosen is told while they are hidden. */
export function AppointmentFilters({ place }: { place: AppointmentPlace }) {
  const panel = useId()
  const { filters, areFiltersShown } = place
  const chosen = [filters.status, filters.type].filter((value) => value !== 'all').length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Button
        small
        className="justify-self-start"
        aria-expanded={areFiltersShown}
        aria-controls={panel}
        onClick={place.toggleFilters}
      >
        <SlidersHorizontal size={15} strokeWidth={1.75} aria-hidden="true" />
        {appointmentList.filters}{' '}
        {chosen > 0 && (
          <span className="figures font-normal">{appointmentList.chosen(chosen)}</span>
        )}
      </Button>
      <div id={panel} hidden={!areFiltersShown} className="grid grid-cols-2 gap-2">
        <FilterSelect
          label={appointmentList.status}
          options={statuses}
          value={filters.status}
          onChange={(status) => place.setFilter('status', status)}
        />
        <FilterSelect
          label={appointmentList.type}
          options={types}
          value={filters.type}
          onChange={(type) => place.setFilter('type', type)}
        />
      </div>
    </div>
  )
}
