import { terminal } from '@foyer/shared/copy/terminal.ts'
import { paths } from '@foyer/shared/paths.ts'
import { readAhead } from './assistant/read-ahead.ts'
import { ConfigProblem, readConfig } from './config.ts'
import { findSite } from './features/site/queries.ts'
import { findFirmByToken } from './features/conversations/queries.ts'
import type { Demo } from './demo-firm.ts'
import { isDatabaseAway } from './platform/database.ts'
import { StartRefusal } from './platform/start-refusal.ts'
import { type Running, run } from './run.ts'

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)

/** How often it is looked how far the reading is, in milliseconds. */
const lookEvery = 250

/** How far the demo firm's site has been read; undefined while its database is away, which is started again. */
async function findDemoSite({ world: { db } }: Running, { token }: Demo) {
  try {
    const firmId = await db.asNobody((tx) => findFirmByToken(tx, token))
    return firmId === null
      ? null
      : ((await db.asFirm(firmId, (tx) => findSite(tx, firmId))) ?? null)
  } catch (error) {
    if (isDatabaseAway(error)) return undefined
    throw error
  }
}

/** Waits until the demo firm's site has been read, telling how far it is. */
async function awaitDemoSite(running: Running): Promise<void> {
  const { demo } = running
  if (demo === undefined) return
  let last = ''
  for (;;) {
    const site = await findDemoSite(running, demo)
    if (site === null || site?.state === 'ready') return
    if (site?.state === 'failed') return say(terminal.readingFailed(site.failure ?? ''))
    if (site !== undefined) {
      const line = terminal.readingProgress(site.pagesDone, site.pagesFound)
      if (last === '') say(terminal.readingDemo)
      if (line !== last && site.pagesFound > 0) say(line)
      last = line
    }
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
  }
}

function announce({ world, demo }: Running, startedAt: number): void {
  const { origins } = world.config
  const line = (name: string, address: string) => say(`  ${address.padEnd(34)} ${name}`)
  say('')
  say(terminal.ready(((performance.now() - startedAt) / 1000).toFixed(1)))
  if (world.config.demo) line(terminal.demoSite, `${origins.demoSite}/`)
  line(terminal.app, `${origins.app}${paths.signIn}`)
  line(terminal.widget, `${origins.widget}/`)
  line(terminal.files, `${origins.files}/`)
  if (world.mail.kind === 'outbox' && world.config.demo)
    line(terminal.outbox, `${origins.app}${paths.outbox}`)
  if (demo !== undefined) say(`\n${terminal.signIn(demo.email, demo.password)}`)
  say(terminal.stopHint)
}

/**
 * Ends on the first signal with a drain, on a second at once; a signal while starting waits for the
 * start, so that nothing half begun is left behind.
 */
function stopOnSignal(starting: Promise<Running>): void {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    say(terminal.stopping)
    void starting
      .then((running) => running.stop())
      .then(() => {
        say(terminal.stopped)
        process.exit(0)
      })
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

async function main(): Promise<void> {
  const startedAt = performance.now()
  say(terminal.starting)
  const config = readConfig(process.env, process.argv.slice(2))
  const starting = run(config, (sentence) => say(`  ${sentence}`))
  stopOnSignal(starting)
  const running = await starting
  if (config.roles.has('worker')) await awaitDemoSite(running)
  announce(running, startedAt)
  if (config.roles.has('web')) await readAhead()
}

try {
  await main()
} catch (error) {
  const plain = error instanceof StartRefusal || error instanceof ConfigProblem
  process.stderr.write(
    plain ? `${error.message}\n` : `${String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exit(1)
}
