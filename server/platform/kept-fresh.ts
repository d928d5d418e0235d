/** What was read from elsewhere, and whether it is what there is now. */
export type Kept<T> = { value: T }

/** How long something from elsewhere is believed. Durations are milliseconds. */
export type Freshness = {
  now: () => Date
  /** How long what was read is given without asking again. */
  freshFor: number
  /** How long nothing is asked after a failure. */
  pauseAfterFailure: number
  onFailure: (error: unknown) => void
  onSuccess: () => void
}

/**
 * Keeps what `read` gave. When that is old it is read again, once for all who wait; while reading
 * fails, what was read last is given, and undefined where nothing ever was.
 */
export function keptFresh<T>(
  read: () => Promise<T>,
  { now, freshFor, pauseAfterFailure, onFailure, onSuccess }: Freshness,
): () => Promise<Kept<T> | undefined> {
  let kept: Kept<T> | undefined
  let askAgainAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  const readOnce = async () => {
    try {
      kept = { value: await read() }
      askAgainAt = now().getTime() + freshFor
      onSuccess()
    } catch (error) {
      askAgainAt = now().getTime() + pauseAfterFailure
      onFailure(error)
    } finally {
      reading = undefined
    }
  }
  return async () => {
    if (now().getTime() >= askAgainAt) await (reading ??= readOnce())
    return kept
  }
}
