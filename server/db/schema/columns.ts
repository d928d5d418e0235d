import { sql } from 'drizzle-orm'
import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** The first column of every firm-owned table. */
export const firmId = () => uuid('firm_id').notNull()

/** An instant; every one in the database carries its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Values of our own as an SQL list, for the CHECK that a text is one of them. */
export const among = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value}'`).join(', '))
