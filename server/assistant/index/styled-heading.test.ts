import { describe, expect, it } from 'vitest'
import { extractPage } from './extract.ts'

const blocks = (body: string) =>
  extractPage(`<html lang="en"><body>${body}</body></html>`, 'https://firm.test/fees').blocks
const headings = (body: string) =>
  blocks(body).flatMap(({ kind, text, level }) => (kind === 'heading' ? [[text, level]] : []))

describe('a heading that only its style tells', () => {
  it('has the level its class names', () => {
    const body = `<div class="Heading_h2__d3d36 css-b07e7e">What it costs</div><p>We quote first.</p>
      <div class="heading-style-h4"><span>By the hour</span></div><p>Never.</p>`
    expect(headings(body)).toEqual([
      ['What it costs', 2],
      ['By the hour', 4],
    ])
  })

  it('has the level of its size, or none of its own where it is bold or called a title', () => {
    const body = `<p class="mt-8 text-2xl font-bold text-slate-900">Denied benefits</p><p>Ask us.</p>
      <div class="card-title">Hearings</div><p>We come along.</p>
      <div style="font-weight: 700">Where we sit</div><p>Over the bakery.</p>`
    expect(headings(body)).toEqual([
      ['Denied benefits', 3],
      ['Hearings', 7],
      ['Where we sit', 7],
    ])
  })

  it('is short, and no sum, number, sentence or box', () => {
    const body = `<p class="text-4xl font-bold">$450</p><p class="text-2xl font-bold">(503) 555-0101</p>
      <p class="text-xl">We take calls from all over the state, on every day there is, and at night.</p>
      <p class="font-bold">We answer within a day.</p>
      <div class="section-title"><p>Ours.</p><p>Yours.</p></div>`
    expect(headings(body)).toEqual([])
  })

  it('is also what stands first in a box over or beside its price', () => {
    const body = `<div class="flex"><div>Simple will</div><div>$450 flat</div></div>
      <div><span class="num">$2.1M</span><div>Truck crash</div></div>`
    expect(headings(body)).toEqual([['Simple will', 7]])
  })

  it('is also what stands beside a number or a time, in one of several rows', () => {
    const row = (first: string, second: string) =>
      `<div class="flex py-4"><div>${first}</div><div>${second}</div></div>`
    expect(headings(row('Telephone', '(330) 555-0142') + row('Fax', '(330) 555-0149'))).toEqual([
      ['Telephone', 7],
      ['Fax', 7],
    ])
    expect(headings(row('Our story', 'Since 1998'))).toEqual([])
    expect(headings(row('Ana Ruiz', 'Attorney') + row('Lee Park', 'Paralegal'))).toEqual([])
  })
})
