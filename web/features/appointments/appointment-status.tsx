import { appointmentList, appointmentSteps } from '@foyer/shared/copy/appointments-view.ts'
import type { Appointment } from '@foyer/shared/api/appointments.ts'
import { useState } from 'react'
import { sentenceOf } from '#web/platform/call.ts'
import { StatusMenu } from '#web/ui/status-menu.tsx'
import { useUndoable } from '#web/ui/use-undoable.ts'
import { useAppointmentChange } from './data.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { asItStands, sayDone, type StatusChange, type Step, stepsFrom } from './steps.ts'
import { sayWishedTime } from './wished-time.tsx'

type AppointmentStatusMenuProps = { appointment: Appointment; timeZone: string }

/** How far a request is, to be set by hand. Scheduling asks for one of the wished times first. */
export function AppointmentStatusMenu({ appointment, timeZone }: AppointmentStatusMenuProps) {
  const [isScheduling, setIsScheduling] = useState(false)
  const { mutateAsync } = useAppointmentChange(appointment.id)
  const makeUndoable = useUndoable()

  const become = (to: StatusChange) => {
    const time = to.scheduledFor === undefined ? null : sayWishedTime(to.scheduledFor, timeZone)
    makeUndoable({
      from: asItStands(appointment),
      to,
      change: (next) => mutateAsync(next),
      done: sayDone(appointment, to, time),
      failed: (error) => sentenceOf(error, appointmentSteps.failed),
    })
  }
  const take = (step: Step) => {
    if (step === 'another-time' || (step === 'scheduled' && appointment.status === 'requested'))
      setIsScheduling(true)
    else become({ status: step })
  }

  return (
    <>
      <StatusMenu
        label={appointmentList.status}
        options={stepsFrom(appointment)}
        value={appointment.status}
        onChoose={take}
      />
      {isScheduling && (
        <ScheduleDialog
          appointment={appointment}
          timeZone={timeZone}
          onSchedule={(scheduledFor) => {
            setIsScheduling(false)
            become({ status: 'scheduled', scheduledFor })
          }}
          onClose={() => setIsScheduling(false)}
        />
      )}
    </>
  )
}
