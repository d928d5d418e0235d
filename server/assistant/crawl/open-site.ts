import { siteFailures, siteMovedTo, type SiteFailure } from '@foyer/shared/copy/site.ts'
import type { GuardedResponse } from '../../platform/fetch-guard.ts'
import type { AskSite, Question } from './ask-site.ts'
import type { CrawlLimits } from './limits.ts'
import type { EarlierPage } from './page-record.ts'
import { maxRobotsBytes, readRobots, type RobotRules } from './robots.ts'
import { readSiteUrl, scopeSite, type SiteScope } from './site-scope.ts'
import { explainNoSite, type NoPage } from './verdicts.ts'

/** An answer that stands for a page: its text, or word that it is unchanged. */
export type PageAnswer = Extract<GuardedResponse, { kind: 'ok' | 'not_modified' }>

/** A site whose start page answered, or the reason why none did. */
export type OpenedSite =
  | { kind: 'open'; scope: SiteScope; robots: RobotRules; start: PageAnswer }
  | SiteClosed

export type SiteClosed = { kind: 'failed'; reason: SiteFailure; message: string }

type Opening = {
  ask: AskSite
  limits: CrawlLimits
  earlier: ReadonlyMap<string, EarlierPage>
  /** Called with the Crawl-delay before anything else is asked. */
  slowTo: (ms: number) => void
}

/**
 * Asks for robots.txt and the start page. The site's addresses are written the way the start page
 * ends up being written, `www.` and scheme included.
 */
export const openSite = async (siteUrl: string, opening: Opening): Promise<OpenedSite> => {
  const { ask, limits, earlier } = opening
  const entered = readSiteUrl(siteUrl)
  if (!entered) return closed('bad_address')
  const asWritten = scopeSite(entered)
  const address = asWritten.read(entered.href)
  if (address === null) return closed('bad_address')
  const reply = readRobots(
    await ask(`${asWritten.origin}/robots.txt`, {
      accept: ['*/*'],
      maxBytes: maxRobotsBytes,
      sameSite: asWritten.isOwn,
    }),
  )
  if (reply.kind === 'unreachable') return closedBy(reply.outcome)
  if (reply.kind === 'unreadable') return closed('robots_unreadable')
  const { rules: robots } = reply
  if (!robots.allows(address)) return closed('blocked_by_robots')
  if (robots.crawlDelayMs > 0) {
    opening.slowTo(Math.min(robots.crawlDelayMs, limits.maxCrawlDelayMs))
  }
  const question = askForPage(asWritten, robots, limits, earlier.get(address))
  const start = await ask(address, question)
  if (start.kind !== 'ok' && start.kind !== 'not_modified') {
    return closedBy(start, asWritten)
  }
  return { kind: 'open', scope: scopeSite(new URL(start.url)), robots, start }
}

/** How a page is asked for: as HTML, only if changed, with redirects inside the site and its rules. */
export const askForPage = (
  scope: SiteScope,
  robots: RobotRules,
  limits: CrawlLimits,
  earlier: EarlierPage | undefined,
): Question => ({
  accept: ['text/html', 'application/xhtml+xml', ''],
  maxBytes: limits.maxBytesPerPage,
  sameSite: (url) => scope.isOwn(url) && robots.allows(url.href),
  headers: {
    ...(earlier?.etag ? { 'if-none-match': earlier.etag } : {}),
    ...(earlier?.lastModified ? { 'if-modified-since': earlier.lastModified } : {}),
  },
})

const closed = (reason: SiteFailure): SiteClosed => ({
  kind: 'failed',
  reason,
  message: siteFailures[reason],
})

const closedBy = (outcome: GuardedResponse, scope?: SiteScope): SiteClosed => {
  if (outcome.kind === 'ok' || outcome.kind === 'not_modified') return closed('unreadable')
  if (outcome.kind !== 'redirected_away') return closed(explainNoSite(outcome satisfies NoPage))
  const to = new URL(outcome.to)
  if (scope?.isOwn(to)) return closed('blocked_by_robots')
  return { kind: 'failed', reason: 'redirected_away', message: siteMovedTo(to.host) }
}
