import { type Identity, IdentityRefused, type Proof } from '#web/platform/identity/identity.ts'

/** An identity service that lives in the test: tokens are made by hand, time is told. */
export type MemoryIdentity = Identity & {
  /** How often a new token was asked for. */
  refreshes: () => number
}

type Options = { signedIn: boolean; onRefresh?: () => string | null; refusal?: string }

const person = { id: 'avery', email: 'avery@firm.example' }

/** A token that expires `lifeSeconds` from now. */
export function makeToken(name: string, lifeSeconds = 3600): string {
  const claims = { name, exp: Math.floor(Date.now() / 1000) + lifeSeconds }
  return `header.${btoa(JSON.stringify(claims))}.signature`
}

/** Makes an identity service with one person, Avery. */
export function createMemoryIdentity(options: Options): MemoryIdentity {
  const listeners = new Set<(proof: Proof | null) => void>()
  let proof: Proof | null = options.signedIn ? { person, token: makeToken('first') } : null
  let asked = 0

  function become(next: Proof | null): void {
    proof = next
    for (const listener of listeners) listener(proof)
  }

  return {
    refreshes: () => asked,
    watch: (listener) => {
      listeners.add(listener)
      listener(proof)
      return () => listeners.delete(listener)
    },
    signIn: async () => {
      if (options.refusal !== undefined) throw new IdentityRefused(options.refusal)
      become({ person, token: makeToken('signed-in') })
    },
    signOut: async () => become(null),
    refreshToken: async () => {
      asked += 1
      return options.onRefresh === undefined ? makeToken(`refresh-${asked}`) : options.onRefresh()
    },
  }
}
