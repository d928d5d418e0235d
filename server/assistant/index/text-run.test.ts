import { describe, expect, it } from 'vitest'
import { extractPage } from './extract.ts'

const blocks = (body: string) =>
  extractPage(`<html lang="en"><body>${body}</body></html>`, 'https://firm.test/').blocks.map(
    ({ kind, text }) => `${kind}: ${text}`,
  )

describe('a text that only line breaks part', () => {
  it('has a heading wherever a bold line stands over text, not at its beginning alone', () => {
    const body = `<td>Two of us work here, as before.<br><br><b>After hours</b><br>
      Leave word on the machine, and we call the next day.<br><b>Parking behind us</b><br>
      There are six places behind the building, off Depot Avenue.</td>`
    expect(blocks(`<table><tr>${body}</tr></table>`)).toEqual([
      'paragraph: Two of us work here, as before.',
      'heading: After hours',
      'paragraph: Leave word on the machine, and we call the next day.',
      'heading: Parking behind us',
      'paragraph: There are six places behind the building, off Depot Avenue.',
    ])
  })

  it('keeps an address whole, and what an empty line parts apart', () => {
    const body = '<p>12 Mill Street<br>Harlow Ferry, OR 97488<br><br>31 Depot Avenue<br>Quillan</p>'
    expect(blocks(body)).toEqual([
      'paragraph: 12 Mill Street Harlow Ferry, OR 97488',
      'paragraph: 31 Depot Avenue Quillan',
    ])
  })
})

describe('a list whose entries each open with a bold sentence', () => {
  it('has a heading for every one of them, however short', () => {
    const body = `<ul><li><b>Pay.</b> Tips that are held.</li>
      <li><b>Discrimination at work.</b> Firing and demotion because of age, race or religion.</li>
      <li><b>Tenants.</b> Evictions and deposits.</li></ul>`
    expect(blocks(body)).toEqual([
      'heading: Pay.',
      'item: Tips that are held.',
      'heading: Discrimination at work.',
      'item: Firing and demotion because of age, race or religion.',
      'heading: Tenants.',
      'item: Evictions and deposits.',
    ])
  })
})

describe('a bold sentence that opens a text', () => {
  it('is a heading where it is a name with an initial', () => {
    const body =
      '<p><b>Adelaide R. Stroud, Founding Partner.</b> She tries felonies in four counties of the east.</p>'
    expect(blocks(body)[0]).toBe('heading: Adelaide R. Stroud, Founding Partner.')
  })

  it('is none where it answers, so that no quote leaves the answer out', () => {
    const body = '<ul><li><b>No.</b> You owe nothing until we win.</li></ul>'
    expect(blocks(body)).toEqual(['item: No. You owe nothing until we win.'])
  })
})
