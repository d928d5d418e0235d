import { appointmentList, appointmentRoom } from '@foyer/shared/copy/appointments-view.ts'
import type { Appointment } from '@foyer/shared/api/appointments.ts'
import { shownName } from '@foyer/shared/rules/shown-name.ts'
import { sentenceOf } from '#web/platform/call.ts'
import { useIsNewsFlowing } from '#web/platform/live.ts'
import { WaitingChairs } from '#web/ui/drawing.tsx'
import { ListRoom } from '#web/ui/list-room/list-room.tsx'
import { useArrivals } from '#web/ui/list-room/use-arrivals.ts'
import { AppointmentFilters } from './appointment-filters.tsx'
import { AppointmentRow } from './appointment-row.tsx'
import { useAppointments } from './data.ts'
import { NoAppointments } from './no-appointments.tsx'
import { OpenedAppointment } from './opened-appointment.tsx'
import { useAppointmentPlace } from './use-appointment-place.ts'

type AppointmentsSectionProps = { appointmentId: string | null; timeZone: string; firm: string }

/** Appointment Requests: the list and the opened request. */
export function AppointmentsSection({ appointmentId, timeZone, firm }: AppointmentsSectionProps) {
  const place = useAppointmentPlace()
  const { status, type } = place.filters
  const query = useAppointments({ status, type }, place.page)
  const view = `${status} ${type} ${place.page}`

  useArrivals({
    view,
    items: query.isPlaceholderData || place.page > 1 ? undefined : query.data?.items,
    isSilent: useIsNewsFlowing(),
    say: sayArrived,
  })

  return (
    <ListRoom
      words={appointmentRoom}
      state={query}
      failure={sentenceOf(query.error, appointmentRoom.loadFailed)}
      place={place}
      view={view}
      openId={appointmentId}
      drawing={<WaitingChairs />}
      filters={<AppointmentFilters place={place} />}
      empty={
        <NoAppointments isNarrowed={status !== 'all' || type !== 'all'} onClear={place.clear} />
      }
      renderRow={(appointment: Appointment) => (
        <AppointmentRow
          key={appointment.id}
          appointment={appointment}
          isOpen={appointment.id === appointmentId}
          timeZone={timeZone}
          onOpen={place.openItem}
        />
      )}
    >
      {appointmentId !== null && (
        <OpenedAppointment id={appointmentId} timeZone={timeZone} firm={firm} />
      )}
    </ListRoom>
  )
}

function sayArrived(arrived: readonly [Appointment, ...Appointment[]]): string {
  return arrived.length === 1
    ? appointmentList.arrived(shownName(arrived[0].clientName, appointmentList.nameless))
    : appointmentList.arrivedMany(arrived.length)
}
