import { appointmentList } from '@foyer/shared/copy/appointments-view.ts'
import type { Appointment } from '@foyer/shared/api/appointments.ts'
import { localDate, localTime } from '@foyer/shared/rules/relative-time.ts'

/** The times a visitor wished for, each once, in their order. */
export function wishedTimes({ preferredTimes }: Pick<Appointment, 'preferredTimes'>): string[] {
  return [...new Set(preferredTimes)]
}

/** A wished time in the firm's zone: 'Nov 24, 2026 at 10:00 AM'. */
export function sayWishedTime(at: string, timeZone: string): string {
  return appointmentList.time(localDate(at, timeZone), localTime(at, timeZone))
}

type WishedTimeProps = { at: string; timeZone: string; className?: string }

/** The same, for machines too. */
export function WishedTime({ at, timeZone, className }: WishedTimeProps) {
  return (
    <time dateTime={at} className={className}>
      {sayWishedTime(at, timeZone)}
    </time>
  )
}
