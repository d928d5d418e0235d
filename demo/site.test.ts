import { describe, expect, it } from 'vitest'
import { demoFirm, demoSilences } from './firm.ts'
import { pages } from './pages.ts'
import { demoSite } from './site.ts'

const origin = 'http://127.0.0.1:3003'
const snippet = '<script src="http://127.0.0.1:3001/widget.js" data-token="t0k" async></script>'
const site = demoSite({ origin, snippet })

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[0])

/** What a reader reads, with the markup gone. */
const read = (html: string): string =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

const everyId = (html: string): string[] => all(html, /\sid="([^"]+)"/g)

describe.each(pages.map((page) => [page.path, page] as const))('the page %s', (path, page) => {
  const reply = site.get(path)
  const html = reply.body
  const footer = html.slice(html.indexOf('<footer>'), html.indexOf('</footer>'))

  it('is served as HTML with a language, a title and a description', () => {
    expect(reply.status).toBe(200)
    expect(reply.contentType).toBe('text/html; charset=utf-8')
    expect(html).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${page.lang}">`))
    expect(all(html, /<title>([^<]+)<\/title>/g)).toHaveLength(1)
    expect(page.description.length).toBeGreaterThan(30)
    expect(page.description.length).toBeLessThanOrEqual(170)
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}">`)
  })

  it('has one h1, no skipped heading level and no id twice', () => {
    const levels = all(html, /<h([1-6])[ >]/g).map(Number)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    levels.forEach((level, i) => expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1))
    expect(new Set(everyId(html)).size).toBe(everyId(html).length)
  })

  it('writes every ampersand as an entity', () => {
    expect(html.replace(/<script.*?<\/script>/gs, '')).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#)/)
  })

  it('closes every element it opens', () => {
    const open: string[] = []
    const empty = /^(meta|link|br|hr|img|input|path|circle|rect)$/
    for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
      if (empty.test(name)) continue
      if (slash) expect(open.pop()).toBe(name)
      else open.push(name)
    }
    expect(open).toEqual([])
  })

  it('links only to pages and places that exist', () => {
    for (const href of all(html, /href="(\/[^"]*)"/g)) {
      const [target = '', id] = href.split('#')
      const there = site.get(target)
      expect([href, there.status]).toEqual([href, 200])
      if (id) expect(everyId(there.body)).toContain(id)
    }
  })

  it('carries the snippet once and no other running script', () => {
    expect(html.split(snippet)).toHaveLength(2)
    expect(all(html, /<script(?! type="application\/ld\+json")[^>]*>/g)).toHaveLength(1)
    expect(html).not.toMatch(/\son[a-z]+="|\sstyle="/)
  })

  it('prints the office hours in the footer and nowhere else', () => {
    expect(read(footer)).toContain(demoFirm.hours[page.lang])
    expect(read(footer)).toContain(demoFirm.phone)
    expect(read(footer)).toContain(demoFirm.address.street)
    expect(read(html.replace(footer, ''))).not.toMatch(/\d:\d\d|\b\d+ [ap]\. ?m\./)
  })

  it('stays silent on what the firm leaves out, and promises no outcome', () => {
    for (const { words } of demoSilences) expect(read(html)).not.toMatch(words)
    expect(read(html)).not.toMatch(
      /\bguarantee|\bexperts?\b(?! witness)|speciali[sz]|\bthe best lawyer|aggressive|garantiza|especialista/i,
    )
  })
})

describe('the site', () => {
  it('has at least 17 pages, and Spanish ones marked as Spanish', () => {
    expect(pages.length).toBeGreaterThanOrEqual(17)
    expect(site.get('/es/').body).toContain('<html lang="es">')
    expect(pages.filter((page) => page.path.startsWith('/es/')).every((p) => p.lang === 'es')).toBe(
      true,
    )
  })

  it('lists every page once in the sitemap, on its own origin', () => {
    const map = site.get('/sitemap.xml')
    expect(map.contentType).toBe('application/xml; charset=utf-8')
    expect(all(map.body, /<loc>([^<]+)<\/loc>/g)).toEqual(pages.map((page) => origin + page.path))
    expect(site.get('/robots.txt').body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })

  it('answers paths with a query or a missing slash, and 404s the rest as a page', () => {
    expect(site.get('/es?from=ad').body).toBe(site.get('/es/').body)
    expect(site.get('/fees/').status).toBe(200)
    const missing = site.get('/no-such-page')
    expect(missing.status).toBe(404)
    expect(missing.body).toContain('There is no page at this address')
    expect(site.get('/constructor').status).toBe(404)
  })

  it('states the firm as a LegalService without opening hours', () => {
    const [data = ''] = all(
      site.get('/').body,
      /<script type="application\/ld\+json">(.*?)<\/script>/g,
    )
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'LegalService',
      telephone: '+15035550142',
      address: { streetAddress: '48 Lantern Street, Suite 200', addressLocality: 'Astoria' },
    })
    expect(data).not.toMatch(/openingHours/i)
  })

  it('is light: no page over 40 kB, no style sheet over 16 kB, nothing from elsewhere', () => {
    const css = site.get('/styles.css').body
    expect(css.length).toBeLessThan(16_000)
    expect(css).not.toMatch(/url\(|@import/)
    for (const page of pages) expect(site.get(page.path).body.length).toBeLessThan(40_000)
  })
})
