import { pageNotes } from '@foyer/shared/copy/site.ts'
import type { CrawlLimits } from './limits.ts'
import type { PageSource, Verdict } from './page-record.ts'
import type { RobotRules } from './robots.ts'
import { namesFile } from './site-scope.ts'
import { watchForTraps } from './traps.ts'

/** An address to be dealt with; `verdict` is set where that needs no request. */
export type FrontierEntry = {
  url: string
  source: PageSource
  depth: number
  verdict: Verdict | null
}

/** The addresses of a reading, in the order they were found, each once. */
export type Frontier = {
  add: (url: string, source: PageSource, depth: number) => void
  /** The next one to deal with. */
  next: () => FrontierEntry | undefined
  /** Looks at it without taking it. */
  peek: () => FrontierEntry | undefined
  /** Addresses found so far. */
  size: () => number
}

/** Of addresses that look endless, so many are listed; the rest would only hide the others. */
const maxTrapsListed = 50

/** Collects addresses, and decides at once about those that will not be asked for. */
export const createFrontier = (limits: CrawlLimits, robots: RobotRules): Frontier => {
  const entries: FrontierEntry[] = []
  const known = new Set<string>()
  const isTrap = watchForTraps()
  let taken = 0
  let traps = 0

  const judge = (url: string, source: PageSource, depth: number): Verdict | null => {
    if (!robots.allows(url)) return { status: 'blocked_by_robots', note: pageNotes.blockedByRobots }
    if (namesFile(url)) return { status: 'not_html', note: pageNotes.notHtml('') }
    if (source !== 'link') return null
    if (depth > limits.maxDepth) return { status: 'over_limit', note: pageNotes.tooDeep }
    return isTrap(url) ? { status: 'over_limit', note: pageNotes.endless } : null
  }

  return {
    add: (url, source, depth) => {
      if (known.has(url) || known.size >= limits.maxAddresses) return
      const verdict = judge(url, source, depth)
      if (verdict?.status === 'over_limit') {
        traps += 1
        if (traps > maxTrapsListed) return
      }
      known.add(url)
      entries.push({ url, source, depth, verdict })
    },
    next: () => {
      const entry = entries[taken]
      if (entry) taken += 1
      return entry
    },
    peek: () => entries[taken],
    size: () => entries.length,
  }
}
