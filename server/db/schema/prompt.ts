import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The system prompt: one row for the whole product, written by the administrator alone. */
export const systemPrompt = pgTable(
  'system_prompt',
  {
    id: integer('id').primaryKey(),
    promptText: text('prompt_text').notNull(),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (t) => [check('system_prompt_one', sql`${t.id} = 1`)],
)
