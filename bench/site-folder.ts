import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'

/** A website on loopback. */
export type ServedSite = { origin: string; host: string; close(): Promise<void> }

/** What a website sends for a path. */
export type SiteReply = { type: string; body: string | Buffer }

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** Serves a folder of saved pages; a path that ends in a slash is its index.html. */
export async function serveFolder(folder: string): Promise<ServedSite> {
  return await serveSite((pathname) => {
    const named = path.join(folder, decodeURIComponent(pathname))
    const file = pathname.endsWith('/') ? path.join(named, 'index.html') : named
    const inside = path.resolve(file).startsWith(path.resolve(folder) + path.sep)
    if (!inside || !existsSync(file) || !statSync(file).isFile()) return undefined
    const type = types[path.extname(file)] ?? 'application/octet-stream'
    return { type, body: readFileSync(file) }
  })
}

/** Serves what `get` answers for a path, on a free port; what it does not know is not found. */
export async function serveSite(
  get: (pathname: string, origin: string) => SiteReply | undefined,
): Promise<ServedSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.test')
    const reply = get(pathname, `http://${request.headers.host}`)
    if (reply === undefined)
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found.\n')
    response.writeHead(200, { 'content-type': reply.type }).end(reply.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const host = `127.0.0.1:${port}`
  return {
    origin: `http://${host}`,
    host,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
