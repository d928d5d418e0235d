import { questionStates } from '@foyer/shared/facts/statuses.ts'
import type { Language, QuestionState } from '@foyer/shared/facts/statuses.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { among, firmId, instant } from './columns.ts'
import { sessions } from './conversations.ts'
import { firms } from './firms.ts'

/** A question the site did not answer, or one the firm wrote; with the firm's own answer. */
export const questions = pgTable(
  'questions',
  {
    firmId: firmId().references(() => firms.firmId, { onDelete: 'cascade' }),
    questionId: uuid('question_id').notNull(),
    /** The same for questions that ask the same in the same words: what they are counted by. */
    key: text('key').notNull(),
    text: text('text').notNull(),
    language: text('language').$type<Language>().notNull(),
    askedCount: integer('asked_count').notNull(),
    firstAskedAt: instant('first_asked_at').notNull(),
    lastAskedAt: instant('last_asked_at').notNull(),
    state: text('state').$type<QuestionState>().notNull().default('open'),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.questionId] }),
    unique('questions_key').on(t.firmId, t.key),
    index('questions_most_asked').on(
      t.firmId,
      t.state,
      t.askedCount.desc().nullsFirst(),
      t.lastAskedAt.desc().nullsFirst(),
      t.questionId,
    ),
    check('questions_state', sql`${t.state} in (${among(questionStates)})`),
    check('questions_answer', sql`(${t.state} = 'answered') = (${t.answer} is not null)`),
  ],
)

/** One asking of a question: which turn of which chat. */
export const questionAskings = pgTable(
  'question_askings',
  {
    firmId: firmId(),
    questionId: uuid('question_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    turnId: uuid('turn_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.questionId, t.sessionId, t.turnId] }),
    index('question_askings_session').on(t.firmId, t.sessionId),
    foreignKey({
      name: 'question_askings_question',
      columns: [t.firmId, t.questionId],
      foreignColumns: [questions.firmId, questions.questionId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'question_askings_chat',
      columns: [t.firmId, t.sessionId],
      foreignColumns: [sessions.firmId, sessions.sessionId],
    }).onDelete('cascade'),
  ],
)
