/** Numbers from 0 to 1 that are the same every time for one seed (a linear congruential generator). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    return state / 0x7f_ff_ff_ff
  }
}

/** Shuffles a list in its place, and answers it (Fisher and Yates). */
export function shuffled<T>(order: T[], random: () => number): T[] {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const kept = order[at] as T
    order[at] = order[other] as T
    order[other] = kept
  }
  return order
}
