import { resolve } from 'node:path'
import { minutes } from '@foyer/shared/facts/time.ts'
import { z } from 'zod'
import type { CrawlLimits } from './assistant/crawl/limits.ts'

const Port = z.coerce.number().int().min(1).max(65_532)
const List = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)
/** A key or a name without spaces. */
const Word = z.string().trim().min(1).regex(/^\S+$/)
/** A host name and nothing around it, with a port where there is one. */
const HostName = z.string().regex(/^[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/i)
const Count = z.coerce.number().int().min(1)
const Origin = z.url().transform((text) => new URL(text).origin)
const Switch = z
  .enum(['0', '1'])
  .default('0')
  .transform((text) => text === '1')

/** Everything the environment may say, by its name there. */
const Environment = z.object({
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
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Foyer <foyer@localhost.example>'),
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
  /** Bounds of one reading of a site; what is not given is in assistant/crawl/limits.ts. */
  CRAWL_MAX_PAGES: Count.optional(),
  CRAWL_MAX_PAGE_BYTES: Count.optional(),
  CRAWL_MAX_TOTAL_BYTES: Count.optional(),
  CRAWL_MAX_MINUTES: Count.optional(),
  CRAWL_CONCURRENCY: Count.optional(),
  /** Addresses of reverse proxies whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: List.default([]),
  /** Addresses that rate limits do not apply to, such as a load test's own. */
  RATE_LIMIT_EXEMPT: List.optional(),
})

type Read = z.output<typeof Environment>

/** The process's configuration, read once. */
export type Config = ReturnType<typeof readConfig>

/** A configuration that cannot be used; its message is one plain sentence. */
export class ConfigProblem extends Error {}

const roles = ['web', 'worker'] as const
type Role = (typeof roles)[number]

function chosenRoles(named: string[]): ReadonlySet<Role> {
  const known = roles.filter((role) => named.includes(role))
  if (known.length !== named.length)
    throw new ConfigProblem(`The roles are web and worker; "${named.join(',')}" names another.`)
  return new Set(known.length === 0 ? roles : known)
}

/** In production each door needs an address of its own; on a laptop none is given. */
function checkOrigins(env: Read, production: boolean): void {
  const given = [env.APP_ORIGIN, env.WIDGET_ORIGIN, env.FILES_ORIGIN]
  const named = given.filter((origin) => origin !== undefined)
  if (named.length === 0 && !production) return
  const hosts = new Set(named.map((origin) => new URL(origin).host))
  if (hosts.size !== given.length)
    throw new ConfigProblem(
      'APP_ORIGIN, WIDGET_ORIGIN and FILES_ORIGIN belong together: three addresses with three different host names.',
    )
}

function checkPrivateHosts(hosts: string[]): void {
  const wrong = hosts.find((host) => !/^(?:\[[0-9a-f:.]+\]|[^\s:/@]+):\d{1,5}$/i.test(host))
  if (wrong !== undefined)
    throw new ConfigProblem(`FETCH_PRIVATE_HOSTS is a list of host:port; "${wrong}" is not one.`)
}

function readEnvironment(environment: NodeJS.ProcessEnv): Read {
  const parsed = Environment.safeParse(environment)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new ConfigProblem(`${issue?.path.join('.')} cannot be used: ${issue?.message}.`)
}

/** Keys that mean nothing one without the other. */
function checkTogether(env: Read, names: (keyof Read)[]): void {
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length > 0 && missing.length < names.length)
    throw new ConfigProblem(
      `${names.join(', ')} belong together; ${missing.join(', ')} is missing.`,
    )
}

/** In production nothing may quietly be a stand-in. */
function checkProduction(env: Read): void {
  if (env.STRIPE_SECRET_KEY === undefined && !env.FOYER_ALLOW_SANDBOX_PAYMENTS)
    throw new ConfigProblem(
      'In production payments need STRIPE_SECRET_KEY; FOYER_ALLOW_SANDBOX_PAYMENTS=1 allows test payments instead.',
    )
  if (env.SMTP_URL === undefined && !env.FOYER_ALLOW_OUTBOX)
    throw new ConfigProblem(
      'In production mail needs SMTP_URL; FOYER_ALLOW_OUTBOX=1 allows the outbox instead.',
    )
  if (env.FOYER_SECRET === undefined && env.DATABASE_URL !== undefined)
    throw new ConfigProblem(
      'In production with DATABASE_URL, FOYER_SECRET must be set (32 characters or more).',
    )
}

/** Where the doors stand: as given, or on four ports of this machine. */
function originsOf(env: Read) {
  const local = (n: number) => `http://localhost:${env.PORT + n}`
  return {
    app: env.APP_ORIGIN ?? local(0),
    widget: env.WIDGET_ORIGIN ?? local(1),
    files: env.FILES_ORIGIN ?? local(2),
    /** Another site to the browser, not only another port (design section 4). */
    demoSite: `http://127.0.0.1:${env.PORT + 3}`,
  }
}

/** Stripe, where it is set up. */
function stripeOf(env: Read) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_ORIGIN: apiOrigin } = env
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined)
    return undefined
  return { secretKey, publishableKey, webhookSecret, apiOrigin }
}

/** Hosted Firebase Auth, where it is set up. The SDK takes no API key with a colon in it. */
function firebaseOf(env: Read) {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_PROJECT_ID: projectId } = env
  if (apiKey === undefined || projectId === undefined) return undefined
  if (apiKey.includes(':')) throw new ConfigProblem('FIREBASE_API_KEY may not contain a colon.')
  return { apiKey, projectId, authDomain: env.FIREBASE_AUTH_DOMAIN ?? null }
}

/** The bucket for visitors' files, where there is one. */
function s3Of(env: Read) {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (
    bucket === undefined ||
    region === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined
  ) {
    if (endpoint === undefined) return undefined
    throw new ConfigProblem('S3_ENDPOINT means nothing without S3_BUCKET.')
  }
  return { bucket, region, endpoint, accessKeyId, secretAccessKey }
}

/** Where clamd listens, where there is one. */
function clamdOf({ CLAMD_ADDRESS: given }: Read) {
  if (given === undefined) return undefined
  if (given.startsWith('/')) return { path: given }
  const [, host, port] = /^(\[[0-9a-f:.]+\]|[^\s:/@]+):(\d{1,5})$/i.exec(given) ?? []
  if (host === undefined || port === undefined || Number(port) < 1 || Number(port) > 65_535)
    throw new ConfigProblem(
      `CLAMD_ADDRESS is host:port or the path of a socket; "${given}" is neither.`,
    )
  return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) }
}

/** The embedded identity's client at Google, where there is one. */
function googleOf(env: Read) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (clientId === undefined || clientSecret === undefined) return undefined
  const { protocol, hostname } = new URL(env.GOOGLE_ISSUER)
  const isNear = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol !== 'https:' && !isNear)
    throw new ConfigProblem('GOOGLE_ISSUER must begin with https, except on this machine.')
  return { clientId, clientSecret, issuer: env.GOOGLE_ISSUER }
}

/** The crawler's limits that the environment sets; the others keep their defaults. */
function crawlLimitsOf(env: Read): Partial<CrawlLimits> {
  const given = {
    maxPages: env.CRAWL_MAX_PAGES,
    maxBytesPerPage: env.CRAWL_MAX_PAGE_BYTES,
    maxTotalBytes: env.CRAWL_MAX_TOTAL_BYTES,
    totalTimeMs: env.CRAWL_MAX_MINUTES === undefined ? undefined : minutes(env.CRAWL_MAX_MINUTES),
    concurrency: env.CRAWL_CONCURRENCY,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** `--roles=web,worker`, which wins over FOYER_ROLES. */
function rolesFlag(args: readonly string[]): string[] | undefined {
  const flag = args.find((arg) => arg.startsWith('--roles='))
  return flag?.slice('--roles='.length).split(',')
}

/** On a laptop every caller is the newcomer trying the demo, or a test. */
const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/**
 * Reads the configuration from `environment` and `--roles=web,worker`.
 * @throws ConfigProblem with one plain sentence.
 */
export function readConfig(environment: NodeJS.ProcessEnv, args: readonly string[] = []) {
  const env = readEnvironment(environment)
  const production = env.NODE_ENV === 'production'
  if (production) checkProduction(env)
  checkOrigins(env, production)
  checkPrivateHosts(env.FETCH_PRIVATE_HOSTS)
  checkTogether(env, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])
  checkTogether(env, ['FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID'])
  checkTogether(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  checkTogether(env, ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
  const origins = originsOf(env)
  /** Without APP_ORIGIN the doors stand on ports of their own and the demo firm is seeded. */
  const demo = env.APP_ORIGIN === undefined
  const demoHosts = demo ? [new URL(origins.demoSite).host] : []
  return {
    production,
    demo,
    bindHost: env.HOST,
    dataFolder: resolve(env.FOYER_DATA),
    secret: env.FOYER_SECRET,
    startAt: env.FOYER_NOW === undefined ? undefined : new Date(env.FOYER_NOW),
    administratorUid: env.FOYER_ADMIN_UID,
    logLevel: env.FOYER_LOG,
    roles: chosenRoles(rolesFlag(args) ?? env.FOYER_ROLES),
    databaseUrl: env.DATABASE_URL,
    port: env.PORT,
    origins,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailHost: demo ? 'foyer.localhost' : new URL(origins.app).hostname,
    fetchPrivateHosts: [...env.FETCH_PRIVATE_HOSTS, ...demoHosts],
    crawlLimits: crawlLimitsOf(env),
    stripe: stripeOf(env),
    firebase: firebaseOf(env),
    google: googleOf(env),
    s3: s3Of(env),
    clamd: clamdOf(env),
    /** Where Google sign-in may be started from (specification 1, section 5). */
    authorizedDomains: [new URL(origins.app).hostname, ...env.AUTHORIZED_DOMAINS],
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimitExempt: env.RATE_LIMIT_EXEMPT ?? (demo ? loopback : []),
  }
}
