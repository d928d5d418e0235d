import { readFileSync } from 'node:fs'

/** CPU milliseconds used so far: by the server's process, and by PostgreSQL with all it started. */
export type CpuTime = { server: number; postgres: number }

/** Milliseconds of one tick of /proc: USER_HZ is 100 on every Linux that Node runs on. */
const tick = 10

/** Whether this system tells CPU time by process. */
export const canReadCpu = process.platform === 'linux'

/** Reads both, children that have ended included. Linux only. */
export function readCpu(pids: { server: number; postgres: number }): CpuTime {
  const backends = childrenOf(pids.postgres).map((pid) => ticksOf(pid, 'own'))
  const sum = backends.reduce((total, ticks) => total + ticks, ticksOf(pids.postgres, 'all'))
  return { server: ticksOf(pids.server, 'all') * tick, postgres: sum * tick }
}

/** What `work` cost, divided by `operations`. */
export async function cpuPer(
  pids: { server: number; postgres: number },
  work: () => Promise<number>,
): Promise<CpuTime & { operations: number }> {
  const before = readCpu(pids)
  const operations = await work()
  const after = readCpu(pids)
  return {
    operations,
    server: (after.server - before.server) / operations,
    postgres: (after.postgres - before.postgres) / operations,
  }
}

/** Ticks of user and system time; `all` adds those of children that have ended. */
function ticksOf(pid: number, whose: 'own' | 'all'): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces; utime is the 14th field, the 12th after it.
    const [user, system, ended, endedSystem] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number)
    const own = (user ?? 0) + (system ?? 0)
    return whose === 'own' ? own : own + (ended ?? 0) + (endedSystem ?? 0)
  } catch {
    return 0 // ended between being listed and being read
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((word) => word.trim() !== '')
    .map(Number)
}
