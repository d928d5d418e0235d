import robotsParser from 'robots-parser'
import { botName, type GuardedResponse } from '../../platform/fetch-guard.ts'
import { decodePage } from './decode.ts'

/** What a site's robots.txt asks of one bot. */
export type RobotRules = {
  allows: (address: string) => boolean
  crawlDelayMs: number
  /** Addresses of sitemaps, as written. */
  sitemaps: string[]
}

/** What came of asking for robots.txt: rules, or a reason why nothing may be read. */
export type RobotsReply =
  | { kind: 'rules'; rules: RobotRules }
  | { kind: 'unreadable' }
  | { kind: 'unreachable'; outcome: GuardedResponse }

/** RFC 9309, section 2.5: at least 500 KiB are to be read; the rest is left. */
export const maxRobotsBytes = 512 * 1_024

/**
 * Reads robots.txt for one bot, by RFC 9309. Rules hold for paths, whatever scheme or `www.` the
 * site is reached by.
 */
export const parseRobots = (text: string, agent: string = botName): RobotRules => {
  const base = 'http://site.invalid'
  const robots = robotsParser(`${base}/robots.txt`, tame(text))
  return {
    allows: (address) => {
      if (!URL.canParse(address)) return true
      const { pathname, search } = new URL(address)
      return (
        pathname === '/robots.txt' || (robots.isAllowed(base + pathname + search, agent) ?? true)
      )
    },
    crawlDelayMs: Math.max(0, (robots.getCrawlDelay(agent) ?? 0) * 1_000),
    sitemaps: robots.getSitemaps(),
  }
}

/** A bot's name ends where its letters do (RFC 9309, section 2.2.1); robots-parser keeps the rest. */
const agentLine = /^([ \t]*user-agent[ \t]*:[ \t]*)([a-z_-]+|\*)[^\r\n]*/i
const ruleLine = /^[ \t]*(allow|disallow)[ \t]*:/i

/** Far more than sites have; 20,000 rules full of wildcards took 0.4 s for each address (measured). */
const maxRules = 2_000
const maxWildcards = 8

/** Makes a robots.txt cheap to judge by. A rule shortened to be so bars more, and never allows more. */
const tame = (text: string): string => {
  let rules = 0
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => {
      const rule = ruleLine.exec(line)?.[1]?.toLowerCase()
      if (rule === undefined) return line.replace(agentLine, '$1$2')
      rules += 1
      const short = line.split('*', maxWildcards + 1).join('*')
      return rules > maxRules || (rule === 'allow' && short !== line) ? [] : short
    })
    .join('\n')
}

/**
 * Judges the answer for robots.txt (RFC 9309, section 2.3.1): none there means no rules; an error of
 * the server, or no answer, means that nothing may be read.
 */
export const readRobots = (outcome: GuardedResponse): RobotsReply => {
  switch (outcome.kind) {
    case 'ok':
      return rulesIn(decodePage(outcome.body, outcome.contentType))
    case 'too_large':
      return rulesIn(decodePage(outcome.body, ''))
    case 'http':
      return outcome.status === 429 || outcome.status >= 500 ? { kind: 'unreadable' } : rulesIn('')
    case 'failed':
      return outcome.reason === 'bad_answer' || outcome.reason === 'too_many_redirects'
        ? rulesIn('')
        : { kind: 'unreachable', outcome }
    case 'refused':
    case 'timed_out':
      return { kind: 'unreachable', outcome }
    case 'not_modified':
    case 'redirected_away':
    case 'wrong_type':
      return rulesIn('')
  }
}

const rulesIn = (text: string): RobotsReply => ({ kind: 'rules', rules: parseRobots(text) })

/** What an X-Robots-Tag header asks of us: `noindex, nofollow`, or `somebot: noindex` for others. */
export const readRobotsTag = (header: string): { noIndex: boolean; noFollow: boolean } => {
  const asked = new Set<string>()
  let addressee = ''
  for (const part of header.toLowerCase().split(',')) {
    const named = /^\s*([a-z_-]+)\s*:\s*(.*)$/.exec(part)
    const valued = named !== null && /^(unavailable_after|max-)/.test(named[1] ?? '')
    if (named && !valued) addressee = named[1] ?? ''
    if (addressee === '' || addressee === botName.toLowerCase()) {
      asked.add((named && !valued ? (named[2] ?? '') : part).trim())
    }
  }
  return {
    noIndex: asked.has('noindex') || asked.has('none'),
    noFollow: asked.has('nofollow') || asked.has('none'),
  }
}
