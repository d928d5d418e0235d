import { footer, header } from './chrome.ts'
import { demoFirm } from './firm.ts'
import { escaped, phoneLink } from './links.ts'
import type { Page } from './page.ts'
import { structuredData } from './structured-data.ts'

/** Where the site is served and what is pasted into it. */
export type Setting = { origin: string; snippet: string }

/** Sets each h2 beside the text that follows it, so a page can be read down its left edge. */
const besideHeadings = (body: string): string =>
  body
    .split(/(?=<h2[ >])/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const end = part.indexOf('</h2>') + '</h2>'.length
      return part.startsWith('<h2')
        ? `<section class="beside">${part.slice(0, end)}<div class="text">${part.slice(end)}</div></section>`
        : part
    })
    .join('\n')

/** Keeps a statute and its number on one line. */
const holdTogether = (html: string): string =>
  html.replace(/\bORS (?:chapter )?\d+[A-Z]?(?:\.\d+)?/g, '<span class="nowrap">$&</span>')

const dressed = (page: Page): string => {
  const body = holdTogether(page.body)
  if (page.shape === 'sections') return besideHeadings(body)
  return page.shape === 'article' ? `<div class="article text">${body}</div>` : body
}

const trail = ({ parent, lang }: Page): string =>
  parent
    ? `<nav class="trail" aria-label="${lang === 'es' ? 'Ruta' : 'You are in'}"><a href="${parent.path}">${parent.name}</a></nav>`
    : ''

const closing: Record<Page['lang'], string> = {
  en: `<aside class="closing" aria-label="Next step"><p class="ask">Ask us about your own situation.</p><p>Call ${phoneLink} or <a href="/contact">write to us</a>. You will hear back within one business day.</p></aside>`,
  es: `<aside class="closing" aria-label="Siguiente paso"><p class="ask">Pregúntenos sobre su propio caso.</p><p>Llame al ${phoneLink} o <a href="/es/contacto">escríbanos</a>. Le respondemos a más tardar el siguiente día hábil.</p></aside>`,
}

/** Pages that explain end with an invitation; pages that already are one do not. */
const invites = (page: Page): boolean =>
  page.shape === 'article' ||
  page.path === '/faq' ||
  page.parent?.path === '/practice' ||
  page.parent?.path === '/es/'

const languages = (page: Page, origin: string): string =>
  page.translation
    ? `<link rel="alternate" hreflang="${page.lang === 'es' ? 'en' : 'es'}" href="${origin}${page.translation}">`
    : ''

/** One page as a complete HTML document. */
export function document(page: Page, { origin, snippet }: Setting): string {
  return `<!doctype html>
<html lang="${page.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} | ${escaped(demoFirm.name)}</title>
<meta name="description" content="${escaped(page.description)}">
<meta name="theme-color" content="#fafcfc">
<link rel="canonical" href="${origin}${page.path}">
${languages(page, origin)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/styles.css">
<script type="application/ld+json">${structuredData(origin)}</script>
</head>
<body>
${header(page)}
<main id="text" class="wide${page.path === '/' ? ' home' : ''}" tabindex="-1">
<div class="opening"><div>${trail(page)}<h1>${page.heading}</h1><p class="lede">${page.lede}</p></div>${page.drawing ?? ''}</div>
${dressed(page)}
${invites(page) ? closing[page.lang] : ''}
</main>
${footer(page)}
${snippet}
</body>
</html>
`
}
