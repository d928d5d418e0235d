import { describe, expect, it } from 'vitest'
import { readOpenSpans } from './opening-hours.ts'

const spans = (...pairs: string[]) =>
  pairs.map((pair) => {
    const [opens = '', closes = ''] = pair.split('-')
    return { opens, closes }
  })

describe('a day’s opening times', () => {
  it('may be none, several, up to midnight, and touch', () => {
    for (const given of [
      spans(),
      spans('09:00-17:00'),
      spans('08:30-12:00', '12:00-17:30', '18:00-24:00'),
      spans('00:00-24:00'),
    ])
      expect(readOpenSpans(given)).toEqual({ outcome: 'spans', spans: given })
  })

  it('are put in order', () => {
    expect(readOpenSpans(spans('13:00-17:00', '09:00-12:00'))).toEqual({
      outcome: 'spans',
      spans: spans('09:00-12:00', '13:00-17:00'),
    })
  })

  it.each([
    ['not-a-time', spans('9:00-17:00')],
    ['not-a-time', spans('09:15-17:00')],
    ['not-a-time', spans('09:00-24:30')],
    ['not-a-time', spans('25:00-26:00')],
    ['backwards', spans('17:00-09:00')],
    ['backwards', spans('09:00-09:00')],
    ['backwards', spans('24:00-24:00')],
    ['overlap', spans('09:00-12:30', '12:00-17:00')],
    ['overlap', spans('09:00-17:00', '09:00-17:00')],
    ['overlap', spans('09:00-17:00', '10:00-11:00')],
    ['too-many', spans('08:00-09:00', '09:00-10:00', '10:00-11:00', '11:00-12:00', '13:00-14:00')],
  ] as const)('are refused as %s: %j', (problem, given) => {
    expect(readOpenSpans(given)).toEqual({ outcome: 'refused', problem })
  })
})
