import { describe, expect, it } from 'vitest'
import { everydayKinds } from './kinds.ts'
import { oddsOfKinds, readKindWeights, writeKindWeights } from './weights.ts'

const number = (kind: string): number => everydayKinds.findIndex((one) => one === kind)

const file = writeKindWeights(
  new Map([
    [
      'parking',
      {
        bias: -4,
        signs: [],
        traits: new Map([
          ['park', 9],
          ['a lot', 2],
        ]),
      },
    ],
    [
      'bus',
      {
        bias: -5,
        signs: [],
        traits: new Map([
          ['bus', 8],
          ['park', -3],
        ]),
      },
    ],
  ]),
)

describe('weights of many kinds', () => {
  it('are read as they were written, and tell each kind by its own signs', () => {
    const odds = oddsOfKinds(readKindWeights(file), ['park', 'a lot', 'unheard of'])
    expect(odds[number('parking')]).toBeCloseTo(-4 + 11 / Math.sqrt(42))
    expect(odds[number('bus')]).toBeCloseTo(-5 - 3 / Math.sqrt(41))
    expect(odds[number('fax')]).toBe(0)
  })

  it('stand in their file by sign, so that a change is seen', () => {
    expect(file.split('\n').slice(1, 4)).toEqual([
      `a lot\t${number('parking')} 2.00`,
      `bus\t${number('bus')} 8.00`,
      `park\t${number('bus')} -3.00 ${number('parking')} 9.00`,
    ])
  })
})
