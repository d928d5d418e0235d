/** Minutes since midnight of a time of day as it is shown ("1:30 PM"). Throws for anything else. */
function minutesOf(shown: string): number {
  const read = /^(?<hour>\d{1,2}):(?<minute>\d\d) (?<half>[AP])M$/.exec(shown)?.groups
  if (read === undefined) throw new Error(`No time of day: ${shown}`)
  const half = read['half'] === 'P' ? 12 : 0
  return 60 * ((Number(read['hour']) % 12) + half) + Number(read['minute'])
}

const wish =
  /^These times work for me: \w{3}, \w{3} \d+ @ (?<here>\S+ [AP]M) \((?<there>\S+ [AP]M) at the firm\); .* @ /

/** Hours that a wish for times is ahead of the firm's, by the first of them; which one it is depends on the hour. */
export function hoursAhead(text: string): number {
  const { here = '', there = '' } = wish.exec(text)?.groups ?? {}
  const minutes = minutesOf(here) - minutesOf(there)
  return ((minutes + 24 * 60) % (24 * 60)) / 60
}
