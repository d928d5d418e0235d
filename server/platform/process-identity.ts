import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * A text that is the same for the whole life of a process and differs when its id is used again:
 * boot id and start tick on Linux, start time elsewhere. Empty where neither can be read; undefined
 * when there is no such process.
 */
export function processStart(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  if (process.platform === 'linux') return linuxStart(pid)
  if (process.platform === 'win32') return ''
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/** Whether a process with this id exists, whoever owns it. A zombie counts as gone. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return process.platform !== 'linux' || statFields(pid)?.[0] !== 'Z'
}

function linuxStart(pid: number): string | undefined {
  const startTick = statFields(pid)?.[19]
  if (startTick === undefined) return undefined
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${startTick}`
}

/** The fields of /proc/<pid>/stat after the command, which may itself hold spaces and brackets. */
function statFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
