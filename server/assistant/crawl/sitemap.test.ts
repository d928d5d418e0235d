import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { GuardedResponse } from '../../platform/fetch-guard.ts'
import type { AskSite } from './ask-site.ts'
import { sitemapOf } from './site-fixture.ts'
import { findSitemapPages, parseSitemap, type SitemapSearch } from './sitemap.ts'
import { scopeSite } from './site-scope.ts'

const scope = scopeSite(new URL('https://firm.example/'))

/** A site that has these files and nothing else; notes what is asked for. */
const siteWith = (files: Record<string, string | Buffer>) => {
  const asked: string[] = []
  const ask: AskSite = async (url): Promise<GuardedResponse> => {
    const path = new URL(url).pathname
    asked.push(path)
    const file = files[path]
    return file === undefined
      ? { kind: 'http', url, status: 404, headers: {} }
      : { kind: 'ok', url, headers: {}, contentType: '', body: Buffer.from(file) }
  }
  return { ask, asked }
}

const find = async (ask: AskSite, search: Partial<SitemapSearch> = {}): Promise<string[]> =>
  (await findSitemapPages(ask, scope, { named: [], otherName: null, most: 10, ...search })).pages

describe('a sitemap', () => {
  it('is read in all its forms', () => {
    expect(parseSitemap(sitemapOf(['https://firm.example/a?x=1&amp;y=2']))).toEqual({
      pages: ['https://firm.example/a?x=1&y=2'],
      sitemaps: [],
    })
    expect(
      parseSitemap(
        '<sitemapindex><sitemap><loc> https://firm.example/s.xml\n</loc></sitemap></sitemapindex>',
      ),
    ).toEqual({ pages: [], sitemaps: ['https://firm.example/s.xml'] })
    expect(parseSitemap('https://firm.example/a\nhttps://firm.example/b\n').pages.length).toBe(2)
    expect(parseSitemap('<!doctype html><title>Not found</title>').pages).toEqual([])
    expect(parseSitemap('<urlset><url><loc>https://firm.example/a</loc>').pages.length).toBe(1)
    expect(parseSitemap('').pages).toEqual([])
  })

  it('leaves out images and other languages that it mentions beside the pages', () => {
    const text =
      '<urlset xmlns:image="i" xmlns:xhtml="x"><url><loc>/a</loc><image:image><image:loc>/p.jpg</image:loc></image:image><xhtml:link href="/es"/></url></urlset>'
    expect(parseSitemap(text).pages).toEqual(['/a'])
  })

  it('is looked for where it usually lies when none is named', async () => {
    const { ask, asked } = siteWith({
      '/wp-sitemap.xml': '<sitemapindex><sitemap><loc>/pages.xml</loc></sitemap></sitemapindex>',
      '/pages.xml': sitemapOf(['/a']),
    })
    expect(await find(ask)).toEqual(['https://firm.example/a'])
    expect(asked).toEqual(['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml', '/pages.xml'])
  })

  it('that names itself, or too many others, comes to an end', async () => {
    const others = Array.from({ length: 500 }, (_, n) => `<sitemap><loc>/s${n}.xml</loc></sitemap>`)
    const index = `<sitemapindex><sitemap><loc>/sitemap.xml</loc></sitemap>${others.join('')}</sitemapindex>`
    const { ask, asked } = siteWith({ '/sitemap.xml': index })
    expect(await find(ask, { named: ['/sitemap.xml'] })).toEqual([])
    expect(asked.filter((path) => path !== '/sitemap.xml').length).toBeLessThan(25)
  })

  it('with more pages than are taken gives those nearest the root', async () => {
    const deep = Array.from({ length: 60 }, (_, n) => `/blog/post/${n}`)
    const { ask } = siteWith({ '/sitemap.xml': sitemapOf([...deep, '/fees', '/team']) })
    const pages = await find(ask, { most: 3 })
    expect(pages).toEqual([
      'https://firm.example/fees',
      'https://firm.example/team',
      'https://firm.example/blog/post/0',
    ])
  })

  it('that unpacks into too much, or not at all, is left', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    const broken = Buffer.from([0x1f, 0x8b, 1, 2, 3])
    const { ask } = siteWith({ '/sitemap.xml': bomb, '/sitemap_index.xml': broken })
    expect(await find(ask)).toEqual([])
  })

  it('that names the pages under the name the site gives itself elsewhere is read for its paths', async () => {
    const otherName = scopeSite(new URL('https://www.firm-elsewhere.example/'))
    const there = ['https://firm-elsewhere.example/fees', 'https://third.example/x']
    const copy = siteWith({ '/sitemap.xml': sitemapOf(there) })
    expect(await find(copy.ask, { otherName })).toEqual(['https://firm.example/fees'])
    expect(await find(copy.ask)).toEqual([])
    const mixed = siteWith({ '/sitemap.xml': sitemapOf([...there, '/team']) })
    expect(await find(mixed.ask, { otherName })).toEqual(['https://firm.example/team'])
  })
})
