import { describe, expect, it } from 'vitest'
import { decodePage } from './decode.ts'

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  )

describe('a page', () => {
  it('is decoded by its byte order mark before all else', () => {
    expect(decodePage(bytes([0xef, 0xbb, 0xbf], 'é'), 'text/html; charset=windows-1252')).toBe('é')
    expect(decodePage(Buffer.from('\ufeffé', 'utf16le'), 'text/html; charset=utf-8')).toBe('é')
    expect(decodePage(Uint8Array.of(0xfe, 0xff, 0x00, 0xe9), '')).toBe('é')
  })

  it('by its header before its own declaration', () => {
    expect(
      decodePage(bytes('<meta charset="utf-8">', [0xe9]), 'text/html;charset=ISO-8859-1'),
    ).toBe('<meta charset="utf-8">é')
    expect(decodePage(bytes([0xcf, 0xf0, 0xe8]), 'text/html; charset="windows-1251"')).toBe('При')
  })

  it.each([
    ['<meta charset=windows-1250>', [0x9c], 'ś'],
    ["<meta http-equiv='Content-Type' content='text/html; charset=iso-8859-2'>", [0xb6], 'ś'],
    ['<?xml version="1.0" encoding="shift_jis"?>', [0x96, 0x40], '法'],
    ['<meta charset="utf-16">', [0xc3, 0xa9], 'é'],
    ['<meta charset="no-such-charset">', [0xe9], 'é'],
  ])('by its own declaration %s', (declaration, raw, text) => {
    expect(decodePage(bytes(declaration, raw), 'text/html')).toBe(declaration + text)
  })

  it('without any of them as UTF-8 if it is valid, else as windows-1252', () => {
    expect(decodePage(bytes('“café”'), '')).toBe('“café”')
    expect(decodePage(bytes([0x93, 0x63, 0x61, 0x66, 0xe9, 0x94, 0x20, 0x80]), '')).toBe('“café” €')
  })

  it('with broken bytes still gives its text', () => {
    expect(decodePage(bytes('a', [0xff], 'b'), 'text/html; charset=utf-8')).toBe('a\ufffdb')
  })
})
