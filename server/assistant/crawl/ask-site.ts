import type { FetchGuard, GuardedResponse } from '../../platform/fetch-guard.ts'
import type { CrawlLimits } from './limits.ts'
import type { Pacer, Pause } from './pacer.ts'

/** One question to the site: which kinds of answer are wanted, and how much of them. */
export type Question = {
  accept: readonly string[]
  maxBytes: number
  /** Conditions for a 304. */
  headers?: Readonly<Record<string, string>>
  /** Where redirects may lead. */
  sameSite: (url: URL) => boolean
}

/** Asks the site for one address, at the site's pace, once more if it was only a bad moment. */
export type AskSite = (address: string, question: Question) => Promise<GuardedResponse>

/** What `askSite` needs to know of the reading it belongs to. */
export type Asking = {
  guard: FetchGuard
  limits: CrawlLimits
  pacer: Pacer
  pause: Pause
  signal: AbortSignal
}

/** Makes the one way in which a reading asks its site for anything. */
export const createAskSite = ({ guard, limits, pacer, pause, signal }: Asking): AskSite => {
  return async (address, question) => {
    const once = () =>
      pacer.run(() =>
        guard.fetch(address, {
          ...question,
          timeoutMs: limits.perPageTimeoutMs,
          maxRedirects: limits.maxRedirects,
          signal,
        }),
      )
    const outcome = await once()
    if (!isBadMoment(outcome) || signal.aborted) return outcome
    const asked = outcome.kind === 'http' ? readRetryAfter(outcome.headers['retry-after']) : null
    const wait = Math.min(asked ?? limits.retryMs, limits.maxRetryAfterMs)
    if (asked === null) await pause(wait, signal)
    else pacer.hold(wait)
    return once()
  }
}

const isBadMoment = (outcome: GuardedResponse): boolean =>
  (outcome.kind === 'http' && (outcome.status === 429 || outcome.status >= 500)) ||
  (outcome.kind === 'failed' && outcome.reason === 'no_connection')

/** Seconds or a date (RFC 9110, section 10.2.3), as milliseconds from now. */
const readRetryAfter = (header: string | undefined): number | null => {
  if (header === undefined) return null
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : null
}
