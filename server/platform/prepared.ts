import { type Placeholder, sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** A value that is given when a prepared question is asked. */
export const given = <Name extends string>(name: Name): Placeholder<Name> => sql.placeholder(name)

/**
 * A question that every turn of a chat asks: written once for each connection, where the database keeps its
 * plan, too. To write one anew costs Foyer about as much as to ask it (docs/measurements.md, Database and jobs).
 */
export function prepared<Question>(write: (tx: Tx) => Question): (tx: Tx) => Question {
  const written = new WeakMap<Tx, Question>()
  return (tx) => {
    const before = written.get(tx)
    if (before !== undefined) return before
    const question = write(tx)
    written.set(tx, question)
    return question
  }
}
