import type { Database } from '#server/platform/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Clock } from '#server/ports/clock/clock.ts'
import type { TokenParts } from './id-tokens.ts'
import type { Passwords } from './passwords.ts'
import type { Secrets } from './secrets.ts'

/** What the embedded identity's operations work with. */
export type Parts = {
  db: Database
  clock: Clock
  log: Log
  secrets: Secrets
  passwords: Passwords
  tokens: TokenParts
  /** Host names that people may sign in from through another provider. */
  authorizedDomains: readonly string[]
  /** Addresses whose sign-ups and letters are not counted; guesses are counted for everybody. */
  exempt: readonly string[]
}
