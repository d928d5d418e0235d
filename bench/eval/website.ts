import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { pages as demoPages } from '../../demo/pages.ts'
import { demoSite } from '../../demo/site.ts'
import { extractPage } from '../../server/assistant/index/extract.ts'
import { loadHtml } from '../../server/assistant/index/load-html.ts'
import { type PageContent, contentOf } from '../../server/assistant/index/page-content.ts'
import { type ServedSite, serveSite } from '../site-folder.ts'

/** A website: the HTML of each of its pages by path. Every way of asking reads these same pages. */
export type Website = ReadonlyMap<string, string>

/** Where the pages stand for whoever reads them without a server. */
export const placeholderOrigin = 'https://firm.example'

/** Pages a crawler never keeps. */
const errorPages = new Set(['404.html', '500.html'])

/** A folder of saved pages; null where it is not there. */
export function readFolder(folder: string): Website | null {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return null
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !errorPages.has(file))
    .toSorted()
  return new Map(
    files.map((file) => [pageAt(`/${file}`), readFileSync(path.join(folder, file), 'utf8')]),
  )
}

/** The path a page is known by: an index.html is its folder's page. */
export const pageAt = (at: string): string => at.replace(/\/index\.html$/, '/')

/** The demo firm's website. */
export function readDemo(): Website {
  const site = demoSite({ origin: placeholderOrigin, snippet: '' })
  return new Map(demoPages.map((page) => [page.path, site.get(page.path).body]))
}

/** The pages as a crawl would keep them. */
export function contentsOf(website: Website): PageContent[] {
  return [...website].map(([at, html]) => contentOf(extractPage(html, placeholderOrigin + at)))
}

/** Serves a website on loopback, with a sitemap that names every page. */
export async function serveWebsite(website: Website): Promise<ServedSite> {
  return await serveSite((pathname, origin) => {
    if (pathname === '/sitemap.xml')
      return { type: 'application/xml', body: sitemapOf(website, origin) }
    const html = website.get(pageAt(pathname)) ?? website.get(pathname.replace(/\/$/, ''))
    if (html === undefined) return undefined
    const body = html.replaceAll(placeholderOrigin, origin)
    return { type: 'text/html; charset=utf-8', body }
  })
}

function sitemapOf(website: Website, origin: string): string {
  const places = [...website.keys()].map((at) => `<url><loc>${encodeURI(origin + at)}</loc></url>`)
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>`
}

const words = new Map<Website, ReadonlyMap<string, string>>()

/** What each page says to its readers, by path: all its visible text without the spaces. */
export function wordsByPath(website: Website): ReadonlyMap<string, string> {
  const known = words.get(website)
  if (known !== undefined) return known
  const read = new Map([...website].map(([at, html]) => [at, readable(html)]))
  words.set(website, read)
  return read
}

function readable(html: string): string {
  const $ = loadHtml(html)
  $('script, style, template, noscript').remove()
  return withoutSpaces($('body').text())
}

/** Blocks of a page part with spaces that its markup does not have: only letters are compared. */
export function withoutSpaces(text: string): string {
  return text.normalize('NFC').replaceAll(/[\s\u00ad\u200b]+/g, '')
}

/** Text as HTML shows it. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** A page of these paragraphs under a title. */
export function plainPage(
  language: 'en' | 'es',
  { title, paragraphs }: { title: string; paragraphs: readonly string[] },
): string {
  const text = paragraphs.map((one) => `<p>${escaped(one)}</p>`).join('\n')
  const head = title === '' ? '' : `<h1>${escaped(title)}</h1>\n`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body><main>${head}${text}</main></body></html>`
}
