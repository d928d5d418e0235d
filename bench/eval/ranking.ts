/** nDCG@10 of a ranking against a set where everything acceptable counts the same. */
export function ndcgAt10(ranked: readonly string[], acceptable: readonly string[]): number {
  let gain = 0
  for (const [at, one] of ranked.slice(0, 10).entries()) {
    if (acceptable.includes(one)) gain += 1 / Math.log2(at + 2)
  }
  let ideal = 0
  for (let at = 0; at < Math.min(10, acceptable.length); at += 1) ideal += 1 / Math.log2(at + 2)
  return ideal === 0 ? 0 : gain / ideal
}

/** Whether something acceptable is among the first five. */
export function hitAt5(ranked: readonly string[], acceptable: readonly string[]): boolean {
  return ranked.slice(0, 5).some((one) => acceptable.includes(one))
}
