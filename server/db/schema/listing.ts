import { countedNouns } from '@foyer/shared/facts/statuses.ts'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { among, byteOrderedText, firmId, instant } from './columns.ts'
import { firms } from './firms.ts'

type CountedNoun = (typeof countedNouns)[number]

/**
 * How many things of a kind arrived on a day, by status and by a second facet (a message's priority,
 * an appointment's type): exact totals at a flat cost.
 */
export const itemCounts = pgTable(
  'item_counts',
  {
    firmId: firmId().references(() => firms.firmId, { onDelete: 'cascade' }),
    noun: text('noun').$type<CountedNoun>().notNull(),
    /** In the firm's zone as it was when the thing arrived. */
    day: date('day', { mode: 'string' }).notNull(),
    status: text('status').notNull(),
    facet: text('facet').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.noun, t.day, t.status, t.facet] }),
    check('item_counts_noun', sql`${t.noun} in (${among(countedNouns)})`),
  ],
)

/**
 * The words by which messages and documents are found. Row security lets no text operator use an
 * index, so a search is equality and a range on this table (design section 7).
 */
export const searchWords = pgTable(
  'search_words',
  {
    firmId: firmId().references(() => firms.firmId, { onDelete: 'cascade' }),
    noun: text('noun').$type<CountedNoun>().notNull(),
    word: byteOrderedText('word').notNull(),
    createdAt: instant('created_at').notNull(),
    itemId: uuid('item_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.noun, t.word, t.itemId] }),
    /** For "has this thing such a word", and to forget the words of what is gone. */
    index('search_words_of_item').on(t.firmId, t.noun, t.itemId, t.word),
  ],
)
