import { session as copy } from '@foyer/shared/copy/session.ts'
import { type Identity, IdentityRefused, type Person, type Proof } from './identity/identity.ts'
import { needsRefresh, type TokenStore } from './token.ts'

/** Where the session stands. `notice` says why it ended, where it did not end by choice. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'unavailable' }
  | { status: 'signed-out'; notice: string | null }
  | { status: 'signed-in'; person: Person }

/** The session of this browser: who is signed in, and the token that proves it. */
export type Session = {
  getState: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Begins to watch the identity service, once; after `unavailable` it begins again. */
  start: () => Promise<void>
  /** The identity service; throws `auth/network-request-failed` while it could not be loaded. */
  identity: () => Identity
  signOut: () => Promise<void>
  /** Whether a token is stored in this browser. */
  hasToken: () => boolean
  freshToken: () => Promise<string | null>
  refreshToken: () => Promise<string | null>
  endSession: () => void
}

/** What a session is made of. */
export type SessionParts = {
  tokens: TokenStore
  loadIdentity: () => Promise<Identity>
  /** Tells the server that the holder of `token` signs out; failing is no obstacle. */
  announceSignOut: (token: string) => void
  logFailure: (what: string, error: unknown) => void
}

/** Makes the one session of a page. */
export function createSession(parts: SessionParts): Session {
  const { tokens } = parts
  const { getState, subscribe, set } = createState()
  let identity: Identity | null = null
  let notice: string | null = null
  let underway: Promise<void> | null = null

  const renewal = createRenewal(parts, async () => (await identity?.refreshToken()) ?? null)

  function receive(proof: Proof | null): void {
    if (proof === null) {
      // Who signs out, here or in another tab, takes the token first: with it, the session has
      // ended by itself.
      if (tokens.read() !== null) notice = copy.ended
      tokens.clear()
      set({ status: 'signed-out', notice })
    } else {
      notice = null
      if (proof.token !== '') tokens.write(proof.token)
      set({ status: 'signed-in', person: proof.person })
    }
  }

  async function open(): Promise<void> {
    set({ status: 'loading' })
    try {
      identity = await parts.loadIdentity()
      identity.watch(receive)
    } catch (error) {
      parts.logFailure('The identity service could not be loaded', error)
      underway = null
      set({ status: 'unavailable' })
    }
  }

  return {
    getState,
    subscribe,
    ...renewal,
    start: () => (underway ??= open()),
    identity: () => present(identity),
    signOut: async () => {
      forgetToken(parts)
      await identity?.signOut()
    },
    endSession: () => {
      tokens.clear()
      notice = copy.ended
      identity?.signOut().catch((error: unknown) => {
        parts.logFailure('Signing out failed', error)
        receive(null)
      })
    },
  }
}

function present(identity: Identity | null): Identity {
  if (identity === null) throw new IdentityRefused('auth/network-request-failed')
  return identity
}

/** On signing out the token goes first, and the server is told with what is left of it. */
function forgetToken({ tokens, announceSignOut }: SessionParts): void {
  const token = tokens.read()
  tokens.clear()
  if (token !== null) announceSignOut(token)
}

/** Keeps the stored token alive. A refresh that fails is logged and the old token kept. */
function createRenewal({ tokens, logFailure }: SessionParts, renew: () => Promise<string | null>) {
  let underway: Promise<string | null> | null = null

  async function refresh(): Promise<string | null> {
    try {
      const token = await renew()
      if (token !== null) tokens.write(token)
      return token
    } catch (error) {
      logFailure('The token could not be refreshed', error)
      return null
    } finally {
      underway = null
    }
  }

  // Calls that meet an old token together wait for one refresh.
  const refreshToken = (): Promise<string | null> => (underway ??= refresh())

  return {
    refreshToken,
    hasToken: () => tokens.read() !== null,
    freshToken: async () => {
      const token = tokens.read()
      if (token !== null && !needsRefresh(token, Date.now())) return token
      return (await refreshToken()) ?? token
    },
  }
}

function createState() {
  let state: SessionState = { status: 'loading' }
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (next: SessionState) => {
      state = next
      for (const listener of listeners) listener()
    },
  }
}
