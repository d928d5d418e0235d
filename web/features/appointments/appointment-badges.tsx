import { appointmentList, appointmentStatusNames } from '@foyer/shared/copy/appointments-view.ts'
import type { Appointment } from '@foyer/shared/api/appointments.ts'
import type { AppointmentStatus } from '@foyer/shared/facts/request-statuses.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'

/** Requested blue, scheduled green, completed grey, cancelled red (specification 2, section 4). */
const statusTones: Record<AppointmentStatus, Tone> = {
  requested: 'info',
  scheduled: 'good',
  completed: 'plain',
  cancelled: 'danger',
}

/** How far a request is. */
export function AppointmentStatusBadge({ status }: { status: AppointmentStatus }) {
  return <Badge tone={statusTones[status]}>{appointmentStatusNames[status]}</Badge>
}

/** That the visitor has taken the request back. */
export function WithdrawnBadge({ of }: { of: Pick<Appointment, 'withdrawn'> }) {
  return of.withdrawn && <Badge tone="danger">{appointmentList.withdrawn}</Badge>
}
