import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openSecret } from './secret.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-secret-'))
const file = path.join(folder, 'secret')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the secret of an installation', () => {
  it('is made once, for this user alone, and stays the same', () => {
    const made = openSecret(folder, undefined)
    expect(made.length).toBeGreaterThan(40)
    expect(openSecret(folder, undefined)).toBe(made)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it.each(['', 'cut off'])('is not taken from a file that holds only %j', (rest) => {
    writeFileSync(file, rest)
    expect(() => openSecret(folder, undefined)).toThrow(
      `The file ${file} does not hold the installation's secret. Put it back from a backup; without it the sign-ins and keys in the database cannot be used.`,
    )
  })

  it('is FOYER_SECRET where that is given', () => {
    expect(openSecret(folder, 'x'.repeat(32))).toBe('x'.repeat(32))
  })
})
