import { hash, verify } from '@node-rs/argon2'
import { ratePrefix } from '#server/platform/door.ts'
import {
  hashesAtOnce,
  hashesOfOneNetwork,
  hashesWaiting,
  passwordCost,
  queueSeconds,
} from './limits.ts'
import { IdentityRefusal } from './refusal.ts'

/** Hashes and checks passwords, a few at a time. `address` is where the request came from; null for an operator's own. */
export type Passwords = {
  hash(password: string, address: string | null): Promise<string>
  /** Takes as long for `null` (nobody's hash) as for a wrong password. */
  matches(hashed: string | null, password: string, address: string): Promise<boolean>
}

/** The same characters typed on another keyboard may arrive composed differently. */
function normalise(password: string): string {
  return password.normalize('NFKC')
}

/** IPv4 whole, IPv6 by its /48. */
const networkOf = (address: string): string => ratePrefix(address).split(':').slice(0, 3).join(':')

const busy = () => new IdentityRefusal('TOO_MANY_ATTEMPTS_TRY_LATER', queueSeconds)

/** Lets one network have so many of its hashes running or waiting, and refuses it more. */
function shareOut() {
  const taken = new Map<string, number>()
  return async <T>(address: string | null, work: () => Promise<T>): Promise<T> => {
    if (address === null) return await work()
    const network = networkOf(address)
    const mine = taken.get(network) ?? 0
    if (mine >= hashesOfOneNetwork) throw busy()
    taken.set(network, mine + 1)
    try {
      return await work()
    } finally {
      const left = (taken.get(network) ?? 1) - 1
      if (left === 0) taken.delete(network)
      else taken.set(network, left)
    }
  }
}

/**
 * At most two hashes at a time and a short queue; whoever comes after that is told to try later,
 * rather than hold memory and threads that everybody needs.
 */
export function createPasswords(): Passwords {
  let running = 0
  const waiting: (() => void)[] = []
  const nobodysHash = hash('nobody', passwordCost)
  const inShare = shareOut()

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= hashesAtOnce) {
      if (waiting.length >= hashesWaiting) throw busy()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }

  return {
    hash: (password, address) =>
      inShare(address, () => inTurn(() => hash(normalise(password), passwordCost))),
    matches: (hashed, password, address) =>
      inShare(address, () =>
        inTurn(async () => {
          const right = await verify(hashed ?? (await nobodysHash), normalise(password))
          return right && hashed !== null
        }),
      ),
  }
}
