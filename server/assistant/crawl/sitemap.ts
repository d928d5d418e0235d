import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { load } from 'cheerio'
import type { AskSite } from './ask-site.ts'
import { decodePage } from './decode.ts'
import type { SiteScope } from './site-scope.ts'

/** Where sitemaps lie when robots.txt names none (the second and third are WordPress's). */
const usualPlaces = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml']

/** 5 MB hold some 40,000 addresses, many times what one reading keeps. */
const maxSitemapBytes = 5_000_000
/** Sitemap files asked for in one reading, index files included. */
const maxSitemapFiles = 20

const accept = [
  'application/xml',
  'text/xml',
  'text/plain',
  'text/html',
  'application/gzip',
  'application/x-gzip',
  'application/octet-stream',
  '',
]

type Sitemap = { pages: string[]; sitemaps: string[] }

/**
 * Finds the pages that a site's sitemaps name, index files and gzip included. Addresses on other
 * hosts are ignored.
 * @returns at most `most` addresses as the site writes them, those nearest the root first.
 */
export const findSitemapPages = async (
  ask: AskSite,
  scope: SiteScope,
  named: readonly string[],
  most: number,
): Promise<string[]> => {
  const own = named.flatMap((address) => scope.read(address) ?? [])
  const found = await readSitemaps(ask, scope, own, most)
  for (const place of usualPlaces) {
    if (found.size > 0) break
    const more = await readSitemaps(ask, scope, [scope.origin + place], most)
    for (const page of more) found.add(page)
  }
  return [...found].toSorted((a, b) => depthOf(a) - depthOf(b)).slice(0, most)
}

/** Which pages are kept when there are too many: a page near the root says more about the firm. */
const depthOf = (address: string): number =>
  new URL(address).pathname.split('/').filter(Boolean).length

const readSitemaps = async (
  ask: AskSite,
  scope: SiteScope,
  starts: readonly string[],
  most: number,
): Promise<Set<string>> => {
  const pages = new Set<string>()
  const files = new Set(starts)
  for (const file of files) {
    const sitemap = await readSitemap(ask, scope, file)
    for (const address of sitemap.sitemaps) {
      const own = scope.read(address, file)
      if (own !== null && files.size < maxSitemapFiles) files.add(own)
    }
    for (const address of sitemap.pages) {
      const own = scope.read(address, file)
      if (own !== null) pages.add(own)
    }
    // Several times as many as are kept, so that the choice by nearness is a fair one.
    if (pages.size > most * 4) break
  }
  return pages
}

const readSitemap = async (ask: AskSite, scope: SiteScope, file: string): Promise<Sitemap> => {
  const outcome = await ask(file, { accept, maxBytes: maxSitemapBytes, sameSite: scope.isOwn })
  if (outcome.kind !== 'ok') return { pages: [], sitemaps: [] }
  const bytes = await unpack(outcome.body)
  return parseSitemap(decodePage(bytes, outcome.contentType))
}

const gunzipped = promisify(gunzip)

/** A sitemap may itself be a gzip file, whatever its headers say. */
const unpack = async (bytes: Uint8Array): Promise<Uint8Array> => {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return await gunzipped(bytes, { maxOutputLength: maxSitemapBytes })
  } catch {
    return new Uint8Array()
  }
}

/** Reads a sitemap, a sitemap index, or a plain list of addresses (sitemaps.org protocol). */
export const parseSitemap = (text: string): Sitemap => {
  if (/^\s*https?:\/\//i.test(text)) {
    return { pages: text.split(/\s+/).filter(Boolean), sitemaps: [] }
  }
  const $ = load(text, { xml: true })
  const locations = (within: string): string[] =>
    $(within)
      .toArray()
      .map((element) => $(element).text().trim())
      .filter(Boolean)
  return {
    pages: locations('urlset > url > loc'),
    sitemaps: locations('sitemapindex > sitemap > loc'),
  }
}
