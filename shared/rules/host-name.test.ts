import { describe, expect, it } from 'vitest'
import { readHostName } from './host-name.ts'

describe('the name of a host', () => {
  it.each([
    ['halewren.com', 'halewren.com'],
    ['  WWW.HaleWren.COM. ', 'www.halewren.com'],
    ['https://halewren.com/contact?from=mail#form', 'halewren.com'],
    ['//halewren.com/', 'halewren.com'],
    ['https://ida:secret@halewren.com:8443/', 'halewren.com:8443'],
    ['halewren.com:443', 'halewren.com'],
    ['http://halewren.com:80', 'halewren.com'],
    ['localhost:3003', 'localhost:3003'],
    ['127.0.0.1:3003', '127.0.0.1:3003'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ])('is read from %j', (text, host) => {
    expect(readHostName(text)).toEqual({ outcome: 'host', host })
  })

  it.each([
    '',
    'halewren',
    'hale wren.com',
    'halewren.com evil.com',
    "halewren.com; script-src 'unsafe-inline'",
    "'self'",
    'data:text/html,x',
    'javascript:alert(1)',
    'halewren.com:99999',
    '[::1]:3000',
    'halewren.com:0',
    '127.0.0.1:00',
    '0x7f.1',
    '127.1',
    '2130706433',
    '127.000.0.01',
    'http://0177.0.0.1/',
    'hale_wren.com',
    '-halewren.com',
    'a\\b.com',
    `${'a.'.repeat(130)}com`,
  ])('is not read from %j', (text) => {
    expect(readHostName(text)).toEqual({ outcome: 'refused', problem: 'not-a-host' })
  })

  it.each(['*', '*.halewren.com', 'https://*.com'])('is no pattern: %s', (text) => {
    expect(readHostName(text)).toEqual({ outcome: 'refused', problem: 'wildcard' })
  })
})
