import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { eicar } from './eicar.ts'

/** How the double behaves: as clamd does, or as clamd does on a bad day. */
export type Mood = 'well' | 'failing' | 'hanging' | 'cutting' | 'resetting' | 'muttering' | 'full'

/** What the double was sent, and where it listens. */
export type ClamdDouble = {
  address: { host: string; port: number }
  received: () => Buffer[]
  /** Says how it behaves from now on. */
  feel(mood: Mood): void
  close(): Promise<void>
}

const answers: Partial<Record<Mood, string>> = {
  failing: "stream: Can't allocate memory ERROR\0",
  muttering: 'stream: perhaps\0',
  full: 'INSTREAM size limit exceeded. ERROR\0',
}

/** The pieces of an INSTREAM as one, once it has ended; undefined before. */
function unframed(sent: Buffer): Buffer | undefined {
  const pieces: Buffer[] = []
  let at = sent.indexOf(0) + 1
  if (at === 0) return undefined
  while (at + 4 <= sent.length) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

function serve(socket: Socket, mood: Mood, received: Buffer[]): void {
  const pieces: Buffer[] = []
  let length = 0
  let isAnswered = false
  const answer = (line: string) => {
    if (!isAnswered) socket.end(line)
    isAnswered = true
  }
  socket.on('error', () => undefined)
  socket.on('data', (piece: Buffer) => {
    pieces.push(piece)
    length += piece.length
    if (mood === 'full' && length > 100_000) answer(answers.full ?? '')
    if (mood === 'cutting') socket.destroy()
    if (mood === 'resetting') socket.resetAndDestroy()
    const mayBeOver = piece.subarray(-4).every((byte) => byte === 0)
    const file = mayBeOver ? unframed(Buffer.concat(pieces)) : undefined
    if (file === undefined || mood === 'hanging') return
    received.push(file)
    const found = file.includes(eicar) ? 'Eicar-Test-Signature FOUND' : 'OK'
    answer(answers[mood] ?? `stream: ${found}\0`)
  })
}

/** Speaks clamd's protocol on a real socket, for tests where clamd is not installed. */
export async function openClamdDouble(): Promise<ClamdDouble> {
  const received: Buffer[] = []
  const sockets = new Set<Socket>()
  let mood: Mood = 'well'
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    serve(socket, mood, received)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    address: { host: '127.0.0.1', port: address.port },
    received: () => received,
    feel: (next) => void (mood = next),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A double that goes with the test. */
export async function clamdDouble(mood: Mood = 'well'): Promise<ClamdDouble> {
  const double = await openClamdDouble()
  double.feel(mood)
  onTestFinished(() => double.close())
  return double
}
