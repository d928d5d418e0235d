import { deleteApp, initializeApp } from '@firebase/app'
import { type Auth, initializeAuth, inMemoryPersistence } from '@firebase/auth'
import type { Identity } from './identity.ts'

/** What an engine may be unable to do; the suite leaves those steps out, and says so. */
export type Inability =
  /** Refuses anybody after too many wrong passwords. */
  | 'counting attempts'
  /** Has a clock that can be moved, so that codes and sign-ins grow old. */
  | 'letting time pass'
  /** Refuses refresh tokens of sessions that a reset, a new password or signing out has ended. */
  | 'ending sessions'
  /** Answers a code of the other kind as it answers one nobody sent. */
  | 'mistaking codes'
  /** Makes a code worthless when a newer one of its kind was sent. */
  | 'replacing codes'
  /** Answers alike for known and unknown addresses when asked to reset a password. */
  | 'keeping addresses to itself'
  /** Asks more of a password than Firebase's six characters. */
  | 'our rule for passwords'
  /** Refuses accounts without an address. */
  | 'refusing strangers'

/**
 * One identity being served, as the suite needs it. Beside the SDK there are a few things that each
 * engine does in its own way: where the SDK finds it, reading a mailed code, switching a person off,
 * moving the clock, and forgetting what was counted.
 */
export type ServedIdentity = {
  identity: Identity
  /** Host name and port, then a path where there is one: of the accounts' calls, and of tokens'. */
  hosts: { accounts: string; tokens: string }
  /** The `oobCode` of the newest letter of that kind to an address. */
  readCode(email: string, kind: 'verify' | 'reset'): Promise<string>
  /** Switches a person off, as an operator would. */
  disable(uid: string): Promise<void>
  /** Moves the engine's clock on; never called where it cannot. */
  pass(milliseconds: number): Promise<void>
  /** Forgets what was counted against this machine, so that one step's tries do not stop another. */
  forgetAttempts(): Promise<void>
  close(): Promise<void>
}

/** The SDK as one browser holds it. */
export type ConnectedSdk = { auth: Auth; close(): Promise<void> }

/**
 * The official SDK as the browser uses it: told the host by its configuration, without its emulator
 * mode (docs/measurements.md, Identity).
 */
export function connectSdk({ identity, hosts }: ServedIdentity, name: string): ConnectedSdk {
  const { apiKey, projectId } = identity.clientConfig
  const app = initializeApp({ apiKey, projectId }, name)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  const { accounts: apiHost, tokens: tokenApiHost } = hosts
  Object.assign(auth.config, { apiScheme: 'http', apiHost, tokenApiHost })
  return { auth, close: () => deleteApp(app) }
}
