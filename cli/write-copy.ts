import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Operator } from '@foyer/server/operator.ts'
import { writeNewFile } from '@foyer/server/platform/write-file.ts'
import { copyReadme, operator as copy } from '@foyer/shared/copy/operator.ts'
import { Refused } from './refused.ts'

type CopyFiles = ReturnType<Operator['copyFirm']>
type CopyFile = CopyFiles extends AsyncIterable<infer File> ? File : never

/** What was written: how many files, and visitors' files whose bytes are not among them. */
export type WrittenCopy = { folder: string; files: number; missing: Missing[] }
type Missing = { path: string; why: string }

/** Only whoever gave the command may read it: it holds what visitors told a lawyer. */
const ownFolder = { recursive: true, mode: 0o700 } as const
const ownFile = { flag: 'wx', mode: 0o600 } as const

async function writeOne(place: string, file: Exclude<CopyFile, { missing: string }>) {
  await mkdir(path.dirname(place), ownFolder)
  if ('json' in file) await writeFile(place, `${JSON.stringify(file.json, null, 2)}\n`, ownFile)
  else if (file.bytes instanceof Uint8Array) await writeFile(place, file.bytes, ownFile)
  else await writeNewFile(place, file.bytes)
}

/**
 * Writes a copy into a new folder, which has its name only once everything is in it.
 * @throws Refused where there is something of that name.
 */
export async function writeCopy(
  folder: string,
  name: string,
  files: CopyFiles,
): Promise<WrittenCopy> {
  if (existsSync(folder)) throw new Refused(copy.folderTaken(folder))
  const draft = `${folder}.unfinished`
  if (existsSync(draft)) throw new Refused(copy.folderTaken(draft))
  const written: WrittenCopy = { folder, files: 0, missing: [] }
  try {
    await mkdir(draft, ownFolder)
    await writeFile(path.join(draft, 'README.txt'), copyReadme(name), ownFile)
    for await (const file of files)
      if ('missing' in file) written.missing.push({ path: file.path, why: file.missing })
      else {
        await writeOne(path.join(draft, file.path), file)
        written.files += 1
      }
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  return written
}
