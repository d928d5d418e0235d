import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A website on this machine, whose pages a test changes as it goes. */
export type SiteServer = {
  origin: string
  host: string
  /** Pages by path; a number is answered as that status. */
  pages: Map<string, string | number>
  /** Requests received, by path. */
  asked: string[]
  close(): Promise<void>
}

/** A page with a heading and a paragraph, and links to others. */
export function sitePage(title: string, text: string, links: string[] = []): string {
  const anchors = links.map((link) => `<a href="${link}">${link}</a>`).join(' ')
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main><nav>${anchors}</nav></body></html>`
}

export async function siteServer(pages: Record<string, string | number>): Promise<SiteServer> {
  const held = new Map(Object.entries(pages))
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    const page = held.get(path)
    const status = typeof page === 'number' ? page : page === undefined ? 404 : 200
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
    response.end(typeof page === 'string' ? page : 'no page')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const host = `127.0.0.1:${port}`
  return {
    origin: `http://${host}`,
    host,
    pages: held,
    asked,
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // One that never asked anything would be waited for.
      server.closeAllConnections()
      return closed
    },
  }
}
