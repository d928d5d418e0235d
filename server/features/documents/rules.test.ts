import { describe, expect, it } from 'vitest'
import { cleanFilename } from './rules.ts'

describe('the name of a file', () => {
  it.each([
    ['Lease agreement (signed).pdf', 'Lease agreement (signed).pdf'],
    ['contrato_año_2026.pdf', 'contrato_año_2026.pdf'],
    ['離婚 🙂.docx', '離婚 🙂.docx'],
    ['cafe\u0301.pdf', 'café.pdf'],
    ['../../secret/passwords.txt', 'passwords.txt'],
    ['..\\..\\windows\\win.ini', 'win.ini'],
    ['D:\\Scans\\lease.pdf', 'lease.pdf'],
    ['/', 'file'],
    ['..', 'file'],
    ['...', 'file'],
    ['', 'file'],
    [' \t\n ', 'file'],
    ['.htaccess', 'htaccess'],
    ['lease.pdf\0.exe', 'lease.pdf.exe'],
    ['lease\r\nContent-Type: text/html.pdf', 'html.pdf'],
    ['lease\r\nSubject: hi.pdf', 'lease Subject: hi.pdf'],
    ['exe\u202Efdp.gnp', 'exefdp.gnp'],
    ['a\u200B\uFEFFb\u2028c.pdf', 'ab c.pdf'],
    ['lease.pdf. . ', 'lease.pdf'],
    ['half \uD800 character.pdf', 'half \uFFFD character.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    ["'; drop table documents; --.pdf", "'; drop table documents; --.pdf"],
    ['the %22old%22 lease%0D%0A.pdf', 'the "old" lease .pdf'],
    ['CON.pdf', 'CON.pdf'],
    ['%2e%2e%2fsecret.pdf', '%2e%2e%2fsecret.pdf'],
  ])('%j is shown as %j', (given, shown) => expect(cleanFilename(given)).toBe(shown))

  it('has at most 200 characters, its extension among them', () => {
    const shown = cleanFilename(`${'🙂'.repeat(5_000)}.docx`)
    expect(Array.from(shown)).toHaveLength(200)
    expect(shown.endsWith('🙂….docx')).toBe(true)
  })
})
