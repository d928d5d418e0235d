const pad = (n: number): string => String(n).padStart(2, '0')
const halfHours = Array.from(
  { length: 48 },
  (_, at) => `${pad(Math.floor(at / 2))}:${at % 2 === 0 ? '00' : '30'}`,
)

/** Times a firm can open and close at: every half hour; midnight only closes. */
export const openingTimes: readonly string[] = halfHours
export const closingTimes: readonly string[] = [...halfHours.slice(1), '24:00']

/** A time of day as people here write it: '09:30' is '9:30 AM'. */
export function sayTimeOfDay(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours % 24 < 12 ? 'AM' : 'PM'
  return `${hours % 12 === 0 ? 12 : hours % 12}:${pad(minutes)} ${half}`
}

/** Zones of the United States first, then all others, by name; the one in use is always among them. */
export function timeZones(used: string): { value: string; text: string }[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), used])
  const names = [...usualZones.filter((zone) => known.has(zone)), ...[...known].toSorted()]
  return [...new Set(names)].map((value) => ({ value, text: value.replaceAll('_', ' ') }))
}

const usualZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
]
