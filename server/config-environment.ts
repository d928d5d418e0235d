import { z } from 'zod'
import {
  Addresses,
  ApiAddress,
  Count,
  Dollars,
  GhostAddress,
  GhostKey,
  HostName,
  List,
  MailAddress,
  MailServer,
  Origin,
  Port,
  Ranges,
  Sender,
  Switch,
  Word,
} from './config-values.ts'

/** Everything the environment may say, by its name there. */
export const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: Port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  FOYER_DATA: z.string().default('./data'),
  FOYER_SECRET: z.string().min(32).optional(),
  FOYER_NOW: z.iso.datetime({ offset: true }).optional(),
  FOYER_ADMIN_UID: z.string().optional(),
  FOYER_LOG: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  FOYER_ROLES: List.default([]),
  FOYER_ALLOW_OUTBOX: Switch,
  DATABASE_URL: z.url().optional(),
  APP_ORIGIN: Origin.optional(),
  WIDGET_ORIGIN: Origin.optional(),
  FILES_ORIGIN: Origin.optional(),
  SMTP_URL: MailServer.optional(),
  MAIL_FROM: Sender.optional(),
  /** The provider's own addresses, shown on the public pages; where none is given, MAIL_FROM's. */
  CONTACT_EMAIL: MailAddress.optional(),
  CAREERS_EMAIL: MailAddress.optional(),
  FETCH_PRIVATE_HOSTS: List.default([]),
  /** The hosted identity: all of the first two, and the third for Google's popup. */
  FIREBASE_API_KEY: Word.optional(),
  FIREBASE_PROJECT_ID: Word.optional(),
  FIREBASE_AUTH_DOMAIN: HostName.optional(),
  /** Google sign-in of the embedded identity. Another issuer is for tests and other OpenID providers. */
  GOOGLE_CLIENT_ID: Word.optional(),
  GOOGLE_CLIENT_SECRET: Word.optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  /** Host names beside APP_ORIGIN's own from which people may sign in with Google. */
  AUTHORIZED_DOMAINS: List.default([]),
  STRIPE_SECRET_KEY: Word.optional(),
  STRIPE_PUBLISHABLE_KEY: Word.optional(),
  STRIPE_WEBHOOK_SECRET: Word.optional(),
  /** A server that speaks Stripe's API in its place. */
  STRIPE_API_ORIGIN: Origin.optional(),
  FOYER_ALLOW_SANDBOX_PAYMENTS: Switch,
  /** Where visitors' files are kept instead of the data folder; the endpoint is Amazon's if not given. */
  S3_BUCKET: Word.optional(),
  S3_REGION: Word.optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: Word.optional(),
  S3_SECRET_ACCESS_KEY: Word.optional(),
  /** ClamAV's daemon, which looks at visitors' files: host:port, or the path of its socket. */
  CLAMD_ADDRESS: Word.optional(),
  /** A Ghost whose posts the blog shows, in place of those that come with Foyer; both together. */
  GHOST_URL: GhostAddress.optional(),
  GHOST_CONTENT_KEY: GhostKey.optional(),
  /** A language model behind an OpenAI-compatible endpoint: its base address and the model's name. */
  MODEL_URL: ApiAddress.optional(),
  MODEL_NAME: Word.optional(),
  MODEL_API_KEY: Word.optional(),
  /** The same endpoint's model that makes vectors of texts. */
  MODEL_EMBEDDING_NAME: Word.optional(),
  /** What it may be asked for one firm in a day: tokens, and dollars at these prices of a million tokens. */
  MODEL_DAILY_TOKENS: Count.optional(),
  MODEL_DAILY_COST: Dollars.optional(),
  MODEL_PRICE_INPUT: Dollars.optional(),
  MODEL_PRICE_OUTPUT: Dollars.optional(),
  /** Bounds of one reading of a site; what is not given is in assistant/crawl/limits.ts. */
  CRAWL_MAX_PAGES: Count.optional(),
  CRAWL_MAX_PAGE_BYTES: Count.optional(),
  CRAWL_MAX_TOTAL_BYTES: Count.optional(),
  CRAWL_MAX_MINUTES: Count.optional(),
  CRAWL_CONCURRENCY: Count.optional(),
  /** Addresses of reverse proxies whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: Ranges.default([]),
  /** Addresses that rate limits do not apply to, such as a load test's own. */
  RATE_LIMIT_EXEMPT: Addresses.optional(),
})

/** What the environment said, as the settings' own kinds. */
export type Read = z.output<typeof Environment>
