import { useNow } from './now.ts'
import { localDateTime, relativeTime } from '@foyer/shared/rules/relative-time.ts'

type TimeProps = { at: string; timeZone: string; className?: string }

/** How long ago; the exact time in the firm's zone shows on hovering. */
export function TimeAgo({ at, timeZone, className }: TimeProps) {
  const now = useNow()
  return (
    <time dateTime={at} title={localDateTime(at, timeZone)} className={className}>
      {relativeTime(at, now, timeZone)}
    </time>
  )
}

/** The exact time in the firm's zone. */
export function ExactTime({ at, timeZone, className }: TimeProps) {
  return (
    <time dateTime={at} className={className}>
      {localDateTime(at, timeZone)}
    </time>
  )
}
