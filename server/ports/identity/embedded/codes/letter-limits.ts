import type { Tx } from '#server/platform/database.ts'
import type { Counters } from '../attempts/counters.ts'
import { countAttempt } from '../attempts/queries.ts'
import { addressLetters, personLetters } from '../limits.ts'
import type { Parts } from '../parts.ts'

/**
 * Counts a letter that is asked for; false where the person was sent enough, or too many were asked
 * for from one network. Counts the same whether the address has an account or not.
 */
export async function countLetter(
  tx: Tx,
  { exempt }: Pick<Parts, 'exempt'>,
  { counters, address, now }: { counters: Counters; address: string; now: Date },
): Promise<boolean> {
  const here = await countAttempt(tx, counters.here.letters, now)
  if (here > addressLetters.max && !exempt.includes(address)) return false
  return (await countAttempt(tx, counters.letters, now)) <= personLetters.max
}
