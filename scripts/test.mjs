// Runs every suite in order and says how long each took: `npm test`. With words after it, such as
// `npm test -- --project pure shared/rules`, runs vitest once with those words.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { installOnDebian } from './debian.mjs'
import { failuresIn } from './failures.mjs'
import { root } from './root.mjs'

const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
const postgres15 = '/usr/lib/postgresql/15/bin/postgres'

const tenancy = ['--project', 'server', 'server/platform/tenancy.test.ts']
const features = [...tenancy, 'server/features']

/** What speaks SQL outside the features, which run on PostgreSQL 15 behind one of their walls. */
const tables = [
  'server/db',
  'server/platform/jobs',
  'server/platform/postgres/postgres-15',
  'server/ports/identity/embedded',
  'server/ports/identity/identity.embedded',
  'server/ports/payments/sandbox',
]

/**
 * Two walls keep firms apart; each must hold alone, and with none of them the test must notice. What
 * passes behind either wall passes behind both, so the features are run behind each and not once more;
 * e2e meets them behind both.
 */
const suites = [
  { name: 'pure', words: ['--project', 'pure'] },
  { name: 'browser-parts', words: ['--project', 'browser-parts', '--project', 'chat-parts'] },
  {
    name: 'server on the embedded PostgreSQL',
    words: ['--project', 'server', '--exclude', 'server/features/**'],
  },
  {
    name: 'tables on PostgreSQL 15',
    words: ['--project', 'server', ...tables],
    database: 'postgres15',
  },
  {
    name: 'features on PostgreSQL 15 by row security alone',
    words: features,
    wall: 'rows',
    database: 'postgres15',
  },
  { name: 'features by the queries alone', words: features, wall: 'queries' },
  { name: 'tenancy with no wall, which must fail', words: tenancy, wall: 'none', mustFail: true },
  { name: 'scripts', words: ['--project', 'scripts'] },
  { name: 'e2e', words: ['--project', 'e2e'] },
]

const interrupted = 130

/** Runs vitest once; answers its exit code. A signal to us is passed on and ends the run. */
function runVitest(words, { database = 'embedded', wall = '', stdio = 'inherit' } = {}) {
  const child = spawn(process.execPath, [vitest, 'run', ...words], {
    cwd: root,
    env: { ...process.env, FOYER_TEST_DATABASE: database, FOYER_TEST_WALL: wall },
    stdio,
  })
  const pass = (signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass)
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      for (const each of ['SIGINT', 'SIGTERM']) process.off(each, pass)
      resolve(signal ? interrupted : code)
    })
  })
}

function hasPostgres15() {
  if (existsSync(postgres15)) return true
  installOnDebian(['postgresql-15'])
  return existsSync(postgres15)
}

const reports = mkdtempSync(path.join(os.tmpdir(), 'foyer-tests-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

async function runSuite(suite) {
  if (suite.database === 'postgres15' && !hasPostgres15()) {
    if (suite.wall === undefined)
      return {
        ...suite,
        outcome: `skipped: there is no ${postgres15}`,
        ok: true,
        failures: [],
        seconds: 0,
      }
    // Without it the wall is tried all the same, on the embedded one.
    return await runSuite({ ...suite, database: 'embedded' })
  }
  console.log(`\n== ${suite.name}`)
  const begun = performance.now()
  const report = path.join(reports, `${suite.name}.json`)
  const words = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runVitest([...suite.words, ...words], {
    ...suite,
    stdio: suite.mustFail ? 'ignore' : 'inherit',
  })
  const ok = suite.mustFail ? code === 1 : code === 0
  const outcome = ok ? (suite.mustFail ? 'failed, as it must' : 'passed') : 'FAILED'
  const failures = ok || suite.mustFail ? [] : failuresIn(report)
  return { ...suite, outcome, ok, code, failures, seconds: (performance.now() - begun) / 1000 }
}

const words = process.argv.slice(2)
if (words.length > 0) {
  const { FOYER_TEST_DATABASE: database, FOYER_TEST_WALL: wall } = process.env
  process.exit(await runVitest(words, { database, wall }))
}
const results = []
for (const suite of suites) {
  results.push(await runSuite(suite))
  if (results.at(-1).code === interrupted) break
}
const total = results.reduce((sum, { seconds }) => sum + seconds, 0)
console.log('')
for (const { name, outcome, seconds, failures } of results) {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}: ${outcome}`)
  for (const failure of failures) console.log(`    ${failure}`)
}
console.log(`${total.toFixed(1).padStart(7)} s  in all`)
process.exit(results.length === suites.length && results.every(({ ok }) => ok) ? 0 : 1)
