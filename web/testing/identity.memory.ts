import {
  type Identity,
  IdentityRefused,
  type Person,
  type Proof,
} from '#web/platform/identity/identity.ts'

/** An identity service that lives in the test: tokens are made by hand, time is told. */
export type MemoryIdentity = Identity & {
  /** How often a new token was asked for. */
  refreshes: () => number
  /** What was asked of the service, in order: the method's name and what it was given. */
  asked: readonly (readonly string[])[]
}

type Options = {
  signedIn: boolean
  onRefresh?: () => string | null
  /** The code every method refuses with that changes something. */
  refusal?: string
  google?: Identity['google']
  person?: Partial<Person>
  /** Holds Google's popup open until it resolves; it throws what the popup ends with. */
  popup?: () => Promise<void>
}

const avery: Person = {
  id: 'avery',
  email: 'avery@firm.example',
  displayName: 'Avery Stone',
  emailVerified: true,
  hasPassword: true,
}

/** A token that expires `lifeSeconds` from now. */
export function makeToken(name: string, lifeSeconds = 3600): string {
  const claims = { name, exp: Math.floor(Date.now() / 1000) + lifeSeconds }
  return `header.${btoa(JSON.stringify(claims))}.signature`
}

/** Makes an identity service with one person, Avery. */
export function createMemoryIdentity(options: Options): MemoryIdentity {
  const listeners = new Set<(proof: Proof | null) => void>()
  const person = { ...avery, ...options.person }
  let proof: Proof | null = options.signedIn ? { person, token: makeToken('first') } : null
  let refreshes = 0
  const asked: string[][] = []

  function become(next: Proof | null): void {
    proof = next
    for (const listener of listeners) listener(proof)
  }

  async function note(...what: string[]): Promise<void> {
    asked.push(what)
    if (options.refusal !== undefined) throw new IdentityRefused(options.refusal)
  }

  return {
    refreshes: () => refreshes,
    asked,
    watch: (listener) => {
      listener(proof)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn: async (email, password) => {
      await note('signIn', email, password)
      become({ person, token: makeToken('signed-in') })
    },
    signUp: async ({ email, password, displayName }) => {
      await note('signUp', email, password, displayName)
      const made = { ...person, email, displayName, emailVerified: false }
      become({ person: made, token: makeToken('signed-up') })
    },
    google: options.google ?? null,
    prepareGoogle: () => void asked.push(['prepareGoogle']),
    signInWithGoogle: async () => {
      asked.push(['signInWithGoogle'])
      await options.popup?.()
      become({ person: { ...person, hasPassword: false }, token: makeToken('google') })
    },
    signOut: async () => become(null),
    refreshToken: async () => {
      refreshes += 1
      return (options.onRefresh ?? (() => makeToken(`refresh-${refreshes}`)))()
    },
    lookAgain: async () => {
      if (proof !== null) become({ ...proof, person: { ...proof.person, emailVerified: true } })
    },
    ...byLetter(note),
    changePassword: (current, next) => note('changePassword', current, next),
  }
}

type Note = (...what: string[]) => Promise<void>

function byLetter(
  note: Note,
): Pick<Identity, 'sendVerification' | 'verifyEmail' | 'checkResetCode' | 'resetPassword'> {
  return {
    sendVerification: () => note('sendVerification'),
    verifyEmail: (code) => note('verifyEmail', code),
    checkResetCode: async (code) => {
      await note('checkResetCode', code)
      return 'avery@firm.example'
    },
    resetPassword: (code, password) => note('resetPassword', code, password),
  }
}
