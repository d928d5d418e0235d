import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { zipOf } from '#server/testing/sample-files.ts'
import type { ScannerPort } from './scanner.ts'
import { eicar } from './testing/eicar.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-scan-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
/** A file with these bytes. */
export function fileOf(bytes: Uint8Array | string): string {
  const file = path.join(folder, String((files += 1)))
  writeFileSync(file, bytes)
  return file
}

/** What every scanner that scans does. */
export function describeScanner(name: string, open: () => ScannerPort): void {
  describe(`${name} as scanner`, () => {
    it.each([0, 1, 65_536, 10 * 1024 * 1024])('passes %d harmless bytes', async (size) => {
      expect(await open().scan(fileOf(randomBytes(size)))).toEqual({ outcome: 'clean' })
    })

    it.each([
      ['plain', eicar],
      ['in a ZIP', zipOf({ 'notes.txt': 'harmless', 'invoice.txt': eicar })],
    ])('finds what is harmful, %s', async (_how, bytes) => {
      expect(await open().scan(fileOf(bytes))).toEqual({
        outcome: 'infected',
        name: expect.stringMatching(/eicar/i),
      })
    })

    it('scans many at once, each with its own verdict', async () => {
      const scanner = open()
      const verdicts = await Promise.all(
        Array.from({ length: 8 }, (_, n) => scanner.scan(fileOf(n % 2 === 0 ? eicar : 'harmless'))),
      )
      expect(verdicts.map(({ outcome }) => outcome)).toEqual(
        Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? 'infected' : 'clean')),
      )
    })

    it('has no verdict on a file that is not there', async () => {
      await expect(open().scan(path.join(folder, 'gone'))).rejects.toThrow('ENOENT')
    })
  })
}
