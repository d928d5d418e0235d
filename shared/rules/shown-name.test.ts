import { describe, expect, it } from 'vitest'
import { shownName } from './shown-name.ts'

describe('a name that is shown', () => {
  it('stays as it was given', () => {
    expect(shownName('Ana Ruiz', 'Visitor')).toBe('Ana Ruiz')
    expect(shownName('محمد علی', 'Visitor')).toBe('محمد علی')
    expect(shownName('<b>Ana</b>', 'Visitor')).toBe('<b>Ana</b>')
  })

  it('cannot turn the reading direction, hide letters or break the line', () => {
    expect(shownName('invoice\u202Efdp.exe', 'File')).toBe('invoicefdp.exe')
    expect(shownName('A\u200Bn\u2066a\u2069\r\nRuiz\u2028', 'Visitor')).toBe('Ana Ruiz')
  })

  it('is never nothing', () => {
    expect(shownName(null, 'Visitor')).toBe('Visitor')
    expect(shownName(' \u202E\n ', 'Visitor')).toBe('Visitor')
  })
})
