import { timeZoneName } from '#web/features/places/time-zone-name.ts'

/** The firm's time zone in words: 'Eastern Time'; its identifier where it has none. */
export function firmZone(timeZone: string): string {
  return timeZoneName(timeZone) ?? timeZone
}
