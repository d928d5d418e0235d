import { describe, expect, it } from 'vitest'
import { readWebsite } from './website-address.ts'

const privateHosts = ['127.0.0.1:3003', 'localhost:4000', '[::1]:5000', 'intranet:80']
const read = (text: string) => {
  const reading = readWebsite(text, privateHosts)
  return reading.outcome === 'address' ? reading.url : reading.problem
}

describe('the address of a website', () => {
  it.each([
    ['www.yourfirm.com', 'https://www.yourfirm.com/'],
    ['  YourFirm.COM/About Us ', 'https://yourfirm.com/About%20Us'],
    ['//yourfirm.com', 'https://yourfirm.com/'],
    ['HTTP://YourFirm.com', 'http://yourfirm.com/'],
    ['https://yourfirm.com/en/?lang=en#team', 'https://yourfirm.com/en/?lang=en'],
    ['yourfirm.com:8443/x', 'https://yourfirm.com:8443/x'],
    ['https://yourfirm.com:443/', 'https://yourfirm.com/'],
    ['abogados-muñoz.es', 'https://xn--abogados-muoz-skb.es/'],
    ['firm.law', 'https://firm.law/'],
    ['firm.xn--p1ai', 'https://firm.xn--p1ai/'],
  ])('%s is kept as %s', (text, url) => {
    expect(read(text)).toBe(url)
  })

  it.each([
    ['http://127.0.0.1:3003/', 'http://127.0.0.1:3003/'],
    ['http://localhost:4000', 'http://localhost:4000/'],
    ['http://[::1]:5000/', 'http://[::1]:5000/'],
    ['http://intranet/', 'http://intranet/'],
  ])('%s is taken where the configuration names it', (text, url) => {
    expect(read(text)).toBe(url)
    expect(readWebsite(text).outcome).toBe('refused')
  })

  it.each([
    ['', 'not-an-address'],
    ['our website', 'not-an-address'],
    ['yourfirm', 'not-an-address'],
    ['https://', 'not-an-address'],
    ['https:yourfirm.com', 'not-an-address'],
    ['https://your_firm.com', 'not-an-address'],
    ['https://-x.com', 'not-an-address'],
    ['https://yourfirm..com', 'not-an-address'],
    ['https://yourfirm.com:99999', 'not-an-address'],
    [`https://yourfirm.com/${'x'.repeat(500)}`, 'not-an-address'],
    ['ftp://yourfirm.com', 'not-the-web'],
    ['javascript:alert(1)', 'not-the-web'],
    ['data:text/html,x', 'not-the-web'],
    ['file:///etc/passwd', 'not-the-web'],
    ['mailto:desk@yourfirm.com', 'not-the-web'],
    ['https://user:secret@yourfirm.com', 'with-password'],
    ['https://user@yourfirm.com', 'with-password'],
    ['http://127.0.0.1/', 'private'],
    ['http://127.0.0.1:3004/', 'private'],
    ['http://2130706433/', 'private'],
    ['http://0x7f.1/', 'private'],
    ['http://[::1]/', 'private'],
    ['http://[::ffff:169.254.169.254]/', 'private'],
    ['169.254.169.254/latest', 'private'],
    ['93.184.216.34', 'private'],
    ['http://localhost/', 'private'],
    ['http://site.localhost:3000', 'private'],
    ['http://printer.local', 'private'],
    ['http://metadata.google.internal', 'private'],
  ])('%j is refused: %s', (text, problem) => {
    expect(read(text)).toBe(problem)
  })
})
