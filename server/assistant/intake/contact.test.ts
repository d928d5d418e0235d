import { describe, expect, it } from 'vitest'
import {
  findEmail,
  findLocalNumber,
  findPhone,
  hasBrokenEmail,
  hasBrokenPhone,
  mendPhone,
  sayPhone,
} from './contact.ts'

describe('phone numbers', () => {
  it.each([
    ['616-555-0114', '+16165550114'],
    ['(303) 555-2998, josehernandez63@mail.co.uk', '+13035552998'],
    ['+1 212 276 4061', '+12122764061'],
    ['you can reach me at 212.867.3859 after 5', '+12128673859'],
    ['9841820190', '+19841820190'],
    ['303-555-0000 sorry I meant 303-555-0001', '+13035550001'],
    ['cell 303-555-0000, office 303-555-0001', '+13035550000'],
    ['+52 55 1234 5678', '+525512345678'],
  ])('%s', (text, e164) => expect(findPhone(text)).toBe(e164))

  it.each([
    '123-456-7890',
    '555-0121',
    '10-28-2026',
    '2026-03-05',
    '123-45-6789',
    'case 2024-00123',
  ])('is no whole number: %s', (text) => expect(findPhone(text)).toBeNull())

  it('knows a number that lacks its area code from one that cannot be', () => {
    expect(findLocalNumber('lol ok 555-0121')).toBe('5550121')
    expect(hasBrokenPhone('123-456-7890')).toBe(true)
    expect(hasBrokenPhone('after 5')).toBe(false)
  })

  it.each([
    ['no, 0142', '+16165550142'],
    ['it ends in 142', '+16165550142'],
    ['555-0142', '+16165550142'],
  ])('is mended by its end: %s', (text, e164) => expect(mendPhone('+16165550114', text)).toBe(e164))

  it('is read back the way it is spoken', () => {
    expect(sayPhone('+16165550142')).toBe('(616) 555-0142')
  })
})

describe('e-mail addresses', () => {
  it.each([
    ['RVW1950@EXAMPLE.COM', 'rvw1950@example.com'],
    ['email is better: boblee41@yahoo.com.', 'boblee41@yahoo.com'],
    ['john dot smith at gmail dot com', 'john.smith@gmail.com'],
    ['juan arroba correo punto com', 'juan@correo.com'],
    ['ana (at) mail (dot) org', 'ana@mail.org'],
    ['a@b.co no wait, actually c@d.co', 'c@d.co'],
    ["o'brien@example.com", "o'brien@example.com"],
  ])('%s', (text, email) => expect(findEmail(text)).toBe(email))

  it('sees an address that is not complete', () => {
    expect(hasBrokenEmail('evan.schreur@example')).toBe(true)
    expect(hasBrokenEmail('not giving email')).toBe(false)
    expect(findEmail('meet me at the office dot')).toBeNull()
  })
})
