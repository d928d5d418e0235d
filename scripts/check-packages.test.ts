import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkPackages } from './check-packages.mjs'

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'foyer-packages-')))
  for (const folder of ['server', 'cli', 'site', 'bench'])
    mkdirSync(path.join(root, 'dist', folder), { recursive: true })
  program('server/main.mjs', 'import "node:fs"; import "fs/promises"; import "./beside.mjs"')
  program('server/beside.mjs', '')
  lock({})
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const program = (file: string, text: string): void =>
  writeFileSync(path.join(root, 'dist', file), text)

const lock = (packages: Record<string, unknown>): void =>
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }))

const installed = (version: string) => ({
  server: { dependencies: { '@fine/reader': '4.0.3' }, devDependencies: { tester: '1.0.0' } },
  'node_modules/@fine/reader': { version },
  'node_modules/tester': { version: '1.0.0', dev: true },
})

test('what Node brings and what lies beside needs no package', async () => {
  expect(await checkPackages(root)).toEqual([])
})

test('a package that is installed for running, in the version its room names, is found', async () => {
  program('server/main.mjs', 'import { read } from "@fine/reader/files"; read()')
  lock(installed('4.0.3'))
  expect(await checkPackages(root)).toEqual([])
})

test('another version at the root than the room wants is said', async () => {
  program('site/pages.mjs', 'const { read } = await import("@fine/reader"); read()')
  lock(installed('3.9.0'))
  expect(await checkPackages(root)).toEqual([
    'dist/site/pages.mjs imports @fine/reader, found as 3.9.0, and server wants 4.0.3.',
  ])
})

test('a package for tests, one nested in another and one that nobody names are said', async () => {
  program('cli/main.mjs', 'import "tester"; import "nested"; import "borrowed"')
  lock({
    ...installed('4.0.3'),
    'node_modules/@fine/reader/node_modules/nested': { version: '1.0.0' },
    'node_modules/borrowed': { version: '1.0.0' },
  })
  expect(await checkPackages(root)).toEqual([
    'dist/cli/main.mjs imports tester, which is installed for tests only. Name it under dependencies.',
    'dist/cli/main.mjs imports nested, which is not installed where programs look for it.',
    'dist/cli/main.mjs imports borrowed, which no room names under dependencies.',
  ])
})

test('tools may need what is installed for tests, and a folder that is not built is said', async () => {
  rmSync(path.join(root, 'dist', 'server'), { recursive: true })
  program('bench/bench.mjs', 'import "tester"')
  lock(installed('4.0.3'))
  expect(await checkPackages(root)).toEqual(['dist is not built. Run npm run build.'])
})
