import { createReadStream } from 'node:fs'
import { connect, type NetConnectOpts, type Socket } from 'node:net'
import { seconds } from '@foyer/shared/facts/time.ts'
import type { ScannerPort, Verdict } from './scanner.ts'

/** Where clamd listens: a host and port, or the path of a unix socket. */
export type ClamdAddress = { host: string; port: number } | { path: string }

/** How long clamd may stay silent, and take in all. Ten megabytes took it 0.2 s (docs/decisions/053). */
export type ClamdTimes = { silence: number; whole: number }
const usualTimes: ClamdTimes = { silence: seconds(30), whole: seconds(90) }

/** More than any answer: clamd says one line. */
const longestAnswer = 4_096
const chunkBytes = 64 * 1024

/** A file as clamd's INSTREAM takes it: pieces with their length before them, and an empty one. */
async function* framed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    yield length
    yield chunk
  }
  yield Buffer.alloc(4)
}

/**
 * What clamd's one line comes to.
 * @throws Error with its words where they are neither yes nor no: too large a file, or its own trouble.
 */
function readAnswer(answer: string): Verdict {
  const end = answer.indexOf('\0')
  const line = end < 0 ? undefined : answer.slice(0, end)
  if (line === 'stream: OK') return { outcome: 'clean' }
  const name = line === undefined ? undefined : /^stream: (.+) FOUND$/.exec(line)?.[1]
  if (name !== undefined) return { outcome: 'infected', name: name.slice(0, 200) }
  const said = (line ?? answer).replaceAll(/[^\x20-\x7e]/g, ' ').slice(0, 200)
  throw new Error(said === '' ? 'clamd broke off' : `clamd gave no verdict: ${said}`)
}

/** How a connection ends that the other side broke off while we were still writing. */
const isBrokenOff = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'EPIPE' || error.code === 'ECONNRESET'

/** All that comes back, once clamd closes or ends its line. */
function hear(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    socket.on('data', (piece: Buffer) => {
      heard += piece.toString('latin1')
      if (heard.includes('\0') || heard.length > longestAnswer) resolve(heard)
    })
    socket.once('close', () => resolve(heard))
    socket.once('error', (error) =>
      heard === '' && !isBrokenOff(error) ? reject(error) : resolve(heard),
    )
  })
}

/**
 * Sends a file until clamd has heard enough: it answers early where a file is too large. What breaks
 * on the way is told by the answer, or by its absence.
 */
async function tell(socket: Socket, path: string, answer: Promise<string>): Promise<void> {
  let isAnswered = false
  const end = answer.then(
    () => (isAnswered = true),
    () => (isAnswered = true),
  )
  socket.write('zINSTREAM\0')
  const chunks: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: chunkBytes })
  for await (const piece of framed(chunks)) {
    if (isAnswered) return
    if (!socket.write(piece)) await Promise.race([end, drained(socket)])
  }
}

const drained = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once('drain', resolve))

/** ClamAV's daemon, by its INSTREAM command: the file travels, so it may be on another machine. */
export function clamdScanner(address: ClamdAddress, times: ClamdTimes = usualTimes): ScannerPort {
  const where: NetConnectOpts = address
  return {
    kind: 'clamd',
    async scan(path) {
      const socket = connect(where)
      const tooLong = () => socket.destroy(new Error('clamd did not answer in time'))
      const whole = setTimeout(tooLong, times.whole)
      socket.setTimeout(times.silence, tooLong)
      try {
        const answer = hear(socket)
        await tell(socket, path, answer)
        return readAnswer(await answer)
      } finally {
        clearTimeout(whole)
        socket.destroy()
      }
    },
  }
}
