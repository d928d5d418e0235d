import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { startRefusals } from '@foyer/shared/copy/start.ts'
import { seconds } from '@foyer/shared/facts/time.ts'
import { StartRefusal } from './start-refusal.ts'

/** Answers a request; what a door's `routing` is. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A port that was taken before anything slow began. */
export type Listener = {
  port: number
  /** From now on `answer` gets the requests; before, they are told to come back. */
  open(answer: Answer): void
  /** Takes no new connection, lets what runs finish, and ends what has not after `graceMs`. */
  close(graceMs: number): Promise<void>
}

/**
 * How often connections are held against the limits below. Node's own 30 s let 600 connections that
 * sent a header byte by byte stay for 27 s, whatever the limit said (measured).
 */
const checkEvery = seconds(2)

const comeBack: Answer = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8' })
  response.end('Starting. Please come back in a moment.\n')
}

function refuseToListen(port: number, error: NodeJS.ErrnoException): never {
  if (error.code === 'EADDRINUSE')
    throw new StartRefusal('port-busy', startRefusals['port-busy'](port))
  if (error.code === 'EACCES')
    throw new StartRefusal('port-forbidden', startRefusals['port-forbidden'](port))
  throw error
}

/** The connections that are open now. */
function openConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return open
}

/**
 * Without `connection: close` on answers while draining, keep-alive clients held a closing server
 * for more than 8 s (docs/measurements.md, Reliability). Connections that browsers open in case they
 * are wanted, and that never asked anything, are not idle to Node: they held it for the whole grace.
 */
async function drain(server: Server, open: ReadonlySet<Socket>, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => {
    server.closeIdleConnections()
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }, 50)
  const end = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(idle)
  clearTimeout(end)
}

/**
 * Takes a port.
 * @throws StartRefusal where it is busy or forbidden.
 */
export async function listen(host: string, port: number): Promise<Listener> {
  let answer = comeBack
  let draining = false
  const server = createServer({ connectionsCheckingInterval: checkEvery }, (request, response) => {
    if (draining) response.setHeader('connection', 'close')
    answer(request, response)
  })
  const connections = openConnections(server)
  server.headersTimeout = seconds(10)
  server.requestTimeout = seconds(30)
  server.keepAliveTimeout = seconds(10)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  }).catch((error: NodeJS.ErrnoException) => refuseToListen(port, error))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    open: (next) => {
      answer = next
    },
    close: async (graceMs) => {
      draining = true
      await drain(server, connections, graceMs)
    },
  }
}
