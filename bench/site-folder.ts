import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'

/** A folder of saved pages as a website on loopback. */
export type ServedFolder = { origin: string; host: string; close(): Promise<void> }

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** Serves a folder on a free port; a path that ends in a slash is its index.html. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.test')
    const named = path.join(folder, decodeURIComponent(pathname))
    const file = pathname.endsWith('/') ? path.join(named, 'index.html') : named
    const inside = path.resolve(file).startsWith(path.resolve(folder) + path.sep)
    if (!inside || !existsSync(file) || !statSync(file).isFile())
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found.\n')
    const type = types[path.extname(file)] ?? 'application/octet-stream'
    createReadStream(file).pipe(response.writeHead(200, { 'content-type': type }))
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
