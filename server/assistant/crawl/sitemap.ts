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

/** Pages named in sitemaps, as the site writes its addresses; `underOtherName` is a guess. */
export type SitemapPages = { pages: string[]; underOtherName: boolean }

/** Where to look for sitemaps. */
export type SitemapSearch = {
  /** As robots.txt names them. */
  named: readonly string[]
  /** Another name the site gives itself, by its start page's canonical address. */
  otherName: SiteScope | null
  /** Pages taken at most, those nearest the root first. */
  most: number
}

/**
 * Finds the pages that a site's sitemaps name, index files and gzip included. Nothing on another host
 * is ever asked for. Where the sitemap names only pages under the site's other name (a copy, or a new
 * address of an old site), their paths are taken on this host instead.
 */
export const findSitemapPages = async (
  ask: AskSite,
  scope: SiteScope,
  { named, otherName, most }: SitemapSearch,
): Promise<SitemapPages> => {
  const own = new Set<string>()
  const moved = new Set<string>()
  const files = new Set<string>()
  const readFrom = async (start: string): Promise<void> => {
    const queue = [start]
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      // Several times as many pages as are kept, so that the choice by nearness is a fair one.
      if (files.has(file) || files.size >= maxSitemapFiles || own.size > most * 4) continue
      files.add(file)
      const sitemap = await readSitemap(ask, scope, file)
      for (const address of sitemap.sitemaps) queue.push(...onSite(address, scope, file))
      for (const address of sitemap.pages) {
        for (const page of onSite(address, scope, file)) own.add(page)
        for (const page of movedHere(address, scope, otherName)) moved.add(page)
      }
    }
  }
  for (const address of named) {
    for (const file of onSite(address, scope)) await readFrom(file)
  }
  for (const place of usualPlaces) {
    if (own.size + moved.size === 0) await readFrom(scope.origin + place)
  }
  const underOtherName = own.size === 0
  const nearest = [...(underOtherName ? moved : own)].toSorted((a, b) => depthOf(a) - depthOf(b))
  return { pages: nearest.slice(0, most), underOtherName }
}

const onSite = (address: string, scope: SiteScope, base?: string): string[] => {
  const own = scope.read(address, base)
  return own === null ? [] : [own]
}

const movedHere = (address: string, scope: SiteScope, otherName: SiteScope | null): string[] => {
  const there = otherName?.read(address) ?? null
  return there === null ? [] : onSite(there.slice(otherName?.origin.length), scope)
}

/** Which pages are kept when there are too many: a page near the root says more about the firm. */
const depthOf = (address: string): number =>
  new URL(address).pathname.split('/').filter(Boolean).length

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
