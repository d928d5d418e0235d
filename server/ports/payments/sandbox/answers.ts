import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Tx } from '#server/platform/database.ts'
import * as queries from './queries.ts'

/** A key used for another command than before: a bug of whoever made it. */
export class KeyReused extends Error {
  override readonly name = 'KeyReused'
}

/** A command as its key stands for it: what it is called and what it is about. */
export type Command = { key: string; name: string; facts: object; now: Date }

/** What makes two commands the same. */
const fingerprintOf = ({ name, facts }: Command): string =>
  createHash('sha256')
    .update(JSON.stringify([name, facts]))
    .digest('base64url')

/**
 * Runs a command once: with a key that is known it answers what was answered then.
 * @throws KeyReused where the key was another command's.
 */
export async function once<Answer>(
  tx: Tx,
  command: Command,
  shape: z.ZodType<Answer>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const fingerprint = fingerprintOf(command)
  const { key, now: createdAt } = command
  const earlier = await queries.takeKey(tx, { key, fingerprint, createdAt })
  if (earlier === undefined) {
    const answer = await work()
    await queries.keepAnswer(tx, key, answer)
    return answer
  }
  if (earlier.fingerprint !== fingerprint)
    throw new KeyReused(`the key of this ${command.name} was used for something else`)
  return shape.parse(earlier.answer)
}
