import { pageNotes, type SiteFailure } from '@foyer/shared/copy/site.ts'
import type { FetchFailure } from '../../platform/fetch-guard-failures.ts'
import type { GuardedResponse } from '../../platform/fetch-guard.ts'
import type { CrawlLimits } from './limits.ts'
import type { Verdict } from './page-record.ts'

/** How a fetch ended that brought no page. */
export type NoPage = Exclude<GuardedResponse, { kind: 'ok' } | { kind: 'not_modified' }>

/** What is reported of an address that brought no page. */
export const judgeNoPage = (outcome: NoPage, limits: CrawlLimits): Verdict => {
  switch (outcome.kind) {
    case 'redirected_away':
      return {
        status: 'redirected_away',
        note: pageNotes.redirectedAway(new URL(outcome.to).hostname),
      }
    case 'refused':
      return { status: 'refused', note: pageNotes.privateAddress }
    case 'too_large':
      return { status: 'too_large', note: pageNotes.tooLarge(limits.maxBytesPerPage) }
    case 'wrong_type':
      return { status: 'not_html', note: pageNotes.notHtml(bareType(outcome.contentType)) }
    case 'timed_out':
      return { status: 'timed_out', note: pageNotes.timedOut(limits.perPageTimeoutMs) }
    case 'http':
      return judgeStatus(outcome.status)
    case 'failed':
      return failureVerdicts[outcome.reason]
  }
}

const bareType = (contentType: string): string => (contentType.split(';')[0] ?? '').trim()

const judgeStatus = (status: number): Verdict => {
  if (status === 404 || status === 410)
    return { status: 'not_found', note: pageNotes.notFound(status) }
  if (status === 401) return { status: 'refused', note: pageNotes.needsSignIn }
  if (status === 403 || status === 451)
    return { status: 'refused', note: pageNotes.forbidden(status) }
  if (status === 429) return { status: 'failed', note: pageNotes.tooBusy }
  if (status >= 500) return { status: 'failed', note: pageNotes.serverError(status) }
  return { status: 'failed', note: pageNotes.otherStatus(status) }
}

const failureVerdicts: Record<FetchFailure, Verdict> = {
  name_not_found: { status: 'failed', note: pageNotes.noConnection },
  no_connection: { status: 'failed', note: pageNotes.noConnection },
  bad_certificate: { status: 'failed', note: pageNotes.badCertificate },
  bad_answer: { status: 'failed', note: pageNotes.unreadable },
  too_many_redirects: { status: 'failed', note: pageNotes.endlessRedirects },
  // Only the reading's own time limit stops requests whose outcome is still reported.
  stopped: { status: 'over_limit', note: pageNotes.overTime },
}

/** Why the whole site cannot be read, when its start page ended like this. */
export const explainNoSite = (outcome: NoPage): SiteFailure => {
  switch (outcome.kind) {
    case 'redirected_away':
      return 'redirected_away'
    case 'refused':
      return outcome.reason === 'private_address' ? 'private_address' : 'bad_address'
    case 'too_large':
      return 'too_large'
    case 'wrong_type':
      return 'not_html'
    case 'timed_out':
      return 'timed_out'
    case 'http':
      return explainStatus(outcome.status)
    case 'failed':
      return siteFailureOf[outcome.reason]
  }
}

const explainStatus = (status: number): SiteFailure => {
  if (status === 404 || status === 410) return 'not_found'
  if (status === 429) return 'too_busy'
  return status >= 500 ? 'server_error' : 'forbidden'
}

const siteFailureOf: Record<FetchFailure, SiteFailure> = {
  name_not_found: 'name_not_found',
  no_connection: 'no_connection',
  bad_certificate: 'bad_certificate',
  bad_answer: 'unreadable',
  too_many_redirects: 'endless_redirects',
  stopped: 'timed_out',
}
