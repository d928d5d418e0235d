import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createFetchGuard, type FetchGuard } from '../../platform/fetch-guard.ts'
import { extractPage } from '../index/extract.ts'
import type { ExtractedPage } from '../index/page-content.ts'
import { crawlSite, type CrawlOptions, type CrawlOutcome } from './crawl.ts'
import type { PageRecord } from './page-record.ts'

/** What a test site answers for one path: HTML, or whatever the function does. */
export type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void)

/** A small website on loopback for tests of the reading. */
export type TestSite = {
  /** `http://127.0.0.1:port` */
  origin: string
  host: string
  guard: FetchGuard
  /** Paths asked for, in order. */
  asked: string[]
  close: () => Promise<void>
}

/** Serves pages by path and query; `fallback` answers the rest, 404 unless given. */
export const serveSite = async (
  pages: Readonly<Record<string, Answer>>,
  fallback: Answer = (_request, response) => void response.writeHead(404).end(),
): Promise<TestSite> => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    const answer = Object.hasOwn(pages, path) ? pages[path] : fallback
    if (typeof answer === 'function') return answer(request, response)
    response.setHeader('content-type', typeFor(path)).end(answer)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const at = server.address()
  const host = `127.0.0.1:${at !== null && typeof at === 'object' ? at.port : 0}`
  const guard = createFetchGuard({ privateHosts: [host] })
  return {
    origin: `http://${host}`,
    host,
    guard,
    asked,
    close: async () => {
      await guard.close()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const typeFor = (path: string): string => {
  if (path.endsWith('.xml')) return 'application/xml'
  return path.endsWith('.txt') ? 'text/plain' : 'text/html; charset=utf-8'
}

/** A page with a title, a text of its own and links. */
export const pageOf = (title: string, links: readonly string[] = [], head = ''): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><h1>${title}</h1>
  <p>This page is about ${title} and about nothing else at all.</p>
  <nav>${links.map((link) => `<a href="${link}">${link}</a>`).join(' ')}</nav></body></html>`

/** A sitemap that names these addresses. */
export const sitemapOf = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map((address) => `<url><loc>${address}</loc></url>`)
    .join('')}</urlset>`

/** Answers with a redirect. */
export const redirectTo =
  (location: string): Answer =>
  (_request, response) =>
    void response.writeHead(301, { location }).end()

/** Answers with a status. */
export const answerWith =
  (status: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body)

/** Answers with these bytes. */
export const raw =
  (type: string, body: Buffer): Answer =>
  (_request, response) =>
    void response.setHeader('content-type', type).end(body)

/** The mark that names a page's main address. */
export const canonical = (to: string) => `<link rel="canonical" href="${to}">`

export type TestReading = {
  outcome: CrawlOutcome
  records: PageRecord<ExtractedPage>[]
  /** `path: status` in the order reported. */
  lines: string[]
  /** Waits that were asked for, in milliseconds. */
  waits: number[]
  noteOf: (path: string) => string | undefined
}

/** Reads a test site with the real extraction; waits are noted and not waited for. */
export const readTestSite = async (
  site: TestSite,
  options: Partial<CrawlOptions<ExtractedPage>> = {},
): Promise<TestReading> => {
  const records: PageRecord<ExtractedPage>[] = []
  const waits: number[] = []
  const outcome = await crawlSite<ExtractedPage>({
    siteUrl: `${site.origin}/`,
    guard: site.guard,
    extract: extractPage,
    onPage: (record) => void records.push(record),
    pause: async (ms) => void waits.push(Math.round(ms)),
    ...options,
  })
  const pathOf = (url: string) => url.replace(site.origin, '')
  return {
    outcome,
    records,
    lines: records.map((record) => `${pathOf(record.url)}: ${record.status}`),
    waits,
    noteOf: (path) => records.find((record) => pathOf(record.url) === path)?.note,
  }
}
