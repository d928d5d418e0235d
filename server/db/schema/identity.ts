import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/*
 * The embedded identity's own tables. They belong to no firm: a person exists before a firm does.
 * Only server/ports/identity/embedded/queries.ts reads or writes them.
 */

/** A person's account. `email` is normalised; `validSince` refuses every session begun before it. */
export const identityAccounts = pgTable('identity_accounts', {
  uid: text('uid').primaryKey(),
  email: text('email').notNull().unique('identity_accounts_email'),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** Argon2id in PHC form; null for an account that signs in through another provider only. */
  passwordHash: text('password_hash'),
  disabled: boolean('disabled').notNull().default(false),
  validSince: instant('valid_since').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSignInAt: instant('last_sign_in_at'),
})

/** One sign-in and everything refreshed from it: the family of its refresh tokens. */
export const identitySessions = pgTable(
  'identity_sessions',
  {
    sid: uuid('sid').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [index('identity_sessions_of_account').on(t.uid)],
)

/** Refresh tokens by their hash. A used one is kept, so that its reuse can be noticed. */
export const identityRefreshTokens = pgTable(
  'identity_refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sid: uuid('sid')
      .notNull()
      .references(() => identitySessions.sid, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('identity_refresh_tokens_of_session').on(t.sid)],
)

/** Keys that sign ID tokens. The private half is sealed; at most one key is not retired. */
export const identityKeys = pgTable(
  'identity_keys',
  {
    kid: text('kid').primaryKey(),
    publicJwk: jsonb('public_jwk').notNull(),
    sealedPrivateKey: text('sealed_private_key').notNull(),
    createdAt: instant('created_at').notNull(),
    retiredAt: instant('retired_at'),
  },
  (t) => [
    uniqueIndex('identity_keys_one_active')
      .on(sql`(true)`)
      .where(sql`${t.retiredAt} is null`),
  ],
)

/**
 * Attempts counted against a subject (a keyed hash of an account's or a network's address, never the
 * address itself) until `resetsAt`.
 */
export const identityAttempts = pgTable(
  'identity_attempts',
  {
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subject] }),
    index('identity_attempts_reset').on(t.resetsAt),
  ],
)
