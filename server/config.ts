import { resolve } from 'node:path'
import { minutes } from '@foyer/shared/facts/time.ts'
import type { CrawlLimits } from './assistant/crawl/limits.ts'
import { Environment, type Read } from './config-environment.ts'
import { addressIn } from './config-values.ts'

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
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined)
    throw new ConfigProblem(
      'In production mail needs MAIL_FROM too: the sender, whose address also takes what is written in the contact form.',
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

/** The blog's Ghost, where there is one. */
function ghostOf({ GHOST_URL: url, GHOST_CONTENT_KEY: key }: Read) {
  return url === undefined || key === undefined ? undefined : { url, key }
}

/**
 * Tokens of a model for one firm in a day, unless set: some two hundred turns with the pages they are
 * answered from.
 */
const usualDailyTokens = 500_000

/** The language model, where there is one, with what it may be asked for one firm in a day. */
function modelOf(env: Read) {
  const { MODEL_URL: url, MODEL_NAME: name, MODEL_DAILY_COST: dailyCost } = env
  const { MODEL_PRICE_INPUT: input = 0, MODEL_PRICE_OUTPUT: output = 0 } = env
  if (url === undefined || name === undefined) {
    const stray = modelSettings.find((setting) => env[setting] !== undefined)
    if (stray === undefined) return undefined
    throw new ConfigProblem(`${stray} means nothing without MODEL_URL and MODEL_NAME.`)
  }
  if (dailyCost !== undefined && input + output === 0)
    throw new ConfigProblem(
      'MODEL_DAILY_COST needs MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT: what a million tokens cost.',
    )
  return {
    url,
    name,
    apiKey: env.MODEL_API_KEY,
    embeddingName: env.MODEL_EMBEDDING_NAME,
    dailyTokens: env.MODEL_DAILY_TOKENS ?? usualDailyTokens,
    /** Dollars; null where only tokens are counted. */
    dailyCost: dailyCost ?? null,
    /** Dollars for a million tokens. */
    prices: { input, output },
  }
}

const modelSettings = [
  'MODEL_API_KEY',
  'MODEL_EMBEDDING_NAME',
  'MODEL_DAILY_TOKENS',
  'MODEL_DAILY_COST',
  'MODEL_PRICE_INPUT',
  'MODEL_PRICE_OUTPUT',
] as const satisfies (keyof Read)[]

/** Who mail is from until it leaves the machine. */
const localSender = 'Foyer <foyer@localhost.example>'

/** Who mail is from, and where the provider itself is written to. */
function mailOf({ CONTACT_EMAIL, CAREERS_EMAIL, MAIL_FROM: mailFrom = localSender }: Read) {
  const contact = CONTACT_EMAIL ?? addressIn(mailFrom)
  return { mailFrom, siteMail: { contact, careers: CAREERS_EMAIL ?? contact } }
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
  checkTogether(env, ['GHOST_URL', 'GHOST_CONTENT_KEY'])
  checkTogether(env, ['MODEL_URL', 'MODEL_NAME'])
  checkTogether(env, ['MODEL_PRICE_INPUT', 'MODEL_PRICE_OUTPUT'])
  const origins = originsOf(env)
  /** Without APP_ORIGIN the doors stand on ports of their own and the demo firm is seeded. */
  const demo = env.APP_ORIGIN === undefined
  const demoHosts = demo ? [new URL(origins.demoSite).host] : []
  const fetchPrivateHosts = [...env.FETCH_PRIVATE_HOSTS, ...demoHosts]
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
    ...mailOf(env),
    mailHost: demo ? 'foyer.localhost' : new URL(origins.app).hostname,
    fetchPrivateHosts,
    /** Those of them that strangers may have looked at: none where strangers come. */
    checkPrivateHosts: demo ? fetchPrivateHosts : [],
    crawlLimits: crawlLimitsOf(env),
    stripe: stripeOf(env),
    firebase: firebaseOf(env),
    google: googleOf(env),
    s3: s3Of(env),
    clamd: clamdOf(env),
    ghost: ghostOf(env),
    model: modelOf(env),
    /** Where Google sign-in may be started from (specification 1, section 5). */
    authorizedDomains: [new URL(origins.app).hostname, ...env.AUTHORIZED_DOMAINS],
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimitExempt: env.RATE_LIMIT_EXEMPT ?? (demo ? loopback : []),
  }
}
