import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
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

test('a process has one start and no start once it is gone', () => {
  expect(processStart(process.pid)).toBe(processStart(process.pid))
  expect(processStart(2 ** 22 + 1)).toBeUndefined()
})
