import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClamdAddress, clamdScanner } from './scanner.clamd.ts'
import { describeScanner, fileOf } from './scanner.conformance.ts'
import { noScanner } from './scanner.none.ts'
import {
  clamdDouble,
  type ClamdDouble,
  type Mood,
  openClamdDouble,
} from './testing/clamd-double.ts'
import { eicar } from './testing/eicar.ts'

const times = { silence: 300, whole: 2_000 }

let double: ClamdDouble
beforeAll(async () => {
  double = await openClamdDouble()
})
afterAll(() => double.close())
describeScanner('clamd’s protocol', () => clamdScanner(double.address))

describe('a scanner that gives no verdict', () => {
  it.each<[Mood, string]>([
    ['failing', "clamd gave no verdict: stream: Can't allocate memory ERROR"],
    ['muttering', 'clamd gave no verdict: stream: perhaps'],
    ['hanging', 'clamd did not answer in time'],
    ['cutting', 'clamd broke off'],
    ['resetting', 'clamd broke off'],
  ])('passes nothing: %s', async (mood, reason) => {
    const { address } = await clamdDouble(mood)
    await expect(clamdScanner(address, times).scan(fileOf('x'))).rejects.toThrow(reason)
  })

  it('passes nothing that is too large for it, and says so', async () => {
    const { address } = await clamdDouble('full')
    const file = fileOf(Buffer.alloc(5_000_000))
    await expect(clamdScanner(address).scan(file)).rejects.toThrow('size limit exceeded')
  })

  it('passes nothing where nobody listens', async () => {
    const { address, close } = await openClamdDouble()
    await close()
    await expect(clamdScanner(address).scan(fileOf('x'))).rejects.toThrow('ECONNREFUSED')
    const socket = clamdScanner({ path: path.join(os.tmpdir(), 'no-such-clamd.sock') })
    await expect(socket.scan(fileOf('x'))).rejects.toThrow('ENOENT')
  })

  it('does not wait for one that trickles', async () => {
    const server = createServer((socket) => {
      const timer = setInterval(() => socket.write('.'), 50)
      socket.on('error', () => undefined).once('close', () => clearInterval(timer))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const scanner = clamdScanner({ host: '127.0.0.1', port }, { silence: 5_000, whole: 400 })
    await expect(scanner.scan(fileOf('x'))).rejects.toThrow()
    await new Promise((resolve) => server.close(resolve))
  })
})

it('no scanner says that there is none', async () => {
  expect(await noScanner().scan(fileOf(eicar))).toEqual({ outcome: 'unscanned' })
})

const binary = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd'].find((at) =>
  existsSync(at),
)

/** A clamd of the test's own, which knows the test file and nothing else; on a socket and on a port. */
async function startClamd(program: string, folder: string, port: number) {
  const signature = Buffer.from(eicar).toString('hex')
  writeFileSync(path.join(folder, 'local.ndb'), `Eicar-Test:0:*:${signature}\n`)
  const socket = path.join(folder, 'clamd.sock')
  const settings = [
    'Foreground yes',
    `DatabaseDirectory ${folder}`,
    `LocalSocket ${socket}`,
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
    `LogFile ${path.join(folder, 'clamd.log')}`,
    `User ${os.userInfo().username}`,
  ]
  const file = path.join(folder, 'clamd.conf')
  writeFileSync(file, `${settings.join('\n')}\n`)
  const child = spawn(program, ['--config-file', file], { stdio: 'ignore' })
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const probe = connect(port, '127.0.0.1')
      probe.once('connect', () => resolve(true)).once('error', () => resolve(false))
      probe.once('connect', () => probe.destroy())
    })
  while (child.exitCode === null && !(await answers()))
    await new Promise((resolve) => setTimeout(resolve, 50))
  return { socket, stop: () => child.kill() }
}

async function freePort(): Promise<number> {
  const { address, close } = await openClamdDouble()
  await close()
  return address.port
}

describe.skipIf(binary === undefined)('the real clamd (skipped where it is not installed)', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-clamd-'))
  const at: { tcp: ClamdAddress; socket: ClamdAddress; stop?: () => void } = {
    tcp: { host: '127.0.0.1', port: 0 },
    socket: { path: '' },
  }
  beforeAll(async () => {
    const port = await freePort()
    const started = await startClamd(binary ?? '', folder, port)
    at.tcp = { host: '127.0.0.1', port }
    at.socket = { path: started.socket }
    at.stop = started.stop
  })
  afterAll(() => {
    at.stop?.()
    rmSync(folder, { recursive: true, force: true })
  })
  describeScanner('clamd on a port', () => clamdScanner(at.tcp))
  describeScanner('clamd on a socket', () => clamdScanner(at.socket))
})
