import { date, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * Work that is done once a night by one worker among many: whoever moves its night on does it. It
 * belongs to no firm and holds no content.
 */
export const nightlyRuns = pgTable('nightly_runs', {
  name: text('name').primaryKey(),
  /** The last night it was begun in. */
  night: date('night', { mode: 'string' }).notNull(),
  begunAt: instant('begun_at').notNull(),
  /** Null while it runs, and after a run that died. */
  finishedAt: instant('finished_at'),
})
