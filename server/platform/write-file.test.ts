import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { writeNewFile } from './write-file.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-write-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a file written from a stream', () => {
  it('holds its bytes, for this account alone, and every piece was seen', async () => {
    const file = path.join(folder, 'whole')
    const seen: string[] = []
    await writeNewFile(file, Readable.from([Buffer.from('one '), Buffer.from('two')]), (piece) =>
      seen.push(String(piece)),
    )
    expect(readFileSync(file, 'utf8')).toBe('one two')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(seen).toEqual(['one ', 'two'])
    await rm(file)
  })

  it('is not written over another', async () => {
    const file = path.join(folder, 'first')
    await writeNewFile(file, Readable.from([Buffer.from('first')]))
    await expect(writeNewFile(file, Readable.from([Buffer.from('second')]))).rejects.toThrow(
      'EEXIST',
    )
    expect(readFileSync(file, 'utf8')).toBe('first')
    await rm(file)
  })

  it('is not opened after its source has failed, when it may have been removed', async () => {
    for (let time = 0; time < 100; time += 1) {
      const file = path.join(folder, String(time))
      const broken = new Readable({ read: () => undefined })
      broken.destroy()
      await expect(writeNewFile(file, broken)).rejects.toThrow('Premature close')
      expect(existsSync(file)).toBe(true)
      await rm(file)
    }
    await pause(100)
    expect(readdirSync(folder)).toEqual([])
  })
})
