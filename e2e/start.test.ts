import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openPool } from '../server/platform/database.ts'
import { createLog } from '../server/platform/log.ts'
import { findEmbeddedPostgres } from '../server/platform/postgres/embedded-postgres.ts'
import { findPorts } from '../server/testing/free-ports.ts'
import { bundle, makeDataFolder, runServer, type ServerRun } from './foyer-process.ts'
import { eventually } from './stage.ts'

const nobody = 65_534
const isRoot = process.getuid?.() === 0
/** An ordinary user can be tried where we are root and the build is not behind a closed folder. */
const canBeNobody =
  isRoot &&
  spawnSync(process.execPath, ['--check', bundle], { uid: nobody, gid: nobody }).status === 0

/** The processes under `pid`, and theirs. */
function processesUnder(pid: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const under = (parent: number): number[] =>
    table.flatMap(([child = 0, of]) => (of === parent ? [child, ...under(child)] : []))
  return under(pid)
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  const free = await Promise.race([
    once(probe, 'listening').then(() => true),
    once(probe, 'error').then(() => false),
  ])
  await new Promise((resolve) => probe.close(resolve))
  return free
}

/** What a start that is refused prints last, and its exit code. */
async function refusal(
  run: ServerRun,
): Promise<{ sentence: string | undefined; code: number | null }> {
  const code = await run.ended
  return { sentence: run.output().trim().split('\n').at(-1), code }
}

describe('npm start', () => {
  const folder = makeDataFolder()
  let port: number
  let foyer: ServerRun
  const start = async () => {
    foyer = runServer({ PORT: String(port), FOYER_DATA: folder })
    return await foyer.ready
  }
  beforeAll(async () => {
    port = await findPorts()
    await start()
  })
  afterAll(async () => {
    foyer.signal('SIGTERM')
    await foyer.ended
    rmSync(folder, { recursive: true, force: true })
  })

  it('names the port that is in use, and touches nothing', async () => {
    const other = makeDataFolder()
    onTestFinished(() => rmSync(other, { recursive: true, force: true }))
    const first = await findPorts()
    const taken = createServer().listen(first + 1, '127.0.0.1')
    await once(taken, 'listening')
    onTestFinished(() => void taken.close())
    expect(await refusal(runServer({ PORT: String(first), FOYER_DATA: other }))).toEqual({
      sentence: `Port ${first + 1} is in use by another program. Stop it, or choose another first port with PORT.`,
      code: 1,
    })
    expect(await isFree(first)).toBe(true)
  })

  it('leaves a folder alone that another Foyer works in', async () => {
    const PORT = String(await findPorts())
    expect(await refusal(runServer({ PORT, FOYER_DATA: folder }))).toEqual({
      sentence: `The data folder ${folder} is in use by a running Foyer (process ${foyer.pid}). Stop it first, or choose another folder with FOYER_DATA.`,
      code: 1,
    })
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
  })

  it('says that a folder cannot be written', async () => {
    const closed = mkdtempSync(path.join(os.tmpdir(), 'foyer-e2e-'))
    chmodSync(closed, isRoot ? 0o700 : 0o500)
    onTestFinished(() => rmSync(closed, { recursive: true, force: true }))
    const run = runServer(
      { PORT: String(await findPorts()), FOYER_DATA: closed },
      isRoot ? { uid: nobody } : undefined,
    )
    expect(await refusal(run)).toEqual({
      sentence: `Foyer cannot write to the data folder ${closed}. Make it writable, or choose another folder with FOYER_DATA.`,
      code: 1,
    })
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('ends on %s with nothing left behind', async (signal) => {
    const started = processesUnder(foyer.pid)
    expect(started.length).toBeGreaterThan(3)
    foyer.signal(signal)
    expect(await foyer.ended).toBe(0)
    expect(foyer.output()).toContain('Stopping. Requests that run are finished first.')
    expect(foyer.output().trim().split('\n').at(-1)).toBe('Stopped.')
    expect(started.filter(isAlive)).toEqual([])
    for (const each of [port, port + 1, port + 2, port + 3]) expect(await isFree(each)).toBe(true)

    // On a folder that is there already it is quick: 3 s are promised on a quiet machine.
    const took = await start()
    expect(took).toBeLessThan(10_000)
    expect(foyer.output()).toMatch(/Foyer is ready \(\d+\.\d s\)\./)
    process.stdout.write(`  warm start: ${(took / 1000).toFixed(1)} s\n`)
  })

  it('ends at once on a second signal, and starts again', async () => {
    // A request whose body never comes holds the drain.
    const held = connect(port + 1, '127.0.0.1')
    held.on('error', () => {})
    onTestFinished(() => void held.destroy())
    await once(held, 'connect')
    held.write(
      'POST /api/v1/widget/sessions HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\nexpect: 100-continue\r\n\r\n',
    )
    await once(held, 'data')
    foyer.signal('SIGTERM')
    await eventually(() => foyer.output()).toContain('Stopping.')
    const began = performance.now()
    foyer.signal('SIGTERM')
    expect(await foyer.ended).toBe(1)
    expect(performance.now() - began).toBeLessThan(2_000)
    await start()
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
  })

  it('does not touch a database that a newer Foyer has used', async () => {
    const address = findEmbeddedPostgres(folder)
    if (address === undefined) throw new Error('The database does not run.')
    const { host, superuser } = address
    const owner = { host, port: address.port, database: 'postgres', ...superuser }
    const pool = openPool(owner, createLog('silent'), 1)
    await pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('from-the-future', 32503680000000)`,
    )
    await pool.end()
    foyer.signal('SIGTERM')
    await foyer.ended
    foyer = runServer({ PORT: String(port), FOYER_DATA: folder })
    expect(await refusal(foyer)).toEqual({
      sentence:
        'The database was last used by a newer Foyer. Start that one, or choose another folder or database.',
      code: 1,
    })
    expect(await isFree(port)).toBe(true)
    expect(findEmbeddedPostgres(folder)).toBeUndefined()
  })

  it('goes on starting when its database ends while the demo website is read', async () => {
    const own = makeDataFolder()
    onTestFinished(() => rmSync(own, { recursive: true, force: true }))
    const run = runServer({ PORT: String(await findPorts()), FOYER_DATA: own })
    onTestFinished(async () => {
      run.signal('SIGTERM')
      await run.ended
    })
    await expect
      .poll(() => run.output(), { timeout: 60_000 })
      .toContain('Reading the demo firm’s website.')
    const lock = path.join(own, 'postgres', 'cluster', 'postmaster.pid')
    process.kill(Number(readFileSync(lock, 'utf8').split('\n')[0]), 'SIGKILL')
    await run.ready
    expect(run.output()).toContain('the database ended by itself and is started again')
  })

  it.runIf(canBeNobody)('needs no more than an ordinary user', async () => {
    const own = mkdtempSync(path.join(os.tmpdir(), 'foyer-e2e-'))
    chownSync(own, nobody, nobody)
    onTestFinished(() => rmSync(own, { recursive: true, force: true }))
    const first = await findPorts()
    const run = runServer({ PORT: String(first), FOYER_DATA: own, HOME: own }, { uid: nobody })
    onTestFinished(() => run.signal('SIGKILL'))
    await run.ready
    expect((await fetch(`http://localhost:${first}/readyz`)).status).toBe(200)
    run.signal('SIGTERM')
    expect(await run.ended).toBe(0)
  })
})
