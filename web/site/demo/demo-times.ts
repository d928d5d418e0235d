/** Days ahead that can be picked, from tomorrow on. */
const daysAhead = 60
/** From nine to five, each half hour (specification 1, section 9). */
const hours = { first: 9, last: 17 } as const

/** The times the demo offers: every half hour from 9 AM to 5 PM where the visitor is, as instants. */
export function demoTimes(now: Date): string[] {
  const halves = (hours.last - hours.first) * 2 + 1
  return Array.from({ length: daysAhead }, (_, day) =>
    Array.from({ length: halves }, (_half, half) =>
      new Date(
        now.getFullYear(),
        now.getMonth(),
        now.getDate() + 1 + day,
        hours.first,
        half * 30,
      ).toISOString(),
    ),
  ).flat()
}
