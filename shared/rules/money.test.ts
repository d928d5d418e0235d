import { describe, expect, it } from 'vitest'
import { formatMoney } from './money.ts'

describe('money', () => {
  it.each([
    [0, '$0'],
    [34_900, '$349'],
    [376_800, '$3,768'],
    [1_234, '$12.34'],
    [5, '$0.05'],
    [1_210, '$12.10'],
    [-1_234, '-$12.34'],
    [123_456_789, '$1,234,567.89'],
  ])('%i cents read %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text)
  })
})
