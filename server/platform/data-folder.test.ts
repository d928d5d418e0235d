import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { afterEach, expect, test } from 'vitest'
import { dataFolderHolder, openDataFolder } from './data-folder.ts'
import { processStart } from './process-identity.ts'

const folders: string[] = []

function aFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'foyer-test-')))
  folders.push(folder)
  return folder
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

test('makes the folder, holds it and gives it back', () => {
  const place = path.join(aFolder(), 'new', 'data')
  const folder = openDataFolder(place)
  expect(folder.path).toBe(place)
  expect(dataFolderHolder(place)).toBe(process.pid)
  expect(() => openDataFolder(place)).toThrow(
    `The data folder ${place} is in use by a running Foyer (process ${process.pid}). Stop it first, or choose another folder with FOYER_DATA.`,
  )
  folder.release()
  folder.release()
  expect(dataFolderHolder(place)).toBeUndefined()
  expect(readdirSync(place)).toEqual([])
})

test('takes over the lock of a process that is gone, and of one whose id is in use again', () => {
  const place = aFolder()
  const lock = path.join(place, 'foyer.lock')
  const dead = { pid: 2 ** 22 + 1, start: 'long ago', token: 'a' }
  const reused = { pid: process.pid, start: 'before the last boot', token: 'b' }
  for (const holder of [JSON.stringify(dead), JSON.stringify(reused), 'torn{']) {
    writeFileSync(lock, holder)
    const folder = openDataFolder(place)
    expect(dataFolderHolder(place)).toBe(process.pid)
    folder.release()
    expect(readdirSync(place)).toEqual([])
  }
})

test('a claim that a killed process left does not block the folder', () => {
  const place = aFolder()
  const dead = { pid: 2 ** 22 + 1, start: 'long ago', token: 'a' }
  writeFileSync(path.join(place, 'foyer.lock'), JSON.stringify(dead))
  writeFileSync(path.join(place, 'foyer.lock.claim-a'), JSON.stringify(dead))
  openDataFolder(place).release()
  expect(readdirSync(place)).toEqual([])
})

test('a file where the folder should be is refused', () => {
  const place = path.join(aFolder(), 'data')
  writeFileSync(place, '')
  expect(() => openDataFolder(place)).toThrow(`Foyer cannot write to the data folder ${place}.`)
})

test.runIf(process.platform === 'linux')('a place that takes no folders is refused at once', () => {
  expect(() => openDataFolder('/proc/foyer')).toThrow(
    'Foyer cannot write to the data folder /proc/foyer. Make it writable, or choose another folder with FOYER_DATA.',
  )
})

test('a process has one start and no start once it is gone', () => {
  expect(processStart(process.pid)).toBe(processStart(process.pid))
  expect(processStart(2 ** 22 + 1)).toBeUndefined()
})

test(
  'of eight that find a dead holder at once, one gets the folder',
  { timeout: 60_000 },
  async () => {
    const place = aFolder()
    // Beside the packages, so that the copy finds them.
    const beside = mkdtempSync(path.resolve('node_modules', '.racer-'))
    folders.push(beside)
    const racer = path.join(beside, 'racer.mjs')
    buildSync({
      stdin: {
        contents: `
        import { openDataFolder } from './data-folder.ts'
        try {
          openDataFolder(process.argv[2])
          process.stdout.write('won')
          process.stdin.resume()
        } catch (error) {
          process.stdout.write(error.reason)
          process.stdin.resume()
        }`,
        resolveDir: import.meta.dirname,
      },
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      alias: { '@foyer/shared': path.resolve('shared') },
      outfile: racer,
    })
    for (let round = 0; round < 5; round += 1) {
      const dead = { pid: 2 ** 22 + 1, start: 'long ago', token: `round-${round}` }
      writeFileSync(path.join(place, 'foyer.lock'), JSON.stringify(dead))
      const racers = Array.from({ length: 8 }, () =>
        spawn(process.execPath, [racer, place], { stdio: ['pipe', 'pipe', 'inherit'] }),
      )
      // Nobody ends before all have tried, so a winner's lock is never a dead one.
      const words = await Promise.all(
        racers.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])),
      )
      const gone = racers.map((child) => once(child, 'exit'))
      for (const child of racers) child.stdin.end()
      await Promise.all(gone)
      expect(words.toSorted()).toEqual([...Array(7).fill('folder-in-use'), 'won'])
    }
  },
)
