import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentenceBuffer } from './sentence-buffer.ts'

describe('a reply that comes in pieces', () => {
  it('gives a sentence out with its last letter, not with the next one’s first', () => {
    const buffer = sentenceBuffer()
    expect(buffer.add('The first call is')).toEqual([])
    expect(buffer.add(' free.')).toEqual(['The first call is free.'])
    expect(buffer.add(' Parking')).toEqual([])
    expect(buffer.add(' is free too.')).toEqual(['Parking is free too.'])
    expect(buffer.end()).toEqual([])
  })

  it.each([
    ['an abbreviation', 'Our office is in St.', ' Paul.', ['Our office is in St. Paul.']],
    ['a number', 'The fee is about $3.', '5 million.', ['The fee is about $3.5 million.']],
    ['a time', 'We close at 5 p.m.', ' on Fridays.', ['We close at 5 p.m. on Fridays.']],
  ])('waits after %s', (_what, first, second, whole) => {
    const buffer = sentenceBuffer()
    expect(buffer.add(first)).toEqual([])
    expect([...buffer.add(second), ...buffer.end()]).toEqual(whole)
  })

  it('takes a line for a sentence', () => {
    const buffer = sentenceBuffer()
    expect(buffer.add('- Divorce\n- Custody\nand')).toEqual(['- Divorce', '- Custody'])
    expect(buffer.end()).toEqual(['and'])
  })

  it('loses and changes no word, however the text is cut', () => {
    const text =
      'We are at 5 St. Mary Road. Call (313) 555-0142, Mon. to Fri.\nThe fee is $1,500. Is it? It is. ¿Habla español? Sí, claro.'
    fc.assert(
      fc.property(fc.array(fc.nat(12), { minLength: 1 }), (lengths) => {
        const buffer = sentenceBuffer()
        const heard: string[] = []
        let at = 0
        for (let n = 0; at < text.length; n += 1) {
          const length = (lengths[n % lengths.length] ?? 0) + 1
          heard.push(...buffer.add(text.slice(at, at + length)))
          at += length
        }
        heard.push(...buffer.end())
        expect(heard.join(' ')).toBe(text.replace('\n', ' '))
      }),
    )
  })
})
