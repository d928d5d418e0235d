import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseText, webAddress } from './parse-text.ts'

const spans = (text: string, safety = false) =>
  parseText(text, safety, true).flatMap((block) => block.lines.flat())

describe('parseText', () => {
  it('parts paragraphs and lists', () => {
    const blocks = parseText('One.\nStill one.\n\nFirst:\n- a\n- b\nAfter.', false)
    expect(blocks.map((block) => [block.list, block.lines.length])).toEqual([
      [false, 2],
      [false, 1],
      [true, 2],
      [false, 1],
    ])
  })

  it('keeps the numbers of steps as they were written', () => {
    expect(spans('1. File')).toEqual([{ text: '1. File' }])
  })

  it('links web addresses without the full stop after them', () => {
    expect(spans('See https://firm.example/a?b=1.')).toEqual([
      { text: 'See ' },
      { text: 'https://firm.example/a?b=1', href: 'https://firm.example/a?b=1' },
      { text: '.' },
    ])
  })

  it('links no web address of words that are not our own, and loses no letter of it', () => {
    const text = 'See https://elsewhere.example/a. Call 555-010-4477.'
    const found = parseText(text, false, false).flatMap((block) => block.lines.flat())
    expect(found).toEqual([
      { text: 'See https://elsewhere.example/a. Call ' },
      { text: '555-010-4477', href: 'tel:5550104477' },
      { text: '.' },
    ])
  })

  it('links telephone numbers', () => {
    expect(spans('Call (555) 010-4477 now')[1]).toEqual({
      text: '(555) 010-4477',
      href: 'tel:5550104477',
    })
  })

  it('links 911 and 988 in safety replies only', () => {
    expect(spans('Call 911 now', true)[1]).toEqual({ text: '911', href: 'tel:911' })
    expect(spans('Room 911 is upstairs')).toEqual([{ text: 'Room 911 is upstairs' }])
  })

  it('never links anything but web pages and telephones, and loses no letter', () => {
    const words = fc.constantFrom(
      'javascript:alert(1)',
      'data:x',
      '<b>',
      'http://a.b/c',
      '911',
      '[1]',
      'x',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 12 }), (parts) => {
        const text = parts.join(' ').replace(/\s+/g, ' ').trim()
        const found = spans(text, true)
        for (const span of found) {
          if (span.href) expect(span.href).toMatch(/^(https?:\/\/|tel:[+\d]+$)/)
        }
        if (/^\s*[-*•–]\s/.test(text)) return
        expect(found.map((span) => span.text).join('')).toBe(text)
      }),
    )
  })
})

describe('webAddress', () => {
  it('lets through http and https alone', () => {
    expect(webAddress('https://firm.example/')).toBe('https://firm.example/')
    expect(webAddress('HTTP://firm.example/')).toBe('HTTP://firm.example/')
    for (const url of [
      'javascript:alert(1)',
      ' javascript:x',
      'data:text/html,x',
      '//x',
      'mailto:a@b.c',
    ])
      expect(webAddress(url)).toBeNull()
  })
})
