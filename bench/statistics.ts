/** The value below which `share` (0 to 1) of the samples lie; NaN of none. */
export function quantile(samples: readonly number[], share: number): number {
  const ordered = samples.toSorted((a, b) => a - b)
  return ordered[Math.min(ordered.length - 1, Math.ceil(share * ordered.length) - 1)] ?? Number.NaN
}

/** The middle value, the upper one of two. */
export function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN
}

/** Mean, 0 for nothing. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Standard deviations that 95 % of a normal distribution lie within. */
const z = 1.96

/** Wilson's 95 % interval of a share. */
export function interval(hits: number, total: number): [number, number] {
  if (total === 0) return [0, 1]
  const share = hits / total
  const base = 1 + z ** 2 / total
  const middle = share + z ** 2 / (2 * total)
  const spread = z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2))
  // All of them, or none, is an end of the interval, however it was rounded.
  const low = hits === 0 ? 0 : (middle - spread) / base
  const high = hits === total ? 1 : (middle + spread) / base
  return [Math.max(0, low), Math.min(1, high)]
}

/** Newcombe's 95 % interval of one share less another, each as hits and total, from Wilson's two. */
export function gapInterval(one: [number, number], other: [number, number]): [number, number] {
  const [p, q] = [one[0] / one[1], other[0] / other[1]]
  const [lowOne, highOne] = interval(...one)
  const [lowOther, highOther] = interval(...other)
  return [
    p - q - Math.hypot(p - lowOne, highOther - q),
    p - q + Math.hypot(highOne - p, q - lowOther),
  ]
}

/** The normal 95 % interval of a mean. */
export function meanInterval(values: readonly number[]): [number, number] {
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  const spread =
    z * Math.sqrt(squares / Math.max(1, values.length - 1) / Math.max(1, values.length))
  return [middle - spread, middle + spread]
}
