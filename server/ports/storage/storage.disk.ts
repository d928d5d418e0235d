import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { assertKey, type StoragePort } from './storage.ts'

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

async function sync(place: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(place, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes a new name itself survive a power cut; Windows has no such call and needs none. */
async function syncFolders(from: string, upTo: string): Promise<void> {
  if (process.platform === 'win32') return
  await sync(from, 'r')
  if (from !== upTo) await syncFolders(path.dirname(from), upTo)
}

/**
 * Files in a folder of this machine, readable by this account alone. Each is copied aside, synced and
 * then named, so that a name always stands for a whole file.
 */
export function diskStorage({ folder }: { folder: string }): StoragePort {
  const root = path.resolve(folder)
  const placeOf = (key: string): string => {
    assertKey(key)
    return path.join(root, ...key.split('/'))
  }
  return {
    kind: 'disk',
    async put(key, source) {
      const place = placeOf(key)
      const home = path.dirname(place)
      await mkdir(home, { recursive: true, mode: 0o700 })
      const draft = path.join(home, `.${randomUUID()}`)
      try {
        await copyFile(source, draft, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
        await sync(draft, 'r+')
        // A link, unlike a renaming, fails where the name is taken.
        await link(draft, place)
      } finally {
        await rm(draft, { force: true })
      }
      try {
        await syncFolders(home, path.dirname(root))
      } catch (error) {
        await rm(place, { force: true })
        throw error
      }
    },
    async open(key) {
      try {
        return (await open(placeOf(key), 'r')).createReadStream()
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: (key) => rm(placeOf(key), { force: true }),
  }
}
