import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHostMessage } from './messages.ts'

const whole = {
  foyer: 'open',
  url: 'https://firm.example/custody',
  title: 'Custody',
  look: { n: 'Alder & Birch', c: '#1f4d43', o: '#ffffff', p: 'right' },
}

describe('readHostMessage', () => {
  it('reads the loader’s message', () => {
    expect(readHostMessage(whole)).toEqual({
      page: { url: 'https://firm.example/custody', title: 'Custody' },
      name: 'Alder & Birch',
      colors: { primary: '#1f4d43', onPrimary: '#ffffff' },
    })
    expect(readHostMessage({ ...whole, look: {} })?.name).toBe('')
  })

  it('keeps within what the session accepts', () => {
    const long = readHostMessage({ ...whole, url: 'x'.repeat(9_000), title: 'y'.repeat(9_000) })
    expect([long?.page.url.length, long?.page.title.length]).toEqual([2_000, 500])
  })

  it('takes nothing else, whatever a page may post', () => {
    for (const broken of [
      { ...whole, foyer: 'close' },
      { ...whole, url: 1 },
      { ...whole, title: undefined },
      { ...whole, look: null },
      { ...whole, look: { n: {} } },
    ])
      expect(readHostMessage(broken)).toBeNull()
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(readHostMessage(data)).toBeNull()
      }),
    )
  })
})
