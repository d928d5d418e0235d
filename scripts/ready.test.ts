import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

const copies: string[] = []
let copy = ''

/** A repository with the real scripts, one source file and a build that only counts its runs. */
beforeEach(() => {
  copy = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'foyer-ready-')))
  copies.push(copy)
  for (const file of ['ready', 'root', 'source-hash', 'browser', 'debian']) {
    cpSync(path.join(import.meta.dirname, `${file}.mjs`), path.join(copy, 'scripts', `${file}.mjs`))
  }
  for (const room of ['shared', 'server', 'chat', 'web', 'widget', 'demo', 'cli', 'bench']) {
    mkdirSync(path.join(copy, room))
  }
  writeFileSync(path.join(copy, 'package-lock.json'), '{}')
  writeFileSync(path.join(copy, 'tsconfig.base.json'), '{}')
  writeFileSync(path.join(copy, 'server', 'main.ts'), 'one')
  writeFileSync(
    path.join(copy, 'scripts', 'build.mjs'),
    `import { appendFileSync, writeFileSync } from 'node:fs'
     import { sourceHash } from './source-hash.mjs'
     export async function build() {
       appendFileSync('builds', 'x')
       await new Promise((resolve) => setTimeout(resolve, 300))
       writeFileSync('dist/.ready', sourceHash())
       return true
     }`,
  )
})

afterAll(() => {
  for (const folder of copies) rmSync(folder, { recursive: true, force: true })
})

function ready(...words: string[]): { code: number | null; text: string } {
  const program = [path.join(copy, 'scripts', 'ready.mjs'), ...words]
  const done = spawnSync(process.execPath, program, { cwd: copy, encoding: 'utf8' })
  return { code: done.status, text: done.stdout + done.stderr }
}

const builds = (): number => readFileSync(path.join(copy, 'builds'), 'utf8').length
const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', resolve))

/** Installs nothing: notes what it was asked for, and takes what was there away where npm does. */
const fakeNpm = `
  const { appendFileSync, mkdirSync, rmSync } = require('node:fs')
  const words = process.argv.slice(2).join(' ')
  appendFileSync('installs', words + '\\n')
  if (words.startsWith('ci ')) rmSync('node_modules', { recursive: true, force: true })
  mkdirSync('node_modules', { recursive: true })`

const ranNpm = (): string[] =>
  readFileSync(path.join(copy, 'installs'), 'utf8').trimEnd().split('\n')

function install(...words: string[]): number | null {
  const npm = path.join(copy, 'npm.js')
  writeFileSync(npm, fakeNpm)
  const program = [path.join(copy, 'scripts', 'ready.mjs'), ...words]
  const env = { ...process.env, npm_execpath: npm }
  return spawnSync(process.execPath, program, { cwd: copy, env }).status
}

const ciRun = 'ci --omit=dev --no-audit --no-fund'
const ciAll = 'ci --include=dev --no-audit --no-fund'
const more = 'install --no-save --include=dev --no-audit --no-fund'

describe('packages', () => {
  test('running installs its own, and tests add the rest to what is there', () => {
    expect(install('run')).toBe(0)
    expect(install('run')).toBe(0)
    expect(ranNpm()).toEqual([ciRun])
    expect(install('deps')).toBe(0)
    expect(install('deps')).toBe(0)
    expect(install('run')).toBe(0)
    expect(ranNpm()).toEqual([ciRun, more])
  })

  test('who has installed all has what running needs', () => {
    expect(install('deps', 'run')).toBe(0)
    expect(ranNpm()).toEqual([ciAll])
  })

  test('another lockfile installs anew, whatever was there', () => {
    expect(install('run')).toBe(0)
    writeFileSync(path.join(copy, 'package-lock.json'), '{"another":1}')
    expect(install('deps')).toBe(0)
    writeFileSync(path.join(copy, 'package-lock.json'), '{"third":1}')
    expect(install('run')).toBe(0)
    expect(ranNpm()).toEqual([ciRun, ciAll, ciRun])
  })

  test('an installation that does not work fails the command and leaves no stamp', () => {
    writeFileSync(path.join(copy, 'package-lock.json'), '{"another":1}')
    const npm = path.join(copy, 'npm.js')
    writeFileSync(npm, 'process.exit(1)')
    const program = [path.join(copy, 'scripts', 'ready.mjs'), 'run']
    const env = { ...process.env, npm_execpath: npm }
    expect(spawnSync(process.execPath, program, { cwd: copy, env }).status).toBe(1)
    expect(existsSync(path.join(copy, 'node_modules', '.ready'))).toBe(false)
  })
})

describe('ready.mjs', () => {
  test('refuses an old Node with one sentence', () => {
    const old = path.join(copy, 'old.cjs')
    writeFileSync(
      old,
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } })`,
    )
    const program = ['--require', old, path.join(copy, 'scripts', 'ready.mjs'), 'build']
    const done = spawnSync(process.execPath, program, { cwd: copy, encoding: 'utf8' })
    expect(done.status).toBe(1)
    expect(done.stderr).toBe('Foyer needs Node 20.19 or newer, and this is 20.18.3.\n')
  })

  test('builds once, and again only when a source changes', () => {
    expect(ready('build').code).toBe(0)
    expect(ready('build').code).toBe(0)
    expect(builds()).toBe(1)
    writeFileSync(path.join(copy, 'server', 'main.test.ts'), 'a test')
    expect(ready('build').code).toBe(0)
    expect(builds()).toBe(1)
    writeFileSync(path.join(copy, 'server', 'main.ts'), 'two')
    expect(ready('build').code).toBe(0)
    expect(builds()).toBe(2)
  })

  test('of two at once one builds and the other waits', async () => {
    const program = [path.join(copy, 'scripts', 'ready.mjs'), 'build']
    const start = () => spawn(process.execPath, program, { cwd: copy, stdio: 'ignore' })
    expect(await Promise.all([ended(start()), ended(start()), ended(start())])).toEqual([0, 0, 0])
    expect(builds()).toBe(1)
    expect(existsSync(path.join(copy, 'dist', '.ready-lock'))).toBe(false)
  })

  test('a lock that a killed one left is taken over', () => {
    mkdirSync(path.join(copy, 'dist'))
    writeFileSync(path.join(copy, 'dist', '.ready-lock'), String(2 ** 22 + 1))
    expect(ready('build').code).toBe(0)
    expect(builds()).toBe(1)
  })

  test('a build that does not work fails the command and is tried again', () => {
    const script = path.join(copy, 'scripts', 'build.mjs')
    const good = readFileSync(script, 'utf8')
    writeFileSync(script, 'export const build = async () => false')
    expect(ready('build').code).toBe(1)
    writeFileSync(script, good)
    expect(ready('build').code).toBe(0)
  })

  test('a word it does not know is refused', () => {
    expect(ready('everything')).toEqual({
      code: 1,
      text: 'ready.mjs knows run, deps, build and browser, not everything.\n',
    })
  })

  test('a browser that is not where CHROMIUM_PATH says is an answer, not a guess', () => {
    const program = [path.join(copy, 'scripts', 'ready.mjs'), 'browser', '--quiet']
    const env = { ...process.env, CHROMIUM_PATH: path.join(copy, 'none') }
    const done = spawnSync(process.execPath, program, { cwd: copy, encoding: 'utf8', env })
    expect(done.status).toBe(1)
    expect(done.stderr).toBe(`There is no browser at CHROMIUM_PATH (${copy}/none).\n`)
  })
})
