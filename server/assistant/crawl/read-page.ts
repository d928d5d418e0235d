import { pageNotes } from '@foyer/shared/copy/site.ts'
import type { ResponseHeaders } from '../../platform/fetch-guard.ts'
import { decodePage } from './decode.ts'
import type { Candidate } from './ledger.ts'
import type { PageAnswer } from './open-site.ts'
import type {
  CrawledPage,
  ExtractPage,
  EarlierPage,
  PageRecord,
  PageSource,
  Verdict,
} from './page-record.ts'
import { readRobotsTag } from './robots.ts'
import type { SiteScope } from './site-scope.ts'

/** What a page's answer amounts to: a page that may be kept, or one that is left out. */
export type ReadPage<T extends CrawledPage> =
  | { kind: 'candidate'; candidate: Candidate<T>; links: string[] }
  | { kind: 'left'; record: PageRecord<T>; links: string[] }

/** The page being read, and what is known of it beforehand. */
export type PageAt = {
  url: string
  source: PageSource
  scope: SiteScope
  earlier: EarlierPage | undefined
}

/** Decodes and extracts one page. Never throws: a page that cannot be extracted is left out. */
export const readPage = async <T extends CrawledPage>(
  answer: PageAnswer,
  at: PageAt,
  extract: ExtractPage<T>,
): Promise<ReadPage<T>> => {
  const record = stamp<T>(answer.headers, at)
  if (answer.kind === 'not_modified') {
    const contentHash = at.earlier?.contentHash ?? at.url
    return {
      kind: 'candidate',
      candidate: { record: { ...record, contentHash }, canonical: null },
      links: [],
    }
  }
  const html = decodePage(answer.body, answer.contentType)
  if (answer.contentType === '' && !looksLikeHtml(html)) {
    return leave(record, { status: 'not_html', note: pageNotes.notHtml('') })
  }
  const page = await tryExtract(extract, html, at.url)
  if (page === null) return leave(record, { status: 'failed', note: pageNotes.unreadable })
  const tag = readRobotsTag(answer.headers['x-robots-tag'] ?? '')
  const links = page.noFollow || tag.noFollow ? [] : page.links
  const { title, contentHash } = page
  if (page.noIndex || tag.noIndex) {
    return leave({ ...record, title }, { status: 'no_index', note: pageNotes.noIndex }, links)
  }
  const canonical = mainAddress(page, at)
  return {
    kind: 'candidate',
    candidate: { record: { ...record, title, contentHash, page }, canonical },
    links: canonical === null ? links : [canonical, ...links],
  }
}

/** The record of a page that answered, with what a later reading needs to ask for changes only. */
const stamp = <T extends CrawledPage>(headers: ResponseHeaders, at: PageAt): PageRecord<T> => ({
  ...emptyRecord<T>(at.url, at.source, { status: 'read', note: pageNotes.read }),
  etag: headers['etag'] ?? at.earlier?.etag ?? null,
  lastModified: headers['last-modified'] ?? at.earlier?.lastModified ?? null,
})

/** The record of an address of which nothing was read. */
export const emptyRecord = <T extends CrawledPage>(
  url: string,
  source: PageSource,
  verdict: Verdict,
): PageRecord<T> => ({
  url,
  source,
  ...verdict,
  title: null,
  etag: null,
  lastModified: null,
  contentHash: null,
  page: null,
})

const leave = <T extends CrawledPage>(
  record: PageRecord<T>,
  verdict: Verdict,
  links: string[] = [],
): ReadPage<T> => ({ kind: 'left', record: { ...record, ...verdict }, links })

const tryExtract = async <T extends CrawledPage>(
  extract: ExtractPage<T>,
  html: string,
  url: string,
): Promise<T | null> => {
  try {
    return await extract(html, url)
  } catch {
    return null
  }
}

const looksLikeHtml = (text: string): boolean =>
  /<(!doctype html|html|head|body|title|meta|h1|p|div)\b/i.test(text.slice(0, 2_000))

/**
 * The other page of the site that this one names as its main address, if any. The start page is not
 * believed to be the main address of a page with a path of its own: that is a theme's mistake.
 */
const mainAddress = (page: CrawledPage, at: PageAt): string | null => {
  const named = page.canonical === null ? null : at.scope.read(page.canonical, at.url)
  if (named === null || named === at.url) return null
  const isRoot = new URL(named).pathname === '/'
  return isRoot && !/^\/(index\.\w+|home\/?)?$/i.test(new URL(at.url).pathname) ? null : named
}
