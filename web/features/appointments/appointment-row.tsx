import { appointmentList } from '@foyer/shared/copy/appointments-view.ts'
import { contact } from '@foyer/shared/copy/list-room.ts'
import type { Appointment } from '@foyer/shared/api/appointments.ts'
import { shownName } from '@foyer/shared/rules/shown-name.ts'
import { ListRow } from '#web/ui/list-room/list-row.tsx'
import { writePhone } from '#web/ui/phone.ts'
import { UrgencyBadge } from '#web/ui/urgency-badge.tsx'
import { AppointmentStatusBadge, WithdrawnBadge } from './appointment-badges.tsx'
import { ConsultationTypeLabel } from './consultation-type.tsx'
import { Requested } from './requested.tsx'
import { WishedTime, wishedTimes } from './wished-time.tsx'

type AppointmentRowProps = {
  appointment: Appointment
  isOpen: boolean
  timeZone: string
  onOpen: (id: string) => void
}

/** One appointment request at a glance: who, how and when, how urgent, how far. */
export function AppointmentRow({ appointment, isOpen, timeZone, onOpen }: AppointmentRowProps) {
  const { clientEmail, clientPhone, message } = appointment
  return (
    <ListRow
      id={appointment.id}
      name={shownName(appointment.clientName, appointmentList.nameless)}
      isOpen={isOpen}
      isUnread={!appointment.viewed}
      beside={<UrgencyBadge urgency={appointment.urgency} />}
      when={<Requested at={appointment.createdAt} timeZone={timeZone} />}
      foot={
        <>
          <AppointmentStatusBadge status={appointment.status} />
          <WithdrawnBadge of={appointment} />
        </>
      }
      opener={appointmentList.details}
      onOpen={onOpen}
    >
      <div className="mb-0.5 grid grid-cols-[5.75rem_minmax(0,1fr)] items-start gap-x-3">
        <ConsultationTypeLabel type={appointment.consultationType} />
        <ul className="figures">
          {wishedTimes(appointment).map((time) => (
            <li key={time}>
              <WishedTime at={time} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      </div>
      {message !== null && message !== '' && (
        <p className="line-clamp-2 text-small wrap-anywhere text-ink-soft">{message}</p>
      )}
      <p className="figures mt-0.5 flex gap-x-3 text-small text-ink-soft">
        <span className="min-w-0 truncate">{clientEmail ?? contact.noEmail}</span>
        <span className="max-w-3/5 shrink-0 truncate">
          {clientPhone === null ? contact.noPhone : writePhone(clientPhone)}
        </span>
      </p>
    </ListRow>
  )
}
