import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The installation's secret: FOYER_SECRET, or one made on the first start and kept in the data
 * folder for this user alone. Logins and encryption keys are derived from it, so it must not be lost.
 */
export function openSecret(dataFolder: string, given: string | undefined): string {
  if (given !== undefined) return given
  const file = path.join(dataFolder, 'secret')
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8')
}
