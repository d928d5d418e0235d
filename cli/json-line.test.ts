import { describe, expect, it } from 'vitest'
import { jsonLine } from './json-line.ts'

const hostile = [
  ['an escape that clears the screen', '\u001b[2J\u001b]0;owned\u0007'],
  ['its twin in one character', '\u009b2J\u009d0;owned\u009c'],
  ['a delete', 'safe\u007f\u007f\u007f\u007fgone'],
  ['lines of its own', 'one\r\ntwo\u2028three\u2029four\u0085five'],
  ['words turned around', '\u202etxt.exe\u202c \u2066x\u2069 \u200f'],
  ['letters that nobody sees', '\u{e0041}\u{e0042}\u00ad\u200b\ufeff'],
  ['half a character', '\ud800'],
] as const

describe('a line for the terminal', () => {
  it.each(hostile)('says harmlessly, and loses nothing of, %s', (_what, text) => {
    const line = jsonLine({ text, 'key\u009b': [text] })
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
    expect(JSON.parse(line)).toEqual({ text, 'key\u009b': [text] })
  })

  it('leaves words of every language as they are', () => {
    const text = 'Señora Núñez, 東京, "quoted" 👩 <b>'
    expect(jsonLine(text)).toBe(JSON.stringify(text))
  })
})
