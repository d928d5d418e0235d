// Makes a fresh clone ready: `node scripts/ready.mjs [run] [deps] [build] [browser] [--quiet]`. `run`
// installs what building and running need, `deps` what tests and checks need too (docs/decisions/071).
// Built-ins only, and no syntax newer than Node 16, so that an old Node can still read the refusal.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from './root.mjs'

const quiet = process.argv.includes('--quiet')
const steps = {
  run: () => readyPackages('run'),
  deps: () => readyPackages('deps'),
  build: readyBuild,
  browser: readyBrowser,
}

/** @param {string} sentence */
function say(sentence) {
  if (!quiet) console.error(sentence)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Foyer needs Node 20.19 or newer, and this is ${process.versions.node}.`)
  process.exit(1)
}
for (const name of process.argv.slice(2).filter((word) => !word.startsWith('--'))) {
  const step = steps[name]
  if (step === undefined || !(await step())) {
    if (step === undefined)
      console.error(`ready.mjs knows run, deps, build and browser, not ${name}.`)
    process.exit(1)
  }
}

/**
 * Installs packages when the lockfile, the platform or Node's binary interface changed. Who has all has
 * what running needs; the rest is added to what is there without touching it, since a Foyer may be
 * running from it.
 * @param {'run' | 'deps'} set
 */
async function readyPackages(set) {
  const stamp = path.join(root, 'node_modules', '.ready')
  const lockfile = readFileSync(path.join(root, 'package-lock.json'))
  const state = [
    createHash('sha256').update(lockfile).digest('hex'),
    process.platform,
    process.arch,
    process.versions.modules,
  ].join(' ')
  const has = (wanted) => read(stamp) === `${state} ${wanted}`
  return once({
    lockName: '.ready-lock-packages',
    isDone: () => has('deps') || has(set),
    work: async () => {
      const isMore = has('run')
      const done = progress(
        isMore ? 'Installing what tests and checks need' : 'Installing packages',
      )
      // --include=dev: NODE_ENV=production would leave out what tests.
      const all = isMore ? ['install', '--no-save', '--include=dev'] : ['ci', '--include=dev']
      const words = set === 'run' ? ['ci', '--omit=dev'] : all
      const code = await npm([...words, '--no-audit', '--no-fund'])
      done(code === 0)
      if (code === 0) writeFileSync(stamp, `${state} ${set}`)
      return code === 0
    },
  })
}

/** Builds when a source file changed. */
async function readyBuild() {
  const { sourceHash } = await import('./source-hash.mjs')
  return once({
    lockName: '.ready-lock',
    isDone: () => read(path.join(root, 'dist', '.ready')) === sourceHash(),
    work: async () => {
      const { build } = await import('./build.mjs')
      return build({ say })
    },
  })
}

async function readyBrowser() {
  const { findOrInstallBrowser } = await import('./browser.mjs')
  return findOrInstallBrowser((sentence) => console.error(sentence)) !== undefined
}

/**
 * Does the work unless it is done. Of several processes one works and the others wait; installing and
 * building have a lock each, so that one may build while another adds packages.
 * @param {{ lockName: string, isDone: () => boolean, work: () => Promise<boolean> }} job
 */
async function once({ lockName, isDone, work }) {
  if (isDone()) return true
  const release = await lock(path.join(root, 'dist', lockName))
  try {
    if (isDone()) return true
    return await work()
  } finally {
    release()
  }
}

/** A file with our process id, made only if absent; one left by a process that is gone is removed. */
async function lock(file) {
  mkdirSync(path.dirname(file), { recursive: true })
  for (let waited = false; ;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      const release = () => rmSync(file, { force: true })
      process.once('exit', release)
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
        process.once(signal, () => process.exit(130))
      }
      return release
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = read(file)
    if (holder && !isAlive(Number(holder)) && read(file) === holder) rmSync(file, { force: true })
    if (!waited) say('Waiting for another Foyer command that is installing or building.')
    waited = true
    await delay(100)
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The npm that runs us, else the one on the path. */
function npm(words) {
  const own = process.env.npm_execpath
  const useOwn = own !== undefined && own.endsWith('.js') && existsSync(own)
  const [program, list] = useOwn ? [process.execPath, [own, ...words]] : ['npm', words]
  const options = { cwd: root, stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'] }
  const child = spawn(program, list, { ...options, shell: !useOwn && process.platform === 'win32' })
  return new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', resolve)
  })
}

/** Says every five seconds that work goes on, for terminals where npm draws nothing. */
function progress(what) {
  const begun = performance.now()
  const elapsed = () => `${Math.round((performance.now() - begun) / 1000)} s`
  say(`${what} (once; about half a minute).`)
  const timer = setInterval(() => say(`${what}: ${elapsed()}`), 5000)
  return (worked) => {
    clearInterval(timer)
    if (worked) say(`${what}: done in ${elapsed()}.`)
    else console.error(`${what} did not work. The lines above say why; then run the command again.`)
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
