import { describe, expect, it } from 'vitest'
import { momentIn } from './calendar.ts'
import { findMoments } from './moments.ts'

const now = momentIn(new Date('2026-03-05T15:00:00Z'), 'America/Detroit')
const context = { today: now.toPlainDate(), now, language: 'es', bias: 'past' } as const

const cpuOf = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user / 1_000
}

describe('looking for days and times', () => {
  it.each([
    '1',
    '1 ',
    '12:',
    '7:00 ',
    ' ',
    'at ',
    'at 7 ',
    'half past ',
    'twenty minutes past ',
    'in the ',
    'yesterday 7 ',
    'las ',
    'y media ',
    'cuarto para las ',
    'de la tarde ',
    'domingo a las 5 ',
    'noon ',
    'p . m . ',
    '1 hour ',
    '1 year 1 month 1 day 1 hour ',
    'hace un dia y una hora y un minuto ',
  ])('costs little in a turn of nothing but %j', (part) => {
    const text = part.repeat(2_000).slice(0, 2_000)
    const look = () => {
      findMoments(text, context)
    }
    // The least of three, since collecting garbage costs too.
    expect(Math.min(cpuOf(look), cpuOf(look), cpuOf(look))).toBeLessThan(100)
  })
})
