import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startRefusals } from '@foyer/shared/copy/start.ts'
import { StartRefusal } from '../start-refusal.ts'
import type { Account } from './account.ts'

/** A socket address holds 103 bytes on macOS and 107 on Linux, with the name PostgreSQL adds. */
const longestSocketPath = 103
const socketName = '.s.PGSQL.5432'

/**
 * A private folder for PostgreSQL's socket: in its home, or, when that path is too long for a
 * socket address, in the system's temporary folder under a name made from the path. Throws a
 * StartRefusal when somebody else already owns a folder of that name.
 */
export function openSocketFolder(home: string, account: Account | undefined): string {
  const inside = path.join(home, 'socket')
  const folder = fits(inside) ? inside : shortFolder(home)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const mine = found.uid === process.getuid?.() || found.uid === account?.uid
  if (!found.isDirectory() || !mine) {
    throw new StartRefusal('socket-folder-taken', startRefusals['socket-folder-taken'](folder))
  }
  if (account !== undefined) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
  return folder
}

function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, socketName)) <= longestSocketPath
}

function shortFolder(home: string): string {
  const key = createHash('sha256').update(home).digest('hex').slice(0, 16)
  return path.join(os.tmpdir(), `foyer-${key}`)
}
