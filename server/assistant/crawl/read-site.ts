import { pageNotes } from '@foyer/shared/copy/site.ts'
import type { GuardedResponse } from '../../platform/fetch-guard.ts'
import { createFrontier, type Frontier, type FrontierEntry } from './frontier.ts'
import { openLedger } from './ledger.ts'
import type { CrawlLimits } from './limits.ts'
import { askForPage } from './open-site.ts'
import type { CrawledPage, Verdict } from './page-record.ts'
import type { Book, CrawlBound, Reading, SiteRead } from './reading.ts'
import { readPage } from './read-page.ts'
import { settleAddress } from './settle-address.ts'
import { scopeSite, type SiteScope } from './site-scope.ts'
import { findSitemapPages } from './sitemap.ts'

/** An address on its way; `answer` is null where none was asked for. */
type Flight = { entry: FrontierEntry; answer: Promise<GuardedResponse> | null }

/** How many addresses may be under way behind a slow one, for each place. */
const lookahead = 4

/**
 * Reads an opened site to its end or to a limit. Addresses are fetched side by side but settled in
 * the order they were found, so the same site gives the same records every time.
 */
export const readSite = async <T extends CrawledPage>(reading: Reading<T>): Promise<SiteRead> => {
  const { limits, site, earlier, onPage } = reading
  const frontier = createFrontier(limits, site.robots)
  const ledger = openLedger<T>({ earlier, onPage, found: frontier.size })
  const book: Book<T> = { frontier, ledger, requests: 1, bytes: 0, bound: null }
  await findAddresses(reading, frontier)
  const first = frontier.next()
  const flights: Flight[] = first ? [{ entry: first, answer: Promise.resolve(site.start) }] : []
  for (let flight = flights.shift(); flight; flight = flights.shift()) {
    const outcome = await flight.answer
    if (reading.isStopped()) break
    await settleAddress(flight.entry, outcome, reading, book)
    launch(flights, reading, book)
  }
  if (!reading.isStopped()) await ledger.closeWaiting()
  return {
    origin: site.scope.origin,
    kept: ledger.kept(),
    bound: book.bound,
    found: frontier.size(),
    done: ledger.done(),
  }
}

/** The start page first, then what sitemaps name, then what was known before. */
const findAddresses = async <T extends CrawledPage>(
  reading: Reading<T>,
  frontier: Frontier,
): Promise<void> => {
  const { ask, earlier, limits } = reading
  const { scope, robots, start } = reading.site
  frontier.add(scope.read(start.url) ?? start.url, 'start', 0)
  const { pages, underOtherName } = await findSitemapPages(ask, scope, {
    named: robots.sitemaps,
    otherName: await readOtherName(reading),
    most: limits.maxSitemapAddresses,
  })
  for (const address of pages) frontier.add(address, underOtherName ? 'other_name' : 'sitemap', 1)
  for (const address of earlier.keys()) {
    const own = scope.read(address)
    if (own !== null) frontier.add(own, 'earlier', 1)
  }
}

/** Another host that the start page names as its own: then this site is a copy, or has moved. */
const readOtherName = async <T extends CrawledPage>({
  site,
  extract,
}: Reading<T>): Promise<SiteScope | null> => {
  const { scope, start } = site
  if (start.kind !== 'ok') return null
  const at = { url: start.url, source: 'start' as const, scope, earlier: undefined }
  const read = await readPage(start, at, extract)
  const canonical = read.kind === 'candidate' ? (read.candidate.record.page?.canonical ?? '') : ''
  if (!URL.canParse(canonical) || scope.isOwn(new URL(canonical))) return null
  return scopeSite(new URL(canonical))
}

/** Sends out as many addresses as there is room for. */
const launch = <T extends CrawledPage>(
  flights: Flight[],
  reading: Reading<T>,
  book: Book<T>,
): void => {
  const { limits, ask, earlier, site } = reading
  for (let entry = book.frontier.peek(); entry; entry = book.frontier.peek()) {
    const needed = entry.verdict === null && !book.ledger.isSettled(entry.url)
    const asked = flights.filter((flight) => flight.answer !== null).length
    if (flights.length >= limits.concurrency * lookahead) return
    // Those under way may turn out not to count; whether this one fits shows when they are settled.
    if (needed && asked > 0 && book.ledger.kept() + asked >= limits.maxPages) return
    book.frontier.next()
    const bound = needed ? boundReached(reading, book) : null
    if (bound) {
      book.bound ??= bound
      entry.verdict = overLimit(bound, limits)
    }
    const ready = needed && !bound
    if (ready) book.requests += 1
    const question = askForPage(site.scope, site.robots, limits, earlier.get(entry.url))
    flights.push({ entry, answer: ready ? ask(entry.url, question) : null })
  }
}

const boundReached = <T extends CrawledPage>(
  { limits, signal }: Reading<T>,
  { ledger, requests, bytes }: Book<T>,
): CrawlBound | null => {
  if (signal.aborted) return 'time'
  if (bytes >= limits.maxTotalBytes) return 'bytes'
  if (requests >= limits.maxRequests) return 'requests'
  return ledger.kept() >= limits.maxPages ? 'pages' : null
}

const overLimit = (bound: CrawlBound, limits: CrawlLimits): Verdict => {
  const notes = {
    pages: pageNotes.overPages(limits.maxPages),
    requests: pageNotes.overPages(limits.maxRequests),
    bytes: pageNotes.overBytes,
    time: pageNotes.overTime,
  }
  return { status: 'over_limit', note: notes[bound] }
}
