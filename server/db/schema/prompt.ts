import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Every system prompt the administrator saved, for the whole product; the last one is in use. */
export const systemPrompt = pgTable('system_prompt', {
  version: integer('version').primaryKey().generatedAlwaysAsIdentity(),
  promptText: text('prompt_text').notNull(),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
})
