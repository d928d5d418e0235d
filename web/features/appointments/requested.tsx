import { appointmentList } from '@foyer/shared/copy/appointments-view.ts'
import { localDateTime, relativeTime } from '@foyer/shared/rules/relative-time.ts'
import { useNow } from '#web/ui/now.ts'

/** 'Requested 2h ago'; the exact time in the firm's zone shows on hovering. */
export function Requested({ at, timeZone }: { at: string; timeZone: string }) {
  const now = useNow()
  return (
    <time
      dateTime={at}
      title={localDateTime(at, timeZone)}
      className="figures text-small whitespace-nowrap text-ink-soft"
    >
      {appointmentList.requested(relativeTime(at, now, timeZone))}
    </time>
  )
}
