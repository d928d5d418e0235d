import { randomUUID } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { start, startRefusals } from '@foyer/shared/copy/start.ts'
import { StartRefusal } from '../start-refusal.ts'
import { type Account, canReach, chooseAccount } from './account.ts'

/** Where one cluster and everything around it lives, and under which account it runs. */
export type Home = { folder: string; cluster: string; account: Account | undefined }

/** Where a root Foyer keeps a database whose data folder PostgreSQL's account cannot enter. */
const systemFolder = '/var/lib/foyer'

/**
 * The folder for PostgreSQL: `postgres` in the data folder. When Foyer is root and the data folder
 * lies where PostgreSQL's account cannot go (root's own home, commonly), a folder of its own under
 * `elsewhere`, remembered in the data folder, so that deleting the data folder still begins anew.
 * Throws a StartRefusal when neither can be used.
 */
export function openHome(
  dataDir: string,
  onProgress: (sentence: string) => void,
  elsewhere = systemFolder,
): Home {
  const inside = homeAt(dataDir)
  if (inside.account === undefined) return openAsOrdinaryUser(inside)
  const outside = rememberedPlace(dataDir)
  if (outside === undefined && handOver(inside.folder, inside.account)) return inside
  const folder = outside ?? path.join(elsewhere, randomUUID())
  const home = homeAt(folder)
  if (home.account === undefined || !handOver(home.folder, home.account)) {
    throw new StartRefusal(
      'folder-not-reachable',
      startRefusals['folder-not-reachable'](dataDir, inside.account.name),
    )
  }
  if (outside === undefined) {
    writeFileSync(placeFile(dataDir), `${folder}\n`)
    onProgress(start.databaseElsewhere(dataDir, home.folder))
  }
  return home
}

/** The home of an existing cluster, without making or changing anything. */
export function findHome(dataDir: string): { folder: string; cluster: string } {
  return homeFolders(rememberedPlace(dataDir) ?? dataDir)
}

/** The folder may belong to another account, when Foyer ran as root here before. */
function openAsOrdinaryUser(home: Home): Home {
  try {
    mkdirSync(home.folder, { recursive: true, mode: 0o700 })
    accessSync(home.folder, constants.W_OK | constants.X_OK)
    return home
  } catch {
    throw new StartRefusal('folder-not-writable', startRefusals['folder-not-writable'](home.folder))
  }
}

function homeAt(parent: string): Home {
  const { folder, cluster } = homeFolders(parent)
  return { folder, cluster, account: chooseAccount(cluster) }
}

function homeFolders(parent: string): { folder: string; cluster: string } {
  const folder = path.join(parent, 'postgres')
  return { folder, cluster: path.join(folder, 'cluster') }
}

function placeFile(dataDir: string): string {
  return path.join(dataDir, 'postgres-place')
}

function rememberedPlace(dataDir: string): string | undefined {
  const file = placeFile(dataDir)
  if (!existsSync(file)) return undefined
  return readFileSync(file, 'utf8').trim()
}

/** Makes the folder the account's own; false, leaving nothing behind, when it could not enter. */
function handOver(folder: string, account: Account): boolean {
  let made: string | undefined
  try {
    made = mkdirSync(folder, { recursive: true, mode: 0o711 })
    chownSync(folder, account.uid, account.gid)
    chmodSync(folder, 0o700)
    if (canReach(account, folder)) return true
  } catch {
    // A file system that knows no owners (some network and container mounts): use another place.
  }
  if (made !== undefined) rmSync(made, { recursive: true })
  return false
}
