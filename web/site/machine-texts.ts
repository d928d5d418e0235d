import type { BlogSummary, SiteSettings } from '@foyer/shared/api/public-site.ts'
import { siteFrame } from '@foyer/shared/copy/public/frame.ts'
import { landing } from '@foyer/shared/copy/public/landing.ts'
import { apiBase, identityPaths, machinePaths, paths } from '@foyer/shared/paths.ts'
import type { Page } from './page.ts'

/** A document for machines. */
type MachineText = { type: string; text: string }

const inXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Every page and post that may be found (sitemaps.org, protocol 0.9). */
export function drawSitemap(
  pages: readonly Page[],
  posts: readonly BlogSummary[],
  { origin }: SiteSettings,
): MachineText {
  const urls = [
    ...pages.map(({ path }) => `<url><loc>${inXml(origin + path)}</loc></url>`),
    ...posts.map(({ slug, publishedAt }) => {
      const loc = inXml(origin + paths.blogPost(slug))
      return `<url><loc>${loc}</loc><lastmod>${publishedAt.slice(0, 10)}</lastmod></url>`
    }),
  ]
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return { type: 'application/xml; charset=utf-8', text }
}

/** Crawlers read the public pages; nothing of an account is theirs (RFC 9309). */
export function drawRobots({ origin }: SiteSettings): MachineText {
  const closed = [apiBase, identityPaths.base, paths.dashboard, paths.outbox]
  const text = `User-agent: *
${closed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${origin}${machinePaths.sitemap}
`
  return { type: 'text/plain; charset=utf-8', text }
}

/** What a browser needs to keep the site as an application (W3C Web App Manifest). */
export function drawWebManifest(): MachineText {
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/${file}`,
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  })
  const manifest = {
    name: siteFrame.product,
    short_name: siteFrame.product,
    description: landing.description,
    start_url: paths.dashboard,
    scope: '/',
    display: 'browser',
    background_color: '#fbf9f4',
    theme_color: '#fbf9f4',
    icons: [
      icon('icon.svg', 'any', 'any'),
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable.png', '512x512', 'maskable'),
    ],
  }
  return { type: 'application/manifest+json', text: `${JSON.stringify(manifest, null, 2)}\n` }
}

/** Pages that are fetched when somebody is about to follow the link; nothing that needs an account. */
export function drawSpeculation(): MachineText {
  const { signIn, signUp, dashboard, outbox } = paths
  const apart = [signIn, signUp, `${dashboard}*`, `${outbox}*`, `${apiBase}/*`, machinePaths.feed]
  const rules = {
    prefetch: [
      {
        where: {
          and: [{ href_matches: '/*' }, ...apart.map((path) => ({ not: { href_matches: path } }))],
        },
        eagerness: 'moderate',
      },
    ],
  }
  return { type: 'application/speculationrules+json', text: JSON.stringify(rules) }
}
