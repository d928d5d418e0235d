import type { SiteBuild } from '@foyer/shared/api/public-site.ts'
import { siteFrame } from '@foyer/shared/copy/public/frame.ts'
import { machinePaths } from '@foyer/shared/paths.ts'

/** Everything of a document that is not drawn by a component. */
export type Head = {
  title: string
  description: string
  /** The page's own whole address; none for a page that is not to be found. */
  canonical: string | null
  /** The whole address of its preview picture. */
  preview: string
  kind: 'website' | 'article'
  structured: readonly object[]
  styles: readonly string[]
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (found) => escapes[found] ?? '')

/** A tag with attributes and no content. */
function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`)
  return `<${name}${written.join('')}>`
}

/** Data inside a script element: nothing in it may look like the element's end. */
const jsonBlock = (value: object): string =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

function metaTags({ title, description, canonical, preview, kind }: Head): string[] {
  const property = (name: string, content: string) => tag('meta', { property: name, content })
  const named = (name: string, content: string) => tag('meta', { name, content })
  return [
    named('description', description),
    ...(canonical === null
      ? [named('robots', 'noindex')]
      : [tag('link', { rel: 'canonical', href: canonical }), property('og:url', canonical)]),
    property('og:site_name', siteFrame.product),
    property('og:type', kind),
    property('og:title', title),
    property('og:description', description),
    property('og:image', preview),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    named('twitter:card', 'summary_large_image'),
  ]
}

function loadTags({ script, fonts }: SiteBuild): string[] {
  const preload = (href: string) =>
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeText(href)}">`
  return [
    ...fonts.map(preload),
    tag('link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: machinePaths.manifest }),
    tag('link', {
      rel: 'alternate',
      type: 'application/rss+xml',
      title: siteFrame.feed,
      href: machinePaths.feed,
    }),
    `<script type="module" src="${escapeText(script)}"></script>`,
  ]
}

/** A whole document around a drawn body. Throws where a style sheet is named that was not built. */
export function drawDocument(head: Head, body: string, build: SiteBuild): string {
  const styles = ['site', ...head.styles].map((name) => {
    const css = build.styles[name]
    if (css === undefined || /<\/style/i.test(css)) throw new Error(`No style sheet ${name}`)
    return `<style>${css}</style>`
  })
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(head.title)}</title>`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#fbf9f4" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#131a1c" media="(prefers-color-scheme: dark)">',
    ...metaTags(head),
    ...loadTags(build),
    ...styles,
    ...head.structured.map(jsonBlock),
    `</head><body>${body}</body></html>\n`,
  ].join('\n')
}
