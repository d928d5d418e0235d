type Span = { start: number; end: number }

const length = ({ start, end }: Span): number => end - start

/** Of finds that overlap the weightiest one, which is the longest unless told otherwise; in reading order. */
export const keptApart = <S extends Span>(
  found: readonly S[],
  weight: (one: S) => number = length,
): S[] => {
  const kept: S[] = []
  for (const one of found.toSorted((a, b) => weight(b) - weight(a) || a.start - b.start))
    if (kept.every((other) => one.end <= other.start || one.start >= other.end)) kept.push(one)
  return kept.toSorted((a, b) => a.start - b.start)
}
