import { describe, expect, it } from 'vitest'
import { siteSaying } from '../testing/small-sites.ts'
import { asksWhetherClient, clientLines } from './client-lines.ts'

const told = (line: string, text = 'am i a client once i send the form') =>
  clientLines(siteSaying(`<p>${line}</p>`), { text, language: 'en' })?.map((one) => one.text)

describe('whether somebody is a client yet', () => {
  it.each([
    'Sending this form does not make you a client.',
    'Contacting us does not create an attorney-client relationship.',
    'No attorney-client relationship is formed by writing to us.',
    'Sending this does not hire us.',
    'We are not your lawyers until you and we have signed.',
  ])('is told in the site’s own line: %s', (line) => {
    expect(told(line)).toEqual([line])
  })

  it('is told with what does make one, and of the way that is asked about', () => {
    const reading = '<p>Reading this site does not make you a client.</p>'
    const form = 'Sending the form does not make you a client. That takes a signed agreement.'
    const index = siteSaying(`${reading}<p>${form}</p>`)
    const said = clientLines(index, {
      text: 'I filled out your form, are you my lawyer?',
      language: 'en',
    })
    expect(said?.map((one) => one.text)).toEqual([form])
  })

  it.each([
    'What you tell us is covered by attorney-client privilege.',
    'We represent tenants only.',
    'This does not make you guilty.',
    'Reading this site creates no attorney-client relationship.',
    'A message from someone who does not become a client is erased after ninety days.',
  ])('is not told by another line: %s', (line) => {
    expect(told(line)).toBeUndefined()
  })

  it.each([
    'I sent you guys a message sunday. so you’re representing me right??',
    'does texting you make you my lawyer',
    'i left a voicemail last week. are you representing me?',
    'si lleno el formulario ya son mis abogados?',
    'if I email you am I a client',
    'I chatted with that helper, does that mean you represent my company now',
    'filled out your website thing so your officially my lawyers now right?',
    'so i sent yall an email on sunday.. does that mean I’m a client now?',
  ])('is what this asks: %s', (text) => {
    expect(asksWhetherClient(text)).toBe(true)
  })

  it.each([
    'are you my lawyer',
    'are you a real lawyer?',
    'would you be my lawyer in a divorce',
    'is there a form for new clients',
    'will my lawyer call me',
    'my ex told me to sign papers, can you represent me?',
    'I am a client, what is your email',
    'was I covered by workers comp when I called in sick',
    'I sent your office my lawyer’s letter',
    'if I call today would you represent me at the hearing',
  ])('is not what this asks: %s', (text) => {
    expect(asksWhetherClient(text)).toBe(false)
  })
})
