import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import type { StoragePort } from './storage.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A folder that goes after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-storage-'))
  folders.push(folder)
  return folder
}

/** A file with these bytes. */
export function fileWith(bytes: Uint8Array): string {
  const file = path.join(temporaryFolder(), 'file')
  writeFileSync(file, bytes)
  return file
}

async function bytesOf(stream: Readable | undefined): Promise<Buffer | undefined> {
  return stream === undefined ? undefined : await buffer(stream)
}

/** What every storage does. */
export function describeStorage(name: string, open: () => Promise<StoragePort>): void {
  describe(`${name} as storage`, () => {
    it.each([0, 1, 65_536, 10 * 1024 * 1024])('gives back %d bytes as they were', async (size) => {
      const storage = await open()
      const bytes = randomBytes(size)
      const source = fileWith(bytes)
      await storage.put('firm/one', source)
      rmSync(source)
      expect(bytes.equals((await bytesOf(await storage.open('firm/one'))) ?? randomBytes(9))).toBe(
        true,
      )
    })

    it('has nothing under a key that was not written, or was removed', async () => {
      const storage = await open()
      expect(await storage.open('firm/none')).toBeUndefined()
      await storage.put('firm/one', fileWith(Buffer.from('one')))
      await storage.remove('firm/one')
      expect(await storage.open('firm/one')).toBeUndefined()
      await storage.remove('firm/one')
    })

    it('keeps what a key holds when it is written again', async () => {
      const storage = await open()
      await storage.put('firm/one', fileWith(Buffer.from('first')))
      await expect(storage.put('firm/one', fileWith(Buffer.from('second')))).rejects.toThrow()
      expect(String(await bytesOf(await storage.open('firm/one')))).toBe('first')
    })

    it('keeps many at once apart', async () => {
      const storage = await open()
      const keys = Array.from({ length: 20 }, (_, at) => `firm-${at % 3}/file-${at}`)
      await Promise.all(keys.map((key) => storage.put(key, fileWith(Buffer.from(key)))))
      for (const key of keys) expect(String(await bytesOf(await storage.open(key)))).toBe(key)
    })

    it('leaves nothing behind of a file that cannot be read', async () => {
      const storage = await open()
      await expect(
        storage.put('firm/one', path.join(temporaryFolder(), 'no-such-file')),
      ).rejects.toThrow('ENOENT')
      expect(await storage.open('firm/one')).toBeUndefined()
    })

    it.each([
      '',
      '.',
      '..',
      '../secret',
      'a/../../b',
      '/etc/passwd',
      'a//b',
      'a\\b',
      'A',
      'a\0',
      'c:',
    ])('takes no key like %j', async (key) => {
      const storage = await open()
      const source = fileWith(Buffer.from('x'))
      await expect(storage.put(key, source)).rejects.toThrow('not a storage key')
      await expect(storage.open(key)).rejects.toThrow('not a storage key')
      await expect((async () => await storage.remove(key))()).rejects.toThrow('not a storage key')
    })
  })
}
