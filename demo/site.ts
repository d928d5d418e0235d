import { document, type Setting } from './layout.ts'
import type { Page } from './page.ts'
import { pages } from './pages.ts'
import { favicon } from './favicon.ts'
import { ground } from './styles/ground.ts'
import { parts } from './styles/parts.ts'

/** One answer of the demo site, ready to be sent. */
export type DemoReply = { status: 200 | 404; contentType: string; body: string }

/** The demo firm's website as a function of the path asked for. */
export type DemoSite = { get(path: string): DemoReply }

const notFound: Page = {
  path: '/404',
  title: 'Page not found',
  description: 'There is no page at this address.',
  lang: 'en',
  heading: 'There is no page at this address',
  lede: 'It may have moved. These are the pages most people look for.',
  shape: 'open',
  updated: '2026-01-01',
  body: `<ul class="plain"><li><a href="/">Home</a></li><li><a href="/practice">Practice areas</a></li><li><a href="/fees">Fees</a></li><li><a href="/contact">Contact</a></li><li><a href="/es/" hreflang="es" lang="es">Páginas en español</a></li></ul>`,
}

const html = 'text/html; charset=utf-8'

const file = (contentType: string, body: string): DemoReply => ({ status: 200, contentType, body })

const withoutEnd = (path: string): string => path.replace(/[?#].*$/s, '').replace(/\/+$/, '') || '/'

const sitemap = (origin: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((page) => `<url><loc>${origin}${page.path}</loc><lastmod>${page.updated}</lastmod></url>`).join('\n')}
</urlset>
`

/**
 * The demo firm's site on `origin` (no trailing slash) with `snippet` pasted into every page.
 * Paths may carry a query or a trailing slash; anything unknown is a 404 page.
 */
export function demoSite(options: Setting): DemoSite {
  const setting: Setting = { ...options, origin: options.origin.replace(/\/+$/, '') }
  const files = new Map<string, DemoReply>([
    ['/sitemap.xml', file('application/xml; charset=utf-8', sitemap(setting.origin))],
    [
      '/robots.txt',
      file(
        'text/plain; charset=utf-8',
        `User-agent: *\nAllow: /\n\nSitemap: ${setting.origin}/sitemap.xml\n`,
      ),
    ],
    ['/styles.css', file('text/css; charset=utf-8', ground + parts)],
    ['/favicon.svg', file('image/svg+xml', favicon)],
  ])
  for (const page of pages) files.set(withoutEnd(page.path), file(html, document(page, setting)))
  const missing: DemoReply = { ...file(html, document(notFound, setting)), status: 404 }
  return { get: (path) => files.get(withoutEnd(path)) ?? missing }
}
