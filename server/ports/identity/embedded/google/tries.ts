import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Parts } from '../parts.ts'
import type { Account } from '../queries.ts'
import { credentialLife, tryLife, tryMemory } from './limits.ts'
import type { Recognised } from './people.ts'
import { createChecks, type ProviderChecks, type ProviderPerson, type Refused } from './provider.ts'
import {
  addTry,
  findTryByEvent,
  findTryByState,
  handOut,
  pruneTries,
  redeem,
  settleTry,
  type Try,
} from './queries.ts'

type TryParts = Pick<Parts, 'db' | 'clock' | 'secrets'>

/** 256 random bits, or the hash of such. */
const secret = /^[\w-]{43}$/
const createSecret = () => randomBytes(32).toString('base64url')

/** What stands for a secret where others may see it: in an address, in the database, to other windows. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** What is sealed until the person is back, and then what is known of them. */
const Checks = z.object({ nonce: z.string(), verifier: z.string() })
const Known = z.object({
  settledAt: z.number(),
  isNewUser: z.boolean(),
  subject: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** When what was handed out stops being good, once it was. */
  goodUntil: z.number().optional(),
})
type Known = z.output<typeof Known>

const sealName = (eventHash: string) => `google try ${eventHash}`

function open<S extends z.ZodType>(parts: TryParts, found: Try, schema: S): z.output<S> | null {
  const text = parts.secrets.unseal(found.sealed, sealName(found.eventHash))
  const parsed = schema.safeParse(text === null ? null : JSON.parse(text))
  return parsed.success ? parsed.data : null
}

const seal = ({ secrets }: TryParts, eventHash: string, value: ProviderChecks | Known) =>
  secrets.seal(JSON.stringify(value), sealName(eventHash))

/**
 * A try that begins: `name` is how windows speak of it, `state` what the provider hands back, and
 * `binding` what only this browser's cookie knows, of which the state is the hash.
 */
export type BegunTry = { name: string; state: string; binding: string; checks: ProviderChecks }

/** Begins a try under the page's `event`; undefined where that is none, or is in use. */
export async function beginTry(parts: TryParts, event: string): Promise<BegunTry | undefined> {
  if (!secret.test(event)) return undefined
  const now = parts.clock.now()
  const name = hash(event)
  const binding = createSecret()
  const state = hash(binding)
  const checks = createChecks()
  const added = await parts.db.asNobody(async (tx) => {
    await pruneTries(tx, new Date(now.getTime() - tryMemory))
    return await addTry(tx, {
      eventHash: name,
      stateHash: hash(state),
      sealed: seal(parts, name, checks),
      createdAt: now,
      expiresAt: new Date(now.getTime() + tryLife),
    })
  })
  return added ? { name, state, binding, checks } : undefined
}

/** The cookie that binds a try to one browser; several tries may be under way in it. */
export const cookieOf = (name: string): string => `foyer-google-${name.slice(0, 22)}`

/** What a request's cookies hold, by name. */
export type Cookies = (name: string) => string | undefined

const isBound = (found: Try, cookies: Cookies): boolean =>
  hash(hash(cookies(cookieOf(found.eventHash)) ?? '')) === found.stateHash

/** A try as the provider's answer finds it. */
export type ReturnedTry =
  | { outcome: 'open'; name: string; state: string; checks: ProviderChecks }
  /** It has ended already, or its time is over. */
  | { outcome: 'over'; name: string }

/**
 * The try somebody comes back to with `state`; undefined where there is none or it was begun in
 * another browser, as when an answer of somebody else's is slipped to a person.
 */
export async function findReturned(
  parts: TryParts,
  state: string,
  cookies: Cookies,
): Promise<ReturnedTry | undefined> {
  const found = await parts.db.asNobody((tx) => findTryByState(tx, hash(state)))
  if (found === undefined || !isBound(found, cookies)) return undefined
  const name = found.eventHash
  const isOver = found.uid !== null || found.refusal !== null || isExpired(found, parts)
  const checks = isOver ? null : open(parts, found, Checks)
  return checks === null ? { outcome: 'over', name } : { outcome: 'open', name, state, checks }
}

const isExpired = ({ expiresAt }: Try, { clock }: TryParts) => expiresAt <= clock.now()

/** Writes that nobody was signed in, and why. */
export async function refuseTry(parts: TryParts, name: string, { code }: Refused): Promise<void> {
  const ending = { uid: null, refusal: code, sealed: '' }
  await parts.db.asNobody((tx) => settleTry(tx, name, ending))
}

/** Writes who it was. */
export async function settle(
  parts: TryParts,
  name: string,
  { uid, isNewUser, person }: Recognised & { person: ProviderPerson },
): Promise<void> {
  const { subject, name: displayName, firstName, lastName } = person
  const settledAt = parts.clock.now().getTime()
  const known = { settledAt, isNewUser, subject, name: displayName, firstName, lastName }
  const ending = { uid, refusal: null, sealed: seal(parts, name, known) }
  await parts.db.asNobody((tx) => settleTry(tx, name, ending))
}

/** How a try stands, for the page that began it. */
export type Standing =
  | { outcome: 'pending' }
  | Refused
  | { outcome: 'signed-in'; credential: string }
  | { outcome: 'delivered' }

/**
 * How the try of `event` stands. Its credential is handed out once. Undefined where there is no such
 * try, or it is another browser's: knowing the event alone is not enough, for whoever sends a person
 * to the first address of a try knows it.
 */
export async function askTry(
  parts: TryParts,
  event: string,
  cookies: Cookies,
): Promise<Standing | undefined> {
  const name = hash(event)
  const found = await parts.db.asNobody((tx) => findTryByEvent(tx, name))
  if (found === undefined || !isBound(found, cookies)) return undefined
  if (found.refusal !== null) return { outcome: 'refused', code: found.refusal }
  if (found.credentialHash !== null) return { outcome: 'delivered' }
  if (isExpired(found, parts)) return { outcome: 'refused', code: 'auth/invalid-auth-event' }
  if (found.uid === null) return { outcome: 'pending' }
  return await handOutOnce(parts, found)
}

async function handOutOnce(parts: TryParts, found: Try): Promise<Standing> {
  const known = open(parts, found, Known)
  // Sealed under another secret: the person begins again.
  if (known === null) return { outcome: 'refused', code: 'auth/invalid-auth-event' }
  const credential = createSecret()
  const goodUntil = parts.clock.now().getTime() + credentialLife
  const handed = {
    credentialHash: hash(credential),
    sealed: seal(parts, found.eventHash, { ...known, goodUntil }),
  }
  const first = await parts.db.asNobody((tx) => handOut(tx, found.eventHash, handed))
  return first ? { outcome: 'signed-in', credential } : { outcome: 'delivered' }
}

/** Takes a credential for the person it stands for, once; undefined where it is not good. */
export async function redeemCredential(
  parts: TryParts,
  credential: string,
): Promise<{ account: Account; known: Known } | undefined> {
  const now = parts.clock.now()
  const taken = await parts.db.asNobody((tx) => redeem(tx, hash(credential), now))
  if (taken === undefined) return undefined
  const known = open(parts, taken.redeemed, Known)
  if (known === null || known.goodUntil === undefined || now.getTime() > known.goodUntil)
    return undefined
  return { account: taken.account, known }
}
