import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { startRefusals } from '@foyer/shared/copy/start.ts'
import { StartRefusal } from '../start-refusal.ts'

/** The unprivileged account a root Foyer runs PostgreSQL under. */
export type Account = { name: string; uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root: then it runs as whoever owns the existing cluster, else as
 * `postgres` or `nobody`. Undefined when Foyer itself is an ordinary user. Throws a StartRefusal
 * when root finds no such account.
 */
export function chooseAccount(clusterFolder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(clusterFolder, { throwIfNoEntry: false })
  if (owner !== undefined && owner.uid !== 0) {
    return { name: `with id ${owner.uid}`, uid: owner.uid, gid: owner.gid }
  }
  const account = accountNamed('postgres') ?? accountNamed('nobody')
  if (account === undefined) throw new StartRefusal('no-account', startRefusals['no-account']())
  return account
}

/** Whether the account can enter the folder, asked of the kernel rather than worked out from modes. */
export function canReach(account: Account, folder: string): boolean {
  const { uid, gid } = account
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/' })
  return probe.status === 0
}

function accountNamed(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  // macOS writes nobody as -2, which the kernel knows as its unsigned twin.
  return uid === undefined || gid === undefined
    ? undefined
    : { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }
}
