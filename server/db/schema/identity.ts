import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
 * Only the queries.ts files under server/ports/identity/embedded read or write them.
 */

/** A person's account. `email` is normalised; `validSince` refuses every session begun before it. */
export const identityAccounts = pgTable('identity_accounts', {
  uid: text('uid').primaryKey(),
  email: text('email').notNull().unique('identity_accounts_email'),
  emailVerified: boolean('email_verified').notNull().default(false),
  displayName: text('display_name').notNull().default(''),
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

/**
 * Codes sent by mail, by their hash: good once, for an hour. The code itself is derived from `codeId`
 * and the process's secret when its letter is written, so that it is kept nowhere.
 */
export const identityCodes = pgTable(
  'identity_codes',
  {
    codeId: uuid('code_id').primaryKey(),
    codeHash: text('code_hash').notNull().unique('identity_codes_hash'),
    uid: text('uid')
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    kind: text('kind').$type<'verify' | 'reset'>().notNull(),
    /** The address it proves; a code for an address the account no longer has is not good. */
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** When its letter is due next; null once a mail server has taken it, or nothing is to be sent. */
    letterDueAt: instant('letter_due_at'),
    letterAttempts: integer('letter_attempts').notNull().default(0),
  },
  (t) => [
    index('identity_codes_due').on(t.letterDueAt),
    index('identity_codes_of_account').on(t.uid),
    check('identity_codes_kind', sql`${t.kind} in ('verify', 'reset')`),
  ],
)

/** A person at another provider, by the id they have there. */
export const identityLinks = pgTable(
  'identity_links',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    uid: text('uid')
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    linkedAt: instant('linked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    index('identity_links_of_account').on(t.uid),
  ],
)

/**
 * One try to sign in at another provider, by the hash of the secret that the opening page holds. Its
 * outcome waits here until that page asks for it, once.
 */
export const identityTries = pgTable(
  'identity_tries',
  {
    eventHash: text('event_hash').primaryKey(),
    stateHash: text('state_hash').notNull().unique('identity_tries_state'),
    /** Nonce and PKCE verifier, sealed. */
    sealed: text('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Who it turned out to be, or why it failed; null while the provider has not answered. */
    uid: text('uid'),
    refusal: text('refusal'),
    /** The hash of what the page trades for a session, once it was handed out. */
    credentialHash: text('credential_hash'),
    redeemedAt: instant('redeemed_at'),
  },
  (t) => [
    index('identity_tries_expiry').on(t.expiresAt),
    uniqueIndex('identity_tries_credential').on(t.credentialHash),
  ],
)

/** People of the hosted identity whose earlier sign-ins are refused: it issues tokens, we end them. */
export const identityRevocations = pgTable('identity_revocations', {
  uid: text('uid').primaryKey(),
  validSince: instant('valid_since').notNull(),
})
