import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseRobots, readRobots, readRobotsTag } from './robots.ts'

const casesFile = new URL('../../../../shared/evaldata/robotstxt/cases.json', import.meta.url)

type Case = { test: string; robots: string; agent: string; url: string; allowed: boolean }

/** The cases of Google's own matcher that we answer otherwise, each with the reason. */
const deviations: Record<string, string> = {
  'GoogleOnly_SystemTest | FooBot | ':
    'An empty address is no address; only what can be fetched is ever asked about.',
  'ID_LineSyntax_Line | FooBot | http://foo.bar/x/y':
    'Google reads a rule without its colon; RFC 9309 has no such line.',
  'ID_Encoding | FooBot | http://foo.bar/foo/bar/ツ':
    'Google compares the unescaped address byte by byte; RFC 9309 has both sides escaped first, and every address we ask for is.',
  'GoogleOnly_IndexHTMLisDirectory | foobot | http://foo.com/allowed-slash/':
    'Google lets a rule for index.html stand for its folder.',
}

describe('robots.txt', () => {
  it.skipIf(!existsSync(casesFile))(
    'is read as Google reads it, but for its named leniencies',
    () => {
      const cases: Case[] = JSON.parse(readFileSync(casesFile, 'utf8'))
      expect(cases.length).toBe(140)
      const missed = cases.filter(
        ({ robots, agent, url, allowed }) => parseRobots(robots, agent).allows(url) !== allowed,
      )
      const names = missed.map(({ test, agent, url }) => `${test} | ${agent} | ${url}`)
      expect([...new Set(names)].toSorted()).toEqual(Object.keys(deviations).toSorted())
      expect(missed.length).toBe(5)
    },
  )

  it('holds whatever scheme or host spelling the site is reached by, and gives the rest', () => {
    const rules = parseRobots(
      '\ufeffUser-agent: foyerbot/2.0 beta\nDisallow: /a\nCrawl-delay: 1.5\nSitemap: https://firm.example/s.xml',
    )
    expect(rules.allows('https://www.firm.example/a?x=1')).toBe(false)
    expect(rules.allows('http://firm.example/b')).toBe(true)
    expect(rules.crawlDelayMs).toBe(1_500)
    expect(rules.sitemaps).toEqual(['https://firm.example/s.xml'])
  })

  it('that is missing forbids nothing, that fails forbids all', () => {
    const url = 'https://firm.example/robots.txt'
    expect(readRobots({ kind: 'http', url, status: 404, headers: {} }).kind).toBe('rules')
    expect(readRobots({ kind: 'http', url, status: 503, headers: {} }).kind).toBe('unreadable')
    expect(readRobots({ kind: 'http', url, status: 429, headers: {} }).kind).toBe('unreadable')
    expect(readRobots({ kind: 'timed_out', url }).kind).toBe('unreachable')
    const page = new TextEncoder().encode('<!doctype html><title>No such page</title>')
    const reply = readRobots({ kind: 'ok', url, headers: {}, contentType: 'text/html', body: page })
    expect(reply.kind === 'rules' && reply.rules.allows('https://firm.example/')).toBe(true)
  })

  it('that is far too long is obeyed as far as it is read', () => {
    const body = new TextEncoder().encode('User-agent: *\nDisallow: /a\nDisallow: /b')
    const url = 'https://firm.example/robots.txt'
    const reply = readRobots({ kind: 'too_large', url, headers: {}, body })
    expect(reply.kind === 'rules' && reply.rules.allows('https://firm.example/a')).toBe(false)
  })
})

it('robots.txt made to keep us busy does not', () => {
  const rule = `Disallow: /${'*a'.repeat(200)}`
  const rules = parseRobots(`User-agent: *\nDisallow: /no\n${`${rule}\n`.repeat(1_200)}`)
  const address = `https://firm.example/${'b'.repeat(480)}`
  const before = process.cpuUsage()
  for (let n = 0; n < 20; n += 1) expect(rules.allows(`${address}${n}`)).toBe(true)
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000)
  expect(rules.allows('https://firm.example/no')).toBe(false)
})

describe('X-Robots-Tag', () => {
  it.each([
    ['noindex', true, false],
    ['none', true, true],
    ['index, follow', false, false],
    ['otherbot: noindex, nofollow', false, false],
    ['FoyerBot: noindex', true, false],
    ['otherbot: none, foyerbot: nofollow', false, true],
    ['unavailable_after: 25 Jun 2030 15:00:00 PST, nofollow', false, true],
    ['max-snippet:20, noindex', true, false],
    ['', false, false],
  ])('%s', (header, noIndex, noFollow) => {
    expect(readRobotsTag(header)).toEqual({ noIndex, noFollow })
  })
})
