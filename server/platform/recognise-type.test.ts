import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileTypes, typeOfName } from '@foyer/shared/facts/file-kinds.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { recogniseType } from './recognise-type.ts'
import { pdf, refusedFiles, takenFiles } from '#server/testing/sample-files.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-recognise-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function recognise(name: string, bytes: Uint8Array) {
  const file = path.join(folder, 'file')
  writeFileSync(file, bytes)
  return await recogniseType(file, name)
}

describe('what a file is', () => {
  it.each(takenFiles)('%s is taken as %s', async (name, type, bytes) => {
    expect(await recognise(name, bytes)).toBe(type)
  })

  it.each(refusedFiles)('refuses %s (%s)', async (_why, name, bytes) => {
    expect(await recognise(name, bytes)).toBeUndefined()
  })

  it('is tried here for nearly every kind that is taken', () => {
    const tried = new Set(takenFiles.map(([name]) => typeOfName(name)))
    const untried = new Set(Object.values(fileTypes).filter((type) => !tried.has(type)))
    expect([...untried]).toEqual(['video/x-matroska', 'audio/aac'])
  })

  it('does not take a form inside a PDF for a page', async () => {
    const form = Buffer.from('<template><script contentType="application/x-javascript">x</script>')
    const padding = Buffer.alloc(5_000, ' ')
    const bytes = Buffer.concat([pdf, padding, form, padding, Buffer.from('%%EOF')])
    expect(await recognise('form.pdf', bytes)).toBe('application/pdf')
  })

  it('finds a mark wherever a border of pieces falls on it', async () => {
    for (const at of [262_130, 262_137, 262_143, 262_144])
      expect(
        await recognise('a.txt', Buffer.from(`${'x'.repeat(at)}<script>alert(1)</script>`)),
      ).toBeUndefined()
  })
})
