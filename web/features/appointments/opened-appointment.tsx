import { appointmentDetail } from '@foyer/shared/copy/appointments-view.ts'
import { sentenceOf } from '#web/platform/call.ts'
import { useOnceUnread } from '#web/platform/list-opening.ts'
import { Awaited } from '#web/ui/awaited.tsx'
import { AppointmentView } from './appointment-view.tsx'
import { useAppointment, useAppointmentChange } from './data.ts'

type OpenedAppointmentProps = { id: string; timeZone: string; firm: string }

/** An opened appointment request. Opening marks it as seen. */
export function OpenedAppointment({ id, timeZone, firm }: OpenedAppointmentProps) {
  const query = useAppointment(id)
  const { mutate } = useAppointmentChange(id)
  useOnceUnread(query.data?.viewed, () => mutate({ viewed: true }))
  return (
    <Awaited
      of={query}
      loading={appointmentDetail.loading}
      failure={{
        title: appointmentDetail.loadFailed,
        message: sentenceOf(query.error, appointmentDetail.loadFailed),
      }}
    >
      {(appointment) => (
        <AppointmentView appointment={appointment} timeZone={timeZone} firm={firm} />
      )}
    </Awaited>
  )
}
