import { type ModelOutcome, modelOutcomes } from '@foyer/shared/facts/model.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ModelMessage } from '../../ports/model/model.ts'
import { among, firmId, instant } from './columns.ts'
import { sessions } from './conversations.ts'
import { firms } from './firms.ts'

/** What the language model took for a firm on one day, calls that are under way at their most. */
export const modelUse = pgTable(
  'model_use',
  {
    firmId: firmId().references(() => firms.firmId, { onDelete: 'cascade' }),
    /** In the firm's zone. */
    day: date('day', { mode: 'string' }).notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
    /** Millionths of a dollar. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.firmId, t.day] })],
)

/** One call of the language model: what was sent for a turn, and what came of it. */
export const modelCalls = pgTable(
  'model_calls',
  {
    firmId: firmId(),
    callId: uuid('call_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    /** The turn it was asked for; it may have come to nothing. */
    turnId: uuid('turn_id').notNull(),
    at: instant('at').notNull(),
    /** The processor and the model. */
    model: text('model').notNull(),
    /** The version of the system prompt; 0 for the one that comes with Foyer. */
    promptVersion: integer('prompt_version').notNull(),
    /** The instructions and passages that were sent, without the words of the system prompt. */
    instructions: text('instructions').notNull(),
    /** The messages that were sent, masked. */
    messages: jsonb('messages').$type<ModelMessage[]>().notNull(),
    outcome: text('outcome').$type<ModelOutcome>().notNull(),
    /** Null where nobody counted them. */
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** Milliseconds until it ended; null until then. */
    tookMs: integer('took_ms'),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.callId] }),
    index('model_calls_session').on(t.firmId, t.sessionId, t.at),
    check('model_calls_outcome', sql`${t.outcome} in (${among(modelOutcomes)})`),
    foreignKey({
      name: 'model_calls_session',
      columns: [t.firmId, t.sessionId],
      foreignColumns: [sessions.firmId, sessions.sessionId],
    }).onDelete('cascade'),
  ],
)
