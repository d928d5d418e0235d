import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { builtFile } from '#server/platform/built-files.ts'
import { judgeOf, readWeights, weighText, writeWeights } from './judge.ts'
import { soundsDangerous, soundsLikeAdvice, soundsUrgent } from './learned.ts'
import { traitsOf } from './traits.ts'

const weights = {
  bias: -1,
  signs: [2],
  traits: new Map([
    ['he hit', 3],
    ['fence', -4.25],
  ]),
}

describe('weights', () => {
  it('are read as they were written, the heaviest first', () => {
    const text = writeWeights(weights)
    expect(text).toBe('-1.000 2.000\n-4.25 fence\n3.00 he hit\n')
    expect(readWeights(text)).toEqual(weights)
  })

  it('speak for and against, by the traits that are known', () => {
    const odds = (text: string, sign = 0) => weighText(weights, traitsOf(text), [sign])
    expect(odds('what a nice day')).toBe(-1)
    expect(odds('he hit her')).toBeCloseTo(-1 + 3 / Math.sqrt(41))
    expect(odds('he hit the fence')).toBeCloseTo(-1 - 1.25 / Math.sqrt(42))
    expect(odds('what a nice day', 1)).toBe(1)
  })
})

describe('traits', () => {
  it('are words, pairs, what they stand for, beginnings and runs of letters', () => {
    const traits = traitsOf('My husband hit me. $40')
    for (const one of ['husband', '^my', '@kin', 'my husband', '@kin @hurt', '*_hus', '$#'])
      expect(traits, one).toContain(one)
    expect(traits).not.toContain('me $#')
    expect(new Set(traits).size).toBe(traits.length)
  })

  it('are those of plain letters', () => {
    expect(traitsOf('Él me PEGÓ')).toEqual(traitsOf('el me pego'))
  })
})

describe('what was learned', () => {
  it('weighs over one numbering of all traits what each file weighs alone', () => {
    const text = 'he hit me, how much is a divorce and where do i park'
    for (const file of ['danger.txt', 'advice.txt', 'spanish.txt']) {
      const alone = readWeights(readFileSync(builtFile(file), 'utf8'))
      expect(judgeOf(file)(text, [0, 0])).toBeCloseTo(weighText(alone, traitsOf(text), [0, 0]), 4)
    }
  })

  it.each([
    'she swallowed a whole bottle of her moms pills and wont wake up',
    'the stepfather keeps coming in her room at night',
    'mi cunado anda afuera con un machete gritando mi nombre',
  ])('hears danger where no frame does: %s', (text) =>
    expect(soundsDangerous(text, false)).toBe(true),
  )

  it.each(['does a trust avoid probate', 'thursday at ten works', 'cuanto cuesta la consulta'])(
    'leaves the everyday alone: %s',
    (text) => {
      expect([
        soundsDangerous(text, false),
        soundsLikeAdvice(text, false),
        soundsUrgent(text),
      ]).toEqual([false, false, false])
    },
  )

  it('hears a clock that has nearly run out', () => {
    expect(
      soundsUrgent('sheriff is changing the locks in the morning and we are still in here'),
    ).toBe(true)
  })

  it('takes no longer for two thousand hostile letters than a turn has', () => {
    const hostile = 'kill hit gun husband '.repeat(95)
    soundsDangerous(hostile, false)
    const from = process.cpuUsage()
    for (let times = 0; times < 10; times++) soundsDangerous(hostile, false)
    expect(process.cpuUsage(from).user / 10_000).toBeLessThan(50)
  })
})
