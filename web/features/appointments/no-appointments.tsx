import { appointmentList } from '@foyer/shared/copy/appointments-view.ts'
import { listRoom } from '@foyer/shared/copy/list-room.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Link } from 'wouter'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { WaitingChairs } from '#web/ui/drawing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type NoAppointmentsProps = { isNarrowed: boolean; onClear: () => void }

/** No request here: none yet, or none with this status and type. */
export function NoAppointments({ isNarrowed, onClear }: NoAppointmentsProps) {
  if (isNarrowed) {
    return (
      <EmptyState title={appointmentList.empty} text={appointmentList.emptyFiltered}>
        <Button className="mt-3" onClick={onClear}>
          {listRoom.clearFilters}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing={<WaitingChairs />}
      title={appointmentList.empty}
      text={appointmentList.emptyText}
    >
      <p className="text-ink-soft">{appointmentList.emptyHow}</p>
      <Link href={paths.dashboardSection('integration')} className={`${buttonClasses()} mt-3`}>
        {appointmentList.emptyAction}
      </Link>
    </EmptyState>
  )
}
