import { hash, verify } from '@node-rs/argon2'
import { hashesAtOnce, hashesWaiting, passwordCost, queueSeconds } from './limits.ts'
import { IdentityRefusal } from './refusal.ts'

/** Hashes and checks passwords, a few at a time. */
export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes as long for `null` (nobody's hash) as for a wrong password. */
  matches(hashed: string | null, password: string): Promise<boolean>
}

/** The same characters typed on another keyboard may arrive composed differently. */
function normalise(password: string): string {
  return password.normalize('NFKC')
}

/**
 * At most two hashes at a time and a short queue; whoever comes after that is told to try later,
 * rather than hold memory and threads that everybody needs.
 */
export function createPasswords(): Passwords {
  let running = 0
  const waiting: (() => void)[] = []
  const nobodysHash = hash('nobody', passwordCost)

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= hashesAtOnce) {
      if (waiting.length >= hashesWaiting)
        throw new IdentityRefusal('TOO_MANY_ATTEMPTS_TRY_LATER', queueSeconds)
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
    hash: (password) => inTurn(() => hash(normalise(password), passwordCost)),
    matches: (hashed, password) =>
      inTurn(async () => {
        const right = await verify(hashed ?? (await nobodysHash), normalise(password))
        return right && hashed !== null
      }),
  }
}
