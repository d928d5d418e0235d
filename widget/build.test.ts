// @vitest-environment node
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildWidget } from '../scripts/build-widget.mjs'

const outDir = mkdtempSync(path.join(tmpdir(), 'foyer-widget-'))
const read = (name: string) => readFileSync(path.join(outDir, name), 'utf8')
const packed = (name: string) => brotliCompressSync(read(name)).length
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

let chat = ''
let policy = ''
let parts: Record<string, string> = {}
beforeAll(async () => {
  const manifest = await buildWidget({ outDir })
  chat = manifest.chat.file
  policy = manifest.policy
  parts = manifest.parts
})
afterAll(() => rmSync(outDir, { recursive: true }))

describe('what is built', () => {
  it('keeps within its weight: loader, before the click, and whole', () => {
    const loader = packed('widget.js')
    const frame = packed('frame.html')
    const largestLook = 300
    expect(loader).toBeLessThanOrEqual(1_200)
    expect(loader + largestLook + frame).toBeLessThanOrEqual(12_000)
    const words = Math.max(packed(parts['chat-en'] ?? ''), packed(parts['chat-es'] ?? ''))
    expect(loader + largestLook + frame + packed(chat) + words).toBeLessThanOrEqual(20_000)
  })

  it('keeps the launcher clear of a notch on its side, whichever way the page is written', () => {
    for (const side of ['left', 'right', 'bottom'])
      expect(read('widget.js')).toContain(`${side}:max(20px,env(safe-area-inset-${side}))`)
    expect(read('widget.js')).not.toMatch(/inset-inline|inline-start|inline-end/)
  })

  it('touches on the firm’s page neither markup, nor storage, nor cookies, nor eval', () => {
    expect(read('widget.js')).not.toMatch(
      /innerHTML|outerHTML|insertAdjacent|document\.write|Storage|indexedDB|cookie|eval|Function\(/,
    )
    expect(read('widget.js')).toMatch(/^(["']use strict["'];)?\(\(\)=>\{/)
  })

  it('names by hash exactly the style and the script in the frame', () => {
    const html = read('frame.html')
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const [, script = ''] = /<script type="module">(.*?)<\/script>/s.exec(html) ?? []
    expect(policy).toContain(`style-src '${hash(style)}'`)
    expect(policy).toContain(`script-src '${hash(script)}' 'self'`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(html).not.toMatch(/ style=| on\w+=|src=/)
  })

  it('draws the empty chat in both languages before any script has run', () => {
    const html = read('frame.html')
    expect(html).toContain('aria-label="Type your message"')
    expect(html).toContain('aria-label="Escriba su mensaje"')
    expect(html).toContain('aria-label="Close chat"')
    expect(html).toContain('role="log"')
  })

  it('names every part by the build, and imports none but the chat and the desk', () => {
    const name = /^chat-([0-9a-f]{8})\.js$/.exec(chat)?.[1] ?? 'none'
    expect(read('frame.html')).toContain(name)
    for (const [part, file] of Object.entries(parts)) {
      expect(file).toBe(`${part}-${name}.js`)
      const imported = [...read(file).matchAll(/from\s*["'`]([^"'`]+)["'`]/g)].map(
        ([, from]) => from,
      )
      const known = [`./chat-${name}.js`, `./desk-${name}.js`]
      expect(imported.filter((from) => !known.includes(from ?? ''))).toEqual([])
    }
  })

  it('gives another name to other content', async () => {
    const folder = path.join(outDir, 'readable')
    const { chat: readable } = await buildWidget({ outDir: folder, minify: false })
    expect(readable.file).not.toBe(chat)
  })

  it('keeps what comes later within its weight', () => {
    const ways = ['desk', 'schedule', 'message', 'attach', 'voice', 'ways-en', 'ways-es']
    const sum = ways.reduce((bytes, part) => bytes + packed(parts[part] ?? ''), 0)
    expect(sum).toBeLessThanOrEqual(14_000)
    expect(packed(parts['later'] ?? '')).toBeLessThanOrEqual(2_700)
  })
})
