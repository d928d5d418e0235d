import type { IntakeSlots } from '@foyer/shared/api/widget.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskMessage } from './mask.ts'

const ana: IntakeSlots = {
  name: 'Ana Ruiz',
  phone: '+13135550142',
  email: 'ana.ruiz@mail.example',
}
const expectMasked = (known: IntakeSlots) => (text: string, masked: string) =>
  expect(maskMessage(text, known)).toBe(masked)

describe('what nobody asked for yet', () => {
  it.each([
    ['Write to ana@mail.example, please.', 'Write to [email], please.'],
    ['ana dot ruiz at gmail dot com', '[email]'],
    ['a@b.example or ana at gmail dot com', '[email] or [email]'],
    ['it is ana@gmail', 'it is [email]'],
    ['Call (313) 555-0142 after 5 pm.', 'Call [phone] after 5 pm.'],
    ['313.555.0142', '[phone]'],
    ['+34 612 345 678 is mine', '[phone] is mine'],
    ['555 0142', '[phone]'],
    ['my SSN is 123-45-6789', 'my SSN is [number]'],
    ['SSN 123456789', 'SSN [number]'],
    ['card 4111 1111 1111 1111, 09/27', 'card [number], 09/27'],
    ['4111111111111111', '[number]'],
    ['My name is Ana Ruiz and I was fired.', 'My name is [name] and I was fired.'],
    ['Hi, I’m Ana Ruiz. Ana needs help.', 'Hi, I’m [name]. [name] needs help.'],
    ['Me llamo José Peña. jose peña', 'Me llamo [name]. [name]'],
  ])('is masked: %s', expectMasked({}))

  it.each([
    'What do you charge for a consultation?',
    'It happened on 2026-03-01, not on 03-12-2025.',
    'The rent is $1,200,000 and 14 days are left; see 12.5 and 1 of 3.',
    'Case 26-CV-01234 at 200 Main Street, Detroit, MI 48226',
    '¿Cuánto cuesta la primera consulta? Mi arrendador no me devuelve el depósito.',
    'Will you call me in May? This is urgent.',
  ])('is left as it is where it is no detail of a person: %s', (text) => {
    expect(maskMessage(text, {})).toBe(text)
  })
})

describe('what is known', () => {
  it.each([
    ['Thank you, Ana. Is it still ANA RUIZ?', 'Thank you, [name]. Is it still [name]?'],
    ['Ruiz, Ana', '[name]'],
    ['that is Ana’s phone, ruiz', 'that is [name] phone, [name]'],
    ['no, 0142', 'no, [phone]'],
    ['the end is 555-0142.', 'the end is [phone].'],
    ['I have (313) 555-0142 and ana.ruiz@mail.example.', 'I have [phone] and [email].'],
    ['Banana and anagram are words.', 'Banana and anagram are words.'],
  ])('is masked wherever it stands: %s', expectMasked(ana))

  it('is a name of any making', () => {
    expectMasked({ name: 'Anna de la Cruz' })('Anna de la Cruz, or Cruz', '[name], or [name]')
    expectMasked({ name: 'José García-López' })('jose garcia lopez; GARCÍA', '[name]; [name]')
    expectMasked({ name: 'Li Na' })('li na', '[name]')
    expectMasked({ name: 'J. O’Neill' })("I'm J. O'Neill, oneill.", "I'm [name], oneill.")
  })

  it('is a name that is a word too, only where it is written as a name', () => {
    const known = { name: 'Will May' }
    expectMasked(known)('Will you call? I may be out.', 'Will you call? I may be out.')
    expectMasked(known)('will may', '[name]')
    expectMasked(known)('Tell Will that I called.', 'Tell [name] that I called.')
  })

  it('is the other side where it has a name', () => {
    const known = { other_party: 'my landlord, Carlos Vega' }
    expectMasked(known)(
      'Carlos Vega, my landlord, locked me out',
      '[other party], my landlord, locked me out',
    )
    expectMasked({ other_party: 'Acme Corp' })('I sue Acme Corp.', 'I sue [other party].')
    expectMasked({ other_party: 'my landlord' })('my landlord left', 'my landlord left')
  })
})

describe('masking', () => {
  it('changes nothing that is masked already', () => {
    const text = 'I am [name], [phone], [email], against [other party] about [number].'
    expect(maskMessage(text, { ...ana, other_party: 'Acme Corp' })).toBe(text)
  })

  it('leaves nothing known in any text', () => {
    const pieces = [
      'Ana',
      'Ruiz',
      'ana ruiz',
      '313-555-0142',
      '3135550142',
      'ANA.RUIZ@mail.example',
      'and',
      ',',
      '. ',
      'call',
      '\n',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (words) => {
        const masked = maskMessage(words.join(' '), ana)
        expect(masked).not.toMatch(/\bana\b|\bruiz\b|555|0142|@/i)
      }),
    )
  })

  it('is quick on the longest turn', () => {
    const begun = performance.now()
    for (const text of [
      'a'.repeat(2_000),
      '1 '.repeat(1_000),
      'ana '.repeat(500),
      '@'.repeat(2_000),
    ])
      maskMessage(text, { ...ana, other_party: 'Acme Corp' })
    expect(performance.now() - begun).toBeLessThan(1_000)
  })
})
