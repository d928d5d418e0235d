import { describe, expect, it } from 'vitest'
import { findEmail, hasBrokenEmail } from './contact.ts'

const cpuOf = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user / 1_000
}

describe('looking for an e-mail address', () => {
  it.each(['中', 'ا', 'İ', 'Ω', 'ñ', 'a', 'a.', 'é-', 'Ω. ', "a'", ' ', '@', 'a@', 'Ω dot '])(
    'costs little in a turn of nothing but %j',
    (part) => {
      const text = part.repeat(2_000).slice(0, 2_000)
      const look = () => {
        findEmail(text)
        hasBrokenEmail(text)
      }
      look()
      // The least of three: what a busy machine adds is not what looking costs.
      expect(Math.min(...[look, look, look].map(cpuOf))).toBeLessThan(40)
    },
  )

  it.each([
    ["it is 'bob@firm.example'", 'bob@firm.example'],
    ['<ana.de-la.cruz@firm.example>', 'ana.de-la.cruz@firm.example'],
    ['...ñandú@firm.example', 'ñandú@firm.example'],
    ['--ana@firm.example', 'ana@firm.example'],
    ['ana dot cruz at firm dot example', 'ana.cruz@firm.example'],
    ['mail:ana.cruz at firm.example', 'ana.cruz@firm.example'],
  ])('finds the one in %s', (text, address) => {
    expect(findEmail(text)).toBe(address)
  })
})
