/** A clock that stands still until it is moved. */
export function movingClock(start: Date) {
  let now = start.getTime()
  return { now: () => new Date(now), move: (ms: number) => void (now += ms) }
}
