/** nDCG@10 of a ranking against a set where everything acceptable counts the same. */
export function ndcgAt10(ranked: string[], acceptable: string[]): number {
  let gain = 0
  for (const [at, one] of ranked.slice(0, 10).entries()) {
    if (acceptable.includes(one)) gain += 1 / Math.log2(at + 2)
  }
  let ideal = 0
  for (let at = 0; at < Math.min(10, acceptable.length); at += 1) ideal += 1 / Math.log2(at + 2)
  return ideal === 0 ? 0 : gain / ideal
}

/** 1 / rank of the first acceptable, 0 where none is found. */
export function reciprocalRank(ranked: string[], acceptable: string[]): number {
  const at = ranked.findIndex((one) => acceptable.includes(one))
  return at < 0 ? 0 : 1 / (at + 1)
}

/** Mean, 0 for nothing. */
export function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Wilson's 95 % interval of a share. */
export function interval(hits: number, total: number): [number, number] {
  if (total === 0) return [0, 1]
  const z = 1.96
  const share = hits / total
  const base = 1 + z ** 2 / total
  const middle = share + z ** 2 / (2 * total)
  const spread = z * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2))
  return [(middle - spread) / base, (middle + spread) / base]
}
