import { describe, expect, it } from 'vitest'
import { namesFile, readSiteUrl, scopeSite } from './site-scope.ts'

const scope = scopeSite(new URL('https://www.firm.example/'))

describe('addresses of a site', () => {
  it.each([
    ['http://firm.example/a', 'https://www.firm.example/a'],
    ['https://WWW.FIRM.EXAMPLE:443/a#top', 'https://www.firm.example/a'],
    ['http://www.firm.example:80/', 'https://www.firm.example/'],
    ['/a?utm_source=x&b=2&a=1&gclid=3', 'https://www.firm.example/a?a=1&b=2'],
    ['/a?utm_source=x', 'https://www.firm.example/a'],
    ['/a?PHPSESSID=1', 'https://www.firm.example/a'],
    ['/a;jsessionid=1A2B', 'https://www.firm.example/a'],
    ['/%7Eteam/%c3%a9', 'https://www.firm.example/~team/%C3%A9'],
    ['/équipe', 'https://www.firm.example/%C3%A9quipe'],
    ['/a/../b/./c', 'https://www.firm.example/b/c'],
    // These may be pages of their own; only the site can say.
    ['/index.html', 'https://www.firm.example/index.html'],
    ['/a/', 'https://www.firm.example/a/'],
    ['/A', 'https://www.firm.example/A'],
  ])('%s', (written, read) => {
    expect(scope.read(written)).toBe(read)
  })

  it.each([
    'https://blog.firm.example/',
    'https://firm.example.org/',
    'https://notfirm.example/',
    'https://firm.example:8443/',
    `https://www.firm.example/${'a'.repeat(2_000)}`,
    'mailto:a@firm.example',
    'javascript:void(0)',
    'https://user@firm.example/',
    'http://[broken',
  ])('%s is none', (written) => {
    expect(scope.read(written)).toBeNull()
  })

  it('are entered with or without a scheme', () => {
    expect(readSiteUrl(' firm.example ')?.href).toBe('https://firm.example/')
    expect(readSiteUrl('http://firm.example/en')?.href).toBe('http://firm.example/en')
    expect(readSiteUrl('firm.example:8080')?.href).toBe('https://firm.example:8080/')
    expect(readSiteUrl('mailto:office@firm.example')).toBeNull()
    expect(readSiteUrl('javascript:alert(1)')).toBeNull()
    expect(readSiteUrl('our website')).toBeNull()
  })

  it('name files by their ending', () => {
    expect(namesFile('https://firm.example/a.PDF?x=1')).toBe(true)
    expect(namesFile('https://firm.example/a.html')).toBe(false)
    expect(namesFile('https://firm.example/v1.2')).toBe(false)
    expect(namesFile('https://firm.example/pdf')).toBe(false)
  })
})
