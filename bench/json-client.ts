import { Agent, request } from 'node:http'

/** A call's reply and the milliseconds from sending it to having read it whole. */
export type Timed<T> = { body: T; ms: number }

export type JsonClient = {
  /** @throws Error for anything but a success. */
  get<T>(path: string, bearer?: string): Promise<Timed<T>>
  post<T>(path: string, body: unknown, bearer?: string): Promise<Timed<T>>
  close(): void
}

/** A server that answers no more is a failed run, not one that never ends. */
const patience = 60_000

/** Calls one origin over connections that are kept, so that a figure holds no handshakes. */
export function jsonClient(origin: string): JsonClient {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(origin)
  // Doors listen on one address of the machine; the name may mean another first.
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname
  const send = <T>(
    method: string,
    path: string,
    bearer?: string,
    body?: string,
  ): Promise<Timed<T>> =>
    new Promise<Timed<T>>((resolve, reject) => {
      const began = performance.now()
      const headers = {
        accept: 'application/json',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      }
      const call = request({ agent, host, port, method, path, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.once('error', reject)
        response.once('end', () => {
          const ms = performance.now() - began
          const status = response.statusCode ?? 0
          if (status < 200 || status > 299)
            return reject(new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`))
          resolve({ body: (text === '' ? null : JSON.parse(text)) as T, ms })
        })
      })
      call.once('error', (error: NodeJS.ErrnoException) => {
        // The server had closed a connection that was not in use just as it was used again.
        const wasClosed = call.reusedSocket && error.code === 'ECONNRESET'
        if (wasClosed) resolve(send(method, path, bearer, body))
        else reject(error)
      })
      call.setTimeout(patience, () =>
        call.destroy(new Error(`${method} ${path} did not answer in ${patience / 1000} s.`)),
      )
      call.end(body)
    })
  return {
    get: (path, bearer) => send('GET', path, bearer),
    post: (path, body, bearer) => send('POST', path, bearer, JSON.stringify(body)),
    close: () => agent.destroy(),
  }
}
