// Rebuilds what changed and starts the server again: `npm run dev`. The first build is whole.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { build } from './build.mjs'
import { root } from './root.mjs'

/** Which parts of the build a room belongs to. */
const partsOfRoom = {
  shared: ['server', 'widget', 'web', 'site'],
  server: ['server'],
  demo: ['server'],
  cli: ['server'],
  chat: ['widget', 'web', 'site'],
  web: ['web', 'site'],
  widget: ['widget'],
}
const settleFor = 120
/** As it was given to us: Vite's build sets NODE_ENV to production for itself. */
const environment = { ...process.env }

let server
let waiting = new Set()
let timer
let building = false

function startServer() {
  const words = ['--enable-source-maps', path.join(root, 'dist', 'server', 'main.mjs')]
  const child = spawn(process.execPath, words, { cwd: root, env: environment, stdio: 'inherit' })
  child.once('exit', (code) => {
    if (server === child && code !== 0) {
      console.error('The server ended. It starts again when a file changes.')
    }
  })
  return child
}

/** Ctrl-C in a terminal has reached the server too; asking a second time would cut its drain short. */
async function stopServer({ asked = false } = {}) {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const child = server
  server = undefined
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (!asked) child.kill('SIGTERM')
  await ended
}

/** Several changes at once (a branch switched, a formatter run) make one build. */
function noticed(room, file) {
  if (!file || /\.test\.|(^|[\\/])(node_modules|\.)/.test(file)) return
  for (const part of partsOfRoom[room]) waiting.add(part)
  clearTimeout(timer)
  timer = setTimeout(rebuild, settleFor)
}

async function rebuild() {
  if (building || waiting.size === 0) return
  building = true
  const parts = [...waiting]
  waiting = new Set()
  const built = await build({ parts }).catch((error) => console.error(error))
  // Pages and bundles are read when the server starts, so every change starts it again.
  if (built) {
    await stopServer()
    server = startServer()
  }
  building = false
  await rebuild()
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await stopServer({ asked: signal === 'SIGINT' && process.stdin.isTTY })
    process.exit(0)
  })
}
for (const room of Object.keys(partsOfRoom)) {
  watch(path.join(root, room), { recursive: true }, (_, file) => noticed(room, file))
}
waiting = new Set(['server', 'widget', 'web', 'site'])
await rebuild()
