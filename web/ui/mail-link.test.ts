import { describe, expect, it } from 'vitest'
import { mailLink } from './mail-link.ts'

describe('the address of a mail', () => {
  it('holds the beginning, whatever it is made of', () => {
    expect(mailLink('ana@mail.example')).toBe('mailto:ana@mail.example')
    const body = 'Dear Ana & Co,\n\nThank you.'
    expect(mailLink('ana@mail.example', { subject: 'Your inquiry?', body })).toBe(
      'mailto:ana@mail.example?subject=Your%20inquiry%3F&body=Dear%20Ana%20%26%20Co%2C%0D%0A%0D%0AThank%20you.',
    )
  })

  it('lets no address add a receiver or a header', () => {
    expect(mailLink('a?bcc=all@mail.example')).toBe('mailto:a%3Fbcc%3Dall@mail.example')
  })
})
