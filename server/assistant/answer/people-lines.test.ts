import { describe, expect, it } from 'vitest'
import { siteSaying } from '../testing/small-sites.ts'
import { countLines } from './people-lines.ts'

const told = (line: string) =>
  countLines(siteSaying(`<p>${line}</p>`), 'en').map(({ text }) => text)

describe('how many lawyers there are', () => {
  it.each([
    'There are three of us, upstairs from the old creamery.',
    'We are a firm of eleven people who do hard work gently.',
    'Four attorneys, a seasoned support staff, and a narrow list of things.',
    'Vale Law is three lawyers and two staff in a brick building.',
    'It is a fair thing to wonder about our office with a single lawyer.',
  ])('is the line that counts them: %s', (line) => {
    expect(told(line)).toEqual([line])
  })

  it.each([
    'We will give you the names of two lawyers who do that work.',
    'Since 2011 our attorneys have prepared petitions.',
    'She worked for seven years in a nine-lawyer firm over the pass, and came to us.',
  ])('is not a line that counts others: %s', (line) => {
    expect(told(line)).toEqual([])
  })
})
