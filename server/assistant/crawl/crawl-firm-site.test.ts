import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readTestSite, serveSite } from './site-fixture.ts'

const folder = fileURLToPath(new URL('../../../../shared/firm-site/', import.meta.url))

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
}

it.skipIf(!existsSync(folder))("a real firm's site is read whole and fast", async () => {
  const site = await serveSite({}, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.invalid')
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname))
    if (!existsSync(file) || statSync(file).isDirectory()) return void response.writeHead(404).end()
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    response.end(readFileSync(file))
  })
  const started = Date.now()
  const { records, outcome } = await readTestSite(site)
  const seconds = (Date.now() - started) / 1_000
  await site.close()
  const kept = records.filter((record) => record.status === 'read')
  expect(outcome).toMatchObject({ kind: 'finished', bound: null })
  // Its sitemap and canonical addresses name the host it came from; half its pages have no link.
  expect(kept.length).toBeGreaterThanOrEqual(50)
  expect(new Set(kept.map((record) => record.url)).size).toBe(kept.length)
  expect(kept.every((record) => record.title !== null && record.title !== '')).toBe(true)
  expect(seconds).toBeLessThan(10)
})
