import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** The first column of every firm-owned table. */
export const firmId = () => uuid('firm_id').notNull()

/** An instant; every one in the database carries its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
