import { appointmentDetail, scheduleDialog } from '@foyer/shared/copy/appointments-view.ts'
import type { Appointment } from '@foyer/shared/api/appointments.ts'
import { useId, useState } from 'react'
import { useAuth } from '#web/platform/auth-provider.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useNow } from '#web/ui/now.ts'
import { firmZone } from './firm-zone.ts'
import { WishedTime, wishedTimes } from './wished-time.tsx'

type ScheduleDialogProps = {
  appointment: Appointment
  timeZone: string
  onSchedule: (time: string) => void
  onClose: () => void
}

/** Chooses one of the times a visitor wished for, and says who will hear of it. */
export function ScheduleDialog({ appointment, timeZone, ...does }: ScheduleDialogProps) {
  const now = useNow()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isUnchosen, setIsUnchosen] = useState(false)
  const times = wishedTimes(appointment).map((time) => ({
    time,
    obstacle: obstacleOf(time, appointment, now),
  }))
  const canSchedule = times.some(({ obstacle }) => obstacle === null)

  return (
    <Dialog title={scheduleDialog.title} onClose={does.onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen === null) setIsUnchosen(true)
          else does.onSchedule(chosen)
        }}
      >
        <TimeChoice
          times={times}
          timeZone={timeZone}
          chosen={chosen}
          onChoose={(time) => {
            setChosen(time)
            setIsUnchosen(false)
          }}
        />
        {canSchedule ? <WhoHears of={appointment} /> : <p>{scheduleDialog.allPast}</p>}
        {isUnchosen && (
          <Banner tone="danger" urgent>
            {scheduleDialog.choose}
          </Banner>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={does.onClose}>{scheduleDialog.decline}</Button>
          <Button type="submit" look="primary" disabled={!canSchedule}>
            {scheduleDialog.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Why a wished time cannot be chosen; null where it can. */
function obstacleOf(time: string, { status, scheduledFor }: Appointment, now: Date): string | null {
  if (Date.parse(time) <= now.getTime()) return scheduleDialog.past
  const isCurrent =
    status === 'scheduled' && scheduledFor !== null && Date.parse(time) === Date.parse(scheduledFor)
  return isCurrent ? scheduleDialog.current : null
}

type TimeChoiceProps = {
  times: readonly { time: string; obstacle: string | null }[]
  timeZone: string
  chosen: string | null
  onChoose: (time: string) => void
}

function TimeChoice({ times, timeZone, chosen, onChoose }: TimeChoiceProps) {
  const name = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{scheduleDialog.times}</legend>
      {times.map(({ time, obstacle }) => (
        <label
          key={time}
          className="figures flex min-h-11 flex-wrap items-center gap-x-2.5 rounded border border-line-strong bg-raised px-3 py-1.5 transition-colors duration-120 hover:border-ink-soft has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:border-line has-disabled:text-ink-soft"
        >
          <input
            type="radio"
            name={name}
            value={time}
            className="size-4.5 shrink-0 outline-none"
            disabled={obstacle !== null}
            checked={time === chosen}
            onChange={() => onChoose(time)}
          />
          <WishedTime at={time} timeZone={timeZone} />
          {obstacle !== null && <span className="ml-auto text-small">{obstacle}</span>}
        </label>
      ))}
      <p className="text-small text-ink-soft">{appointmentDetail.zone(firmZone(timeZone))}</p>
    </fieldset>
  )
}

/** Who gets an invitation. Nothing is mailed before the firm's mailbox is proved. */
function WhoHears({ of: { clientEmail } }: { of: Appointment }) {
  const { state } = useAuth()
  const isProved = state.status === 'signed-in' && state.person.emailVerified
  const invited =
    clientEmail === null ? scheduleDialog.firmInvited : scheduleDialog.bothInvited(clientEmail)
  return (
    <p className="wrap-anywhere text-ink-soft">
      {isProved ? invited : scheduleDialog.nobodyInvited}
    </p>
  )
}
