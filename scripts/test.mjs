// Runs every suite in order and says how long each took: `npm test`. With words after it, such as
// `npm test -- --project pure shared/rules`, runs vitest once with those words.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { installOnDebian } from './debian.mjs'
import { root } from './root.mjs'

const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
const postgres15 = '/usr/lib/postgresql/15/bin/postgres'

const suites = [
  { name: 'pure', project: 'pure' },
  { name: 'browser-parts', project: 'browser-parts' },
  { name: 'server on the embedded PostgreSQL', project: 'server', database: 'embedded' },
  { name: 'server on PostgreSQL 15', project: 'server', database: 'postgres15' },
  { name: 'scripts', project: 'scripts' },
  { name: 'e2e', project: 'e2e' },
]

/** Runs vitest once; answers its exit code. A signal to us is passed on and ends the run. */
function runVitest(words, database) {
  const env = database ? { ...process.env, FOYER_TEST_DATABASE: database } : process.env
  const child = spawn(process.execPath, [vitest, 'run', ...words], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? 130 : code))
  })
}

function hasPostgres15() {
  if (existsSync(postgres15)) return true
  installOnDebian(['postgresql-15'])
  return existsSync(postgres15)
}

async function runSuite(suite) {
  if (suite.database === 'postgres15' && !hasPostgres15()) {
    return { ...suite, outcome: `skipped: there is no ${postgres15}`, code: 0, seconds: 0 }
  }
  console.log(`\n== ${suite.name}`)
  const begun = performance.now()
  const code = await runVitest(['--project', suite.project], suite.database)
  const outcome = code === 0 ? 'passed' : 'FAILED'
  return { ...suite, outcome, code, seconds: (performance.now() - begun) / 1000 }
}

const words = process.argv.slice(2)
if (words.length > 0) {
  process.exit(await runVitest(words))
}
const results = []
for (const suite of suites) {
  results.push(await runSuite(suite))
  if (results.at(-1).code === 130) break
}
const total = results.reduce((sum, { seconds }) => sum + seconds, 0)
console.log('')
for (const { name, outcome, seconds } of results) {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}: ${outcome}`)
}
console.log(`${total.toFixed(1).padStart(7)} s  in all`)
process.exit(results.every(({ code }) => code === 0) ? 0 : 1)
