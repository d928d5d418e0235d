import { describe, expect, it } from 'vitest'
import { extractPage } from './extract.ts'
import { CostlyMarkup, loadHtml } from './load-html.ts'

const cpuOf = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user / 1_000
}

describe('a page made to be costly', () => {
  it.each([
    ['nesting', '<div>'.repeat(400_000)],
    ['nested inline elements', '<span>'.repeat(330_000)],
    ['nested tables', '<table><tr><td>'.repeat(130_000)],
    [
      'formatting copied into every paragraph',
      `<p>${Array.from({ length: 500 }, (_, n) => `<b id="${n}">`).join('')}${'<p>x'.repeat(400_000)}`,
    ],
    [
      'attributes copied into every paragraph',
      `<p><b ${Array.from({ length: 2_000 }, (_, n) => `a${n}`).join(' ')}>${'<p>x'.repeat(100_000)}`,
    ],
  ])('is given up on soon: %s', (_name, html) => {
    const spent = cpuOf(() => expect(() => loadHtml(html)).toThrow(CostlyMarkup))
    // Without the limits the first takes longer than half an hour.
    expect(spent).toBeLessThan(3_000)
  })
})

describe('a page that is only old or long', () => {
  it('is read although hundreds of elements were never closed', () => {
    const html = `<body>${'<font><div>'.repeat(400)}<p>We answer within a day.</p>`
    expect(loadHtml(html)('p').text()).toBe('We answer within a day.')
  })

  it('is read although paragraphs and items never end', () => {
    const html = '<ul>' + '<li>Fees<p>are fixed'.repeat(5_000)
    expect(loadHtml(html)('p')).toHaveLength(5_000)
  })

  it('is read at two megabytes', () => {
    const paragraph = '<p>The firm handles <b>divorce</b> in <a href="/a">Ohio</a>.</p>'
    const html = paragraph.repeat(Math.ceil(2_000_000 / paragraph.length))
    expect(extractPage(html, 'https://firm.example/').blocks.length).toBeGreaterThan(20_000)
  })
})
