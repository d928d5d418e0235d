import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { canReach } from './account.ts'
import {
  findEmbeddedPostgres,
  type PostgresAddress,
  type RunningPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres.ts'

const asRoot = process.getuid?.() === 0
const onLinux = process.platform === 'linux'
const nobody = 65534
const nobodysAccount = { name: 'nobody', uid: nobody, gid: nobody }
/** Changing accounts takes root, and a copy of the repository that everybody may read. */
const canBeNobody = asRoot && canReach(nobodysAccount, path.resolve('node_modules'))
const folders: string[] = []
const running: RunningPostgres[] = []
const children: ChildProcess[] = []
let starter = ''

beforeAll(() => {
  // Beside the packages, so that the copy finds them; any account may read it.
  const folder = realpathSync(mkdtempSync(path.resolve('node_modules', '.starter-')))
  folders.push(folder)
  chmodSync(folder, 0o755)
  starter = path.join(folder, 'starter.mjs')
  buildSync({
    stdin: {
      contents: `
        import { openDataFolder } from '../data-folder.ts'
        import { startEmbeddedPostgres } from './embedded-postgres.ts'
        try {
          const folder = openDataFolder(process.argv[2])
          const postgres = await startEmbeddedPostgres({ dataDir: folder.path, onProgress() {} })
          process.once('SIGTERM', async () => {
            await postgres.stop()
            folder.release()
            process.exit(0)
          })
          console.log(JSON.stringify(postgres))
          setInterval(() => {}, 60_000)
        } catch (error) {
          console.log(JSON.stringify({ refusal: error.message, reason: error.reason }))
          process.exit(1)
        }`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    alias: { '@foyer/shared': path.resolve('shared') },
    outfile: starter,
  })
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()))
})

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function aFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'foyer-test-')))
  folders.push(folder)
  chmodSync(folder, 0o711)
  return folder
}

async function begin(
  dataDir: string,
  more: { elsewhere?: string } = {},
): Promise<RunningPostgres & { said: string[] }> {
  const said: string[] = []
  const onProgress = (sentence: string) => said.push(sentence)
  const postgres = await startEmbeddedPostgres({ dataDir, onProgress, ...more })
  running.push(postgres)
  return { ...postgres, said }
}

async function ask(
  address: PostgresAddress,
  sql: string,
  password = address.superuser.password,
): Promise<Record<string, unknown>[]> {
  const { host, port } = address
  const client = new Client({ host, port, user: 'postgres', password, database: 'postgres' })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Runs the launcher in a process of its own and answers with the line it prints. */
async function launch(
  dataDir: string,
  uid?: number,
): Promise<{ child: ChildProcess; line: unknown }> {
  const account = uid === undefined ? {} : { uid, gid: uid }
  const child = spawn(process.execPath, [starter, dataDir], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const line = await new Promise<unknown>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(JSON.parse(chunk.toString())))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`ended with ${code} before a word`)))
  })
  return { child, line }
}

function postgresProcessesIn(folder: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
    } catch {
      return false
    }
  })
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))

describe('embedded PostgreSQL', () => {
  test('starts on an empty folder, keeps data over a restart and leaves no process', async () => {
    const folder = aFolder()
    const first = await begin(folder)
    expect(first.said).toEqual([
      'Unpacking the database (once per version).',
      'Creating the database.',
    ])
    await ask(first, "create table kept as select 'still here' as word")
    const [server] = await ask(
      first,
      `select current_setting('fsync') as fsync, current_setting('server_version_num')::int / 10000 as major,
              current_setting('listen_addresses') as addresses, upper('é') as upper`,
    )
    expect(server).toMatchObject({ fsync: 'on', major: 18, addresses: '', upper: 'É' })
    await first.stop()
    await first.stop()
    if (onLinux) expect(postgresProcessesIn(folder)).toEqual([])

    const second = await begin(folder)
    expect(second.said).toEqual([])
    expect(await ask(second, 'select word from kept')).toEqual([{ word: 'still here' }])
  })

  test('takes no other password and leaves none readable', async () => {
    const folder = aFolder()
    const postgres = await begin(folder)
    await expect(ask(postgres, 'select 1', 'guess')).rejects.toThrow(
      'password authentication failed for user "postgres"',
    )
    const home = path.join(folder, 'postgres')
    expect(statSync(path.join(home, 'superuser-password')).mode & 0o777).toBe(0o600)
    expect(statSync(home).mode & 0o777).toBe(0o700)
    expect(statSync(postgres.host).mode & 0o777).toBe(0o700)
    expect(readdirSync(home).filter((name) => name.startsWith('init-'))).toEqual([])
  })

  test('tells programs beside it where it is, and only while it runs', async () => {
    const folder = aFolder()
    expect(findEmbeddedPostgres(folder)).toBeUndefined()
    const postgres = await begin(folder)
    const found = findEmbeddedPostgres(folder)
    if (found === undefined) throw new Error('not found')
    expect(await ask(found, 'select 1 as one')).toEqual([{ one: 1 }])
    await postgres.stop()
    expect(findEmbeddedPostgres(folder)).toBeUndefined()
  })

  test('says when it ended without being asked', async () => {
    const postgres = await begin(aFolder())
    const [row] = await ask(postgres, "select pg_read_file('postmaster.pid') as pid_file")
    process.kill(Number(String(row?.pid_file).split('\n')[0]), 'SIGINT')
    await postgres.ended
    await postgres.stop()
  })

  test('keeps its socket elsewhere when the path is too long for one', async () => {
    const folder = path.join(aFolder(), 'a'.repeat(60), 'b'.repeat(60))
    mkdirSync(folder, { recursive: true })
    const postgres = await begin(folder)
    const key = createHash('sha256').update(path.join(folder, 'postgres')).digest('hex')
    expect(postgres.host).toBe(path.join(os.tmpdir(), `foyer-${key.slice(0, 16)}`))
    expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
    rmSync(postgres.host, { recursive: true })
  })

  test('clears what an interrupted creation left', async () => {
    const folder = aFolder()
    const home = path.join(folder, 'postgres')
    mkdirSync(path.join(home, 'init-1'), { recursive: true })
    writeFileSync(path.join(home, 'init-1', 'PG_VERSION'), '18')
    writeFileSync(path.join(home, 'init-1.password'), 'secret')
    mkdirSync(path.join(home, 'runtime-draft-1'))
    mkdirSync(path.join(home, 'runtime-17.0.0'))
    await begin(folder)
    expect(readdirSync(home).toSorted()).toEqual([
      'cluster',
      'postgres.log',
      expect.stringMatching(/^runtime-18/),
      'socket',
      'superuser-password',
    ])
  })

  test('refuses a cluster of another version and a missing password', async () => {
    const folder = aFolder()
    const cluster = path.join(folder, 'postgres', 'cluster')
    mkdirSync(cluster, { recursive: true })
    writeFileSync(path.join(cluster, 'PG_VERSION'), '17\n')
    await expect(begin(folder)).rejects.toThrow(
      `The database in ${cluster} was made by PostgreSQL 17 and this Foyer runs PostgreSQL 18.`,
    )
    writeFileSync(path.join(cluster, 'PG_VERSION'), '18\n')
    await expect(begin(folder)).rejects.toThrow(
      /^The file .*superuser-password with the database password is missing\./,
    )
  })

  test('gives the last words of a database that does not start', async () => {
    const folder = aFolder()
    await (await begin(folder)).stop()
    const configuration = path.join(folder, 'postgres', 'cluster', 'postgresql.conf')
    writeFileSync(configuration, 'no_such_setting = 1\n')
    await expect(begin(folder)).rejects.toThrow(
      /^The database did not start\. Its log is .*postgres\.log, and its last words were: FATAL: .*contains errors/,
    )
  })
})

describe.runIf(onLinux)('a Foyer killed with -9', () => {
  test('takes its PostgreSQL with it, or the next start ends it, and keeps its rows', async () => {
    const folder = aFolder()
    const { child } = await launch(folder)
    const found = findEmbeddedPostgres(folder)
    if (found === undefined) throw new Error('not found')
    await ask(found, "create table kept as select 'acknowledged' as word")
    child.kill('SIGKILL')
    await ended(child)
    const again = await begin(folder)
    expect(await ask(again, 'select word from kept')).toEqual([{ word: 'acknowledged' }])
  })

  test('an orphan that still runs is ended at the next start', async () => {
    const folder = aFolder()
    await (await begin(folder)).stop()
    const home = path.join(folder, 'postgres')
    const owner = statSync(path.join(home, 'cluster'))
    const [runtime] = readdirSync(home).filter((name) => name.startsWith('runtime-'))
    const orphan = spawn(
      path.join(home, runtime ?? '', 'bin', 'postgres'),
      [
        '-D',
        path.join(home, 'cluster'),
        '-c',
        'listen_addresses=',
        '-k',
        path.join(home, 'socket'),
      ],
      { uid: owner.uid, gid: owner.gid, cwd: '/', stdio: 'ignore', env: {} },
    )
    await expect.poll(() => existsSync(path.join(home, 'socket', '.s.PGSQL.5432'))).toBe(true)
    const gone = ended(orphan)
    const again = await begin(folder)
    await gone
    expect(again.said).toEqual(['Ending a database that an interrupted Foyer left running.'])
    expect(await ask(again, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('a pid file that names some other process harms nobody', async () => {
    const folder = aFolder()
    await (await begin(folder)).stop()
    const pidFile = path.join(folder, 'postgres', 'cluster', 'postmaster.pid')
    writeFileSync(pidFile, `${process.pid}\n`)
    expect((await begin(folder)).said).toEqual([])
  })
})

describe('accounts', () => {
  test('a second Foyer on the folder is refused', async () => {
    const folder = aFolder()
    const { child } = await launch(folder)
    expect((await launch(folder)).line).toEqual({
      refusal: `The data folder ${folder} is in use by a running Foyer (process ${child.pid}). Stop it first, or choose another folder with FOYER_DATA.`,
      reason: 'folder-in-use',
    })
    const gone = ended(child)
    child.kill('SIGTERM')
    expect(await gone).toBe(0)
    if (onLinux) expect(postgresProcessesIn(folder)).toEqual([])
  })

  test.runIf(canBeNobody)('an ordinary user needs nothing special', async () => {
    const folder = aFolder()
    chownSync(folder, nobody, nobody)
    const { child, line } = await launch(folder, nobody)
    expect(line).toMatchObject({ host: path.join(folder, 'postgres', 'socket'), port: 5432 })
    const gone = ended(child)
    child.kill('SIGTERM')
    expect(await gone).toBe(0)
    // Root may go on where an ordinary user began.
    await begin(folder)
    expect(statSync(path.join(folder, 'postgres', 'cluster')).uid).toBe(nobody)
  })

  test.runIf(canBeNobody)('a folder that cannot be written is refused', async () => {
    const folder = aFolder()
    expect((await launch(folder, nobody)).line).toEqual({
      refusal: `Foyer cannot write to the data folder ${folder}. Make it writable, or choose another folder with FOYER_DATA.`,
      reason: 'folder-not-writable',
    })
  })

  test.runIf(asRoot)('under a root-only home the database moves out and says so', async () => {
    const rootOnly = aFolder()
    chmodSync(rootOnly, 0o700)
    const dataDir = path.join(rootOnly, 'data')
    mkdirSync(dataDir)
    const elsewhere = aFolder()
    const postgres = await begin(dataDir, { elsewhere })
    const place = readFileSync(path.join(dataDir, 'postgres-place'), 'utf8').trim()
    expect(path.dirname(place)).toBe(elsewhere)
    expect(postgres.said[0]).toBe(
      `PostgreSQL does not run as root and its account cannot reach ${dataDir}, so the database is kept in ${place}/postgres.`,
    )
    await ask(postgres, 'create table kept as select 1 as one')
    await postgres.stop()
    const again = await begin(dataDir, { elsewhere })
    expect(await ask(again, 'select one from kept')).toEqual([{ one: 1 }])
    await again.stop()

    rmSync(path.join(dataDir, 'postgres-place'))
    await expect(begin(dataDir, { elsewhere: path.join(rootOnly, 'lib') })).rejects.toThrow(
      /^PostgreSQL does not run as root, and the account \w+ cannot reach .*\. Choose a folder it can reach with FOYER_DATA, for example \/var\/lib\/foyer\.$/,
    )
  })
})
