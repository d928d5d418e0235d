import { hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startRefusals } from '@foyer/shared/copy/start.ts'
import { StartRefusal } from './platform/start-refusal.ts'

/** As FOYER_SECRET: shorter is a file that was cut off. */
const shortest = 32

/**
 * The installation's secret: FOYER_SECRET, or one made on the first start and kept in the data
 * folder for this user alone. Logins and encryption keys are derived from it, so it must not be lost
 * and is written whole or not at all.
 * @throws StartRefusal where the file is there but holds no secret.
 */
export function openSecret(dataFolder: string, given: string | undefined): string {
  if (given !== undefined) return given
  const file = path.join(dataFolder, 'secret')
  if (!existsSync(file)) {
    const draft = `${file}.new`
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    renameSync(draft, file)
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < shortest)
    throw new StartRefusal('secret-damaged', startRefusals['secret-damaged'](file))
  return secret
}

/** Gives each use of the secret a key of 256 bits of its own. */
export function deriveKeys(secret: string): (use: string) => Buffer {
  return (use) => Buffer.from(hkdfSync('sha256', secret, '', `key for ${use}`, 32))
}
