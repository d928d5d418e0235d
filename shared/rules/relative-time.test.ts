import { describe, expect, it } from 'vitest'
import {
  localDateTime,
  localDateTimeToSecond,
  localTime,
  longDay,
  relativeTime,
} from './relative-time.ts'

const now = new Date('2026-11-21T12:00:00Z')
const zone = 'America/Detroit'

describe('relative time (specification 2, section 4)', () => {
  it.each([
    ['2026-11-21T12:00:00Z', 'Just now'],
    ['2026-11-21T11:00:01Z', 'Just now'],
    ['2026-11-21T11:00:00Z', '1h ago'],
    ['2026-11-20T12:00:01Z', '23h ago'],
    ['2026-11-20T12:00:00Z', '1d ago'],
    ['2026-11-14T12:00:01Z', '6d ago'],
    ['2026-11-14T12:00:00Z', 'Nov 14, 2026'],
  ])('%s is %s', (at, said) => {
    expect(relativeTime(at, now, zone)).toBe(said)
  })

  it('takes an instant in the future for a clock that differs', () => {
    expect(relativeTime('2026-11-21T12:00:30Z', now, zone)).toBe('Just now')
  })

  it('gives the date of the firm, not of Greenwich', () => {
    expect(relativeTime('2026-11-03T03:00:00Z', now, zone)).toBe('Nov 2, 2026')
  })
})

describe('exact times', () => {
  it('names the zone', () => {
    expect(localDateTime('2026-11-20T21:05:09Z', zone)).toBe('Nov 20, 2026, 4:05 PM EST')
    expect(localDateTimeToSecond('2026-11-20T21:05:09Z', zone)).toBe('Nov 20, 2026, 4:05:09 PM EST')
    expect(localTime('2026-11-20T21:05:09Z', zone)).toBe('4:05 PM')
  })

  it('spells a resolved day out and leaves other text alone', () => {
    expect(longDay('2026-11-13')).toBe('Friday, November 13, 2026')
    expect(longDay('2026-11-13T00:00:00-05:00')).toBe('Friday, November 13, 2026')
    expect(longDay('soon')).toBe('soon')
  })
})
