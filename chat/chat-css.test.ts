// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const classesIn = (text: string) => new Set(text.match(/\bfy-[a-z][a-z-]*/g))

const names = ['.', './ways/'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => /^[a-z-]+\.tsx?$/.test(name))
    .map((name) => (folder === '.' ? name : `ways/${name}`)),
)
const used = new Set(names.flatMap((name) => [...classesIn(read(name))]))
const sheet = ['chat.css', 'later.css', 'ways/ways.css']
  .map(read)
  .join('\n')
  .replace(/\/\*.*?\*\//gs, '')
const styled = new Set([...sheet.matchAll(/\.(fy-[a-z-]+)/g)].map(([, name]) => name ?? ''))

describe('the chat’s sheets', () => {
  it('styles no class that no part wears', () => {
    const elsewhere = new Set(['fy-light', 'fy-failed-load'])
    expect([...styled].filter((name) => !used.has(name) && !elsewhere.has(name))).toEqual([])
  })

  it('has no gradient, no address to load and no shadow but the menu’s and the box’s', () => {
    expect(sheet).not.toMatch(/gradient|url\(|@import/)
  })
})
