import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { coreLetters, otherLetters, preloadedFonts } from './build-fonts.mjs'

const root = path.resolve(import.meta.dirname, '..')
const fonts = path.join(root, 'dist', 'fonts')

/** Every letter in the files of a folder that hold words. */
function lettersIn(folder: string, isWanted: (file: string) => boolean = () => true): Set<string> {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => /(?<!\.test)\.tsx?$|\.md$/.test(file) && isWanted(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
  expect(texts.length).toBeGreaterThan(5)
  return new Set(texts.join('').replaceAll('\n', ''))
}

const missingFrom = (known: string, letters: Set<string>) =>
  [...letters].filter((letter) => !known.includes(letter))

describe('the faces', () => {
  test('what the public pages say is in the files that load before the first paint', () => {
    const isEnglish = (file: string) => file.startsWith('public')
    expect(missingFrom(coreLetters, lettersIn('shared/copy', isEnglish))).toEqual([])
    expect(missingFrom(coreLetters, lettersIn('server/ports/blog/posts'))).toEqual([])
  })

  test('what the product says in any language is in a face of its own', () => {
    // The chat, which alone speaks thirteen more languages, is set in the visitor's own faces.
    const all = lettersIn('shared/copy', (file) => file !== 'assistant-tongues.ts')
    expect(missingFrom(coreLetters + otherLetters, all)).toEqual([])
  })

  test('each letter is asked of one file only, and the first files are small', () => {
    expect(Array.from(otherLetters).filter((letter) => coreLetters.includes(letter))).toEqual([])
    const sizes = preloadedFonts.map((file) => readFileSync(path.join(fonts, file)).length)
    expect(sizes).toHaveLength(2)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(32_000)
  })

  test('every weight finds its family’s files, and another face takes their room until then', () => {
    const sheet = readFileSync(path.join(fonts, 'fonts.css'), 'utf8')
    const faces = [...sheet.matchAll(/family:'([^']+)';font-weight:(\d+) (\d+)/g)]
    for (const family of ['Instrument Sans', 'Newsreader', 'Newsreader Stand-in']) {
      const ranges = faces.filter(([, name]) => name === family).map(([, , ...range]) => range)
      for (const weight of [400, 500, 600, 700]) {
        const covers = ranges.some(([from, to]) => Number(from) <= weight && weight <= Number(to))
        expect(covers, `${family} ${weight}`).toBe(true)
      }
    }
    expect(sheet.match(/font-display:swap/g)).toHaveLength(6)
    expect(sheet.match(/size-adjust/g)).toHaveLength(3)
  })
})
