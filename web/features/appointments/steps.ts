import { appointmentStatusNames, appointmentSteps } from '@foyer/shared/copy/appointments-view.ts'
import type { Appointment } from '@foyer/shared/api/appointments.ts'
import type { AppointmentStatus } from '@foyer/shared/facts/request-statuses.ts'
import type { AppointmentChange } from './data.ts'

/** What a menu offers: a status, or another of the wished times. */
export type Step = AppointmentStatus | 'another-time'

type Offered = readonly { value: Step; text: string }[]

/** What a request may become from where it stands, and where it stands itself; the server decides. */
export function stepsFrom({ status, scheduledFor, preferredTimes }: Appointment): Offered {
  const now = { value: status, text: appointmentStatusNames[status] }
  const cancel = { value: 'cancelled', text: appointmentSteps.cancel } as const
  const reopen = { value: 'requested', text: appointmentSteps.reopen } as const
  const again = { value: 'scheduled', text: appointmentSteps.reschedule } as const
  switch (status) {
    case 'requested':
      return [now, { value: 'scheduled', text: appointmentSteps.schedule }, cancel]
    case 'scheduled':
      return [
        now,
        ...(new Set(preferredTimes).size > 1
          ? [{ value: 'another-time', text: appointmentSteps.anotherTime } as const]
          : []),
        { value: 'completed', text: appointmentSteps.complete },
        reopen,
        cancel,
      ]
    case 'completed':
      return [now, again]
    case 'cancelled':
      return [now, scheduledFor === null ? reopen : again]
  }
}

/** A change of the status. */
export type StatusChange = AppointmentChange & { status: AppointmentStatus }

/** What puts a request back to how it stands. */
export function asItStands({ status, scheduledFor }: Appointment): StatusChange {
  return status === 'scheduled' && scheduledFor !== null ? { status, scheduledFor } : { status }
}

/** The sentence about a change that was made; `time` is the wished time in words. */
export function sayDone(before: Appointment, to: StatusChange, time: string | null): string {
  const wasInvited = before.status === 'scheduled'
  switch (to.status) {
    case 'scheduled':
      return time === null ? appointmentSteps.rescheduled : appointmentSteps.scheduled(time)
    case 'completed':
      return appointmentSteps.completed
    case 'requested':
      return wasInvited ? appointmentSteps.reopenedInvited : appointmentSteps.reopened
    case 'cancelled':
      return wasInvited ? appointmentSteps.cancelledInvited : appointmentSteps.cancelled
  }
}
