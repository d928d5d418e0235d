import { describe, expect, it } from 'vitest'
import { watchForTraps } from './traps.ts'

const site = 'https://firm.example'
const caught = (paths: readonly string[]): number => {
  const isTrap = watchForTraps()
  return paths.filter((path) => isTrap(site + path)).length
}
const series = (count: number, path: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, n) => path(n))

describe('endless series', () => {
  it('are cut: calendars, filters, paths that wind, addresses that grow', () => {
    expect(caught(series(300, (n) => `/events/${2000 + (n % 99)}/${(n % 12) + 1}`))).toBe(276)
    expect(caught(series(300, (n) => `/calendar?date=2026-${(n % 12) + 1}-${n % 28}`))).toBe(276)
    expect(caught(series(400, (n) => `/cases?sort=${n}`))).toBe(100)
    expect(caught(series(300, (n) => `/cases?sort=${n}&view=${n}`))).toBe(260)
    expect(caught(['/a/b/a/b/a/b', '/x/x/x', `/${'long'.repeat(200)}`])).toBe(3)
    expect(caught([`/${series(13, (n) => `s${n}`).join('/')}`, '/f?a=1&b=2&c=3&d=4&e=5'])).toBe(2)
  })

  it('are not mistaken for a usual site', () => {
    const usual = [
      ...series(
        200,
        (n) => `/blog/2024/05/${(n % 28) + 1}/post-about-${'abcdefghij'[n % 10]}${n}-x`,
      ),
      ...series(50, (n) => `/blog/page/${n}`),
      ...series(500, (n) => `/case-results/${n}`),
      ...series(300, (n) => `/article.php?id=${n}`),
      ...series(40, (n) => `/?page_id=${n}`),
      '/practice-areas/family/divorce/high-asset',
      '/es/es/inicio',
    ]
    expect(caught(usual)).toBe(0)
  })
})
