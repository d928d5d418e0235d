import { sql } from 'drizzle-orm'
import { customType, type ExtraConfigColumn, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The first column of every firm-owned table. */
export const firmId = () => uuid('firm_id').notNull()

/** An instant; every one in the database carries its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Values of our own as an SQL list, for the CHECK that a text is one of them. */
export const among = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value}'`).join(', '))

/** Text ordered by its bytes, so that all that begins with a word is one range of an index. */
export const byteOrderedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** How lists are ordered: by the firm's day, then by the instant, both backwards. */
export const newestFirst = (t: { createdDay: ExtraConfigColumn; createdAt: ExtraConfigColumn }) =>
  [t.createdDay.desc().nullsFirst(), t.createdAt.desc().nullsFirst()] as const

/** Bytes as they are. */
export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
})
