import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeStorage, fileWith, temporaryFolder } from './storage.conformance.ts'
import { diskStorage } from './storage.disk.ts'

describeStorage('the disk', async () =>
  diskStorage({ folder: path.join(temporaryFolder(), 'files') }),
)

describe('the storage on disk', () => {
  it('leaves whole files only, for its own account', async () => {
    const folder = path.join(temporaryFolder(), 'files')
    const storage = diskStorage({ folder })
    await storage.put('firm/one', fileWith(Buffer.from('one')))
    await storage.put('firm/one', fileWith(Buffer.from('two'))).catch(() => undefined)
    expect(readdirSync(path.join(folder, 'firm'))).toEqual(['one'])
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  it('writes nothing where its folder cannot be made', async () => {
    const folder = path.join(temporaryFolder(), 'files')
    writeFileSync(folder, 'a file where the folder should be')
    const storage = diskStorage({ folder })
    await expect(storage.put('firm/one', fileWith(Buffer.from('one')))).rejects.toThrow()
  })

  it('reads nothing beside its folder', async () => {
    const parent = temporaryFolder()
    mkdirSync(path.join(parent, 'files'))
    writeFileSync(path.join(parent, 'secret'), 'secret')
    await expect(
      diskStorage({ folder: path.join(parent, 'files') }).open('../secret'),
    ).rejects.toThrow('not a storage key')
  })
})
