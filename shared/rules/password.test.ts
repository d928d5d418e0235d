import { describe, expect, it } from 'vitest'
import { minPasswordLength, passwordProblem } from './password.ts'

describe('what is wrong with a password', () => {
  it.each([
    ['', 'too-short'],
    ['Aa1', 'too-short'],
    ['Aaaaaa1', 'too-short'],
    ['Aaaaaaa1', null],
    ['AAAAAAA1', 'no-lowercase'],
    ['aaaaaaa1', 'no-uppercase'],
    ['Aaaaaaaa', 'no-number'],
    ['AAAAAAAA', 'no-lowercase'],
    ['aaaaaaaa', 'no-uppercase'],
    ['12345678', 'no-lowercase'],
    ['        ', 'no-lowercase'],
    ['Correct horse 9', null],
    ['Größe und 1 Ä', null],
    ['ÅÄÖåäö12', null],
    ['ЖЖЖЖжж12', null],
    ['Aaaaaaa٣', null],
    // Eight characters are counted as people count them, not as they are stored.
    ['Aa1😀😀😀😀', 'too-short'],
    ['Aa1😀😀😀😀😀', null],
  ] as const)('%j: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem)
  })

  it('asks for eight characters', () => {
    expect(minPasswordLength).toBe(8)
  })
})
