/** A time zone in words, such as 'Eastern Time' for `America/New_York`; null where it is none. */
export function timeZoneName(timeZone: string): string | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? null
  } catch {
    return null
  }
}
