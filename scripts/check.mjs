// Types, lint with the import law, format, shape, dead code, sizes and packages: `npm run check`.
// Everything runs, then everything that is wrong is said.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { checkPackages } from './check-packages.mjs'
import { checkShape } from './check-shape.mjs'
import { measureSizes } from './check-sizes.mjs'
import { root } from './root.mjs'

const rooms = [
  'shared',
  'server',
  'chat',
  'web',
  'widget',
  'demo',
  'cli',
  'bench',
  'e2e',
  'scripts',
]
const bin = (name) => path.join(root, 'node_modules', '.bin', name)

/** @typedef {{ name: string, ok: boolean, text: string, seconds: number }} Result */

/** Two at a time: each of the programs uses several cores by itself. */
const atOnce = 2

const checks = [
  ['lint', () => run('oxlint', ['--type-aware', '--deny-warnings', '--quiet'])],
  ['dead code', () => run('knip', ['--no-progress'])],
  ['format', () => run('oxfmt', ['--check'])],
  ...rooms.map((room) => [`types of ${room}`, () => run('tsc', ['-p', room])]),
  ['shape', async () => shape()],
  ['sizes', sizes],
  ['packages', packages],
]

/** Runs a tool of the repository and keeps what it says. */
function run(tool, words) {
  const windows = process.platform === 'win32'
  const program = windows ? `${bin(tool)}.cmd` : bin(tool)
  const child = spawn(program, words, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    shell: windows,
  })
  let text = ''
  child.stdout.on('data', (chunk) => (text += chunk))
  child.stderr.on('data', (chunk) => (text += chunk))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, text: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0, text }))
  })
}

function shape() {
  const list = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
  const files = String(list.stdout)
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
  if (files.length < 50) return { ok: false, text: 'git ls-files lists next to nothing.' }
  const findings = checkShape(root, files)
  const text = findings.map(
    ({ file, line, rule, message }) => `${file}${line ? `:${line}` : ''}  ${rule}\n    ${message}`,
  )
  return { ok: findings.length === 0, text: text.join('\n') }
}

async function sizes() {
  const { sizes: found, missing } = await measureSizes(path.join(root, 'dist'))
  const lines = found.map(({ what, bytes, limit }) => {
    if (limit === undefined) return `${String(bytes).padStart(7)} B  ${what}`
    const verdict = bytes <= limit ? 'ok' : 'TOO LARGE'
    return `${String(bytes).padStart(7)} of ${limit} B  ${what}: ${verdict}`
  })
  const absent = missing.map((file) => `${file} is not built. Run npm run build.`)
  const ok =
    missing.length === 0 && found.every(({ bytes, limit }) => limit === undefined || bytes <= limit)
  return { ok, text: [...lines, ...absent].join('\n'), always: true }
}

async function packages() {
  const findings = await checkPackages(root)
  return { ok: findings.length === 0, text: findings.join('\n') }
}

/** @returns {Promise<Result>} */
async function timed([name, check]) {
  const begun = performance.now()
  const result = await check()
  return { name, ...result, seconds: (performance.now() - begun) / 1000 }
}

const waiting = [...checks]
const results = []
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await timed(next))
  }),
)
for (const { name, ok, text, always } of results) {
  if (!ok || always) console.log(`\n== ${name}\n${text.trim()}`)
}
console.log('')
for (const { name, ok, seconds } of results) {
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}: ${ok ? 'holds' : 'BROKEN'}`)
}
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
