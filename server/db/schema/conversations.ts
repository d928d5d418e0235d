import type { Turn } from '@foyer/shared/api/widget.ts'
import { languages } from '@foyer/shared/facts/statuses.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Conversation } from '../../assistant/turn-state.ts'
import { among, firmId, instant } from './columns.ts'
import { firms } from './firms.ts'

/**
 * One visitor's chat. Until the notice is accepted only the secret's hash and the time are kept
 * (design section 5).
 */
export const sessions = pgTable(
  'sessions',
  {
    firmId: firmId().references(() => firms.firmId, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    secretHash: text('secret_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    noticeVersion: text('notice_version'),
    consentedAt: instant('consented_at'),
    pageUrl: text('page_url'),
    pageTitle: text('page_title'),
    language: text('language'),
    /** The dialogue's state: Conversation of server/assistant/turn.ts. */
    conversation: jsonb('conversation').$type<Conversation>(),
    turnCount: integer('turn_count').notNull().default(0),
    lastTurnAt: instant('last_turn_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.sessionId] }),
    check(
      'sessions_language',
      sql`${t.language} is null or ${t.language} in (${among(languages)})`,
    ),
    check('sessions_consent', sql`${t.turnCount} = 0 or ${t.consentedAt} is not null`),
  ],
)

/** One turn: what the visitor typed and what was answered. `turnId` is the visitor's. */
export const turns = pgTable(
  'turns',
  {
    firmId: firmId(),
    sessionId: uuid('session_id').notNull(),
    turnId: uuid('turn_id').notNull(),
    seq: integer('seq').notNull(),
    text: text('text').notNull(),
    reply: jsonb('reply').$type<Turn>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.sessionId, t.turnId] }),
    unique('turns_seq').on(t.firmId, t.sessionId, t.seq),
    foreignKey({
      name: 'turns_session',
      columns: [t.firmId, t.sessionId],
      foreignColumns: [sessions.firmId, sessions.sessionId],
    }).onDelete('cascade'),
  ],
)
