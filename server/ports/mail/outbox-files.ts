import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** `20261121T093000.123Z-1f2e3d4c`: sorts by time, and cannot name another folder's file. */
const idShape = /^\d{8}T\d{6}\.\d{3}Z-[0-9a-f]{8}$/
const extension = '.eml'

function createId(at: Date): string {
  return `${at.toISOString().replaceAll(/[-:]/g, '')}-${randomBytes(4).toString('hex')}`
}

/** Makes the name's change itself survive a power cut; Windows has no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Keeps a message so that it is either there whole, also after a power cut, or not at all. */
export async function keepMessage(folder: string, message: Uint8Array, at: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const id = createId(at)
  const draft = path.join(folder, `.${id}`)
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(message)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, path.join(folder, id + extension))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolder(folder)
  return id
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Ids of the kept messages, newest first. */
export async function listMessages(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return names
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
    .filter((id) => idShape.test(id))
    .toSorted()
    .toReversed()
}

/** A kept message; undefined where there is none of that id. */
export async function readMessage(folder: string, id: string): Promise<Uint8Array | undefined> {
  if (!idShape.test(id)) return undefined
  try {
    return await readFile(path.join(folder, id + extension))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
