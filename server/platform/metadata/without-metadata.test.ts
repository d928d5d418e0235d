import exifr from 'exifr'
import { describe, expect, it } from 'vitest'
import {
  exifBlock,
  locatedFilm,
  locatedFiles,
  locatedGif,
  locatedHeic,
  locatedJpeg,
  locatedPng,
  locatedTiff,
  locatedWebp,
  traces,
} from '#server/testing/located-files.ts'
import { takenFiles } from '#server/testing/sample-files.ts'
import { orientationIn } from './exif.ts'
import { withoutMetadata } from './without-metadata.ts'

const holdsTrace = (bytes: Buffer): boolean => traces.some((trace) => bytes.includes(trace))
const cleaned = (bytes: Buffer, mimeType: string): Buffer => {
  const result = withoutMetadata(bytes, mimeType)
  if (result === undefined) throw new Error('nothing was taken out')
  return result
}

describe('where a picture was made', () => {
  it.each(locatedFiles)('is taken out of %s, whose length stays', (_name, mimeType, bytes) => {
    expect(holdsTrace(bytes)).toBe(true)
    const result = cleaned(bytes, mimeType)
    expect(holdsTrace(result)).toBe(false)
    expect(result.length).toBe(bytes.length)
    expect(withoutMetadata(result, mimeType)).toBeUndefined()
  })

  it.each([
    ['JPEG', 'image/jpeg', locatedJpeg()],
    ['PNG', 'image/png', locatedPng()],
    ['TIFF', 'image/tiff', locatedTiff(false)],
    ['TIFF the other way round', 'image/tiff', locatedTiff(true)],
  ])('is no longer read by another reader, and which way up is: %s', async (_n, type, bytes) => {
    expect(await exifr.gps(bytes)).toMatchObject({ latitude: expect.closeTo(42.331, 2) })
    const result = cleaned(bytes, type)
    expect((await exifr.gps(result))?.latitude).toBeUndefined()
    const left = await exifr.parse(result, { gps: true, exif: true, xmp: true, iptc: true })
    for (const name of ['Make', 'DateTimeOriginal', 'GPSLatitude'])
      expect(left?.[name]).toBeUndefined()
    expect(left?.['Orientation']).toBe('Rotate 90 CW')
  })

  it('is not in a WebP, which still says which way up it is', () => {
    const result = cleaned(locatedWebp(), 'image/webp')
    const at = result.indexOf('EXIF')
    expect(orientationIn(result.subarray(at + 8))).toBe(6)
    expect(result.includes('XMP ')).toBe(false)
    expect(result[20]).toBe(0x28)
  })
})

describe('the picture itself', () => {
  it.each<[string, Buffer, string, string[]]>([
    ['a JPEG’s colours', locatedJpeg(), 'image/jpeg', ['ICC_PROFILE\0', 'JFIF\0']],
    ['a PNG’s colours', locatedPng(), 'image/png', ['gAMA', 'IDAT', 'IEND']],
    ['a WebP’s colours', locatedWebp(), 'image/webp', ['ICCP', 'VP8 ']],
    ['a HEIC’s picture', locatedHeic(), 'image/heic', ['the picture as it is', 'hvc1']],
    ['a film’s picture', locatedFilm(), 'video/mp4', ['the film as it is', 'vide']],
  ])('keeps %s', (_name, bytes, type, words) => {
    const result = cleaned(bytes, type)
    for (const word of words) expect(result.includes(word)).toBe(true)
  })

  it('of a GIF can still be walked to its end', () => {
    const result = cleaned(locatedGif(), 'image/gif')
    expect(withoutMetadata(result, 'image/gif')).toBeUndefined()
    expect(result.indexOf(0x3b, result.length - 20)).toBe(locatedGif().lastIndexOf(0x3b))
  })

  it('is left as it is where there is nothing to take out', () => {
    for (const [, type, bytes] of takenFiles)
      expect(withoutMetadata(bytes, type)?.length ?? bytes.length).toBe(bytes.length)
    const plain = takenFiles.filter(([name]) => /\.(?:png|GIF|webp|pdf|txt|docx)$/.test(name))
    for (const [, type, bytes] of plain) expect(withoutMetadata(bytes, type)).toBeUndefined()
  })
})

/** Numbers that look random and are the same on every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

describe('a broken file', () => {
  it.each(locatedFiles)('cut off anywhere is dealt with: %s', (_name, mimeType, bytes) => {
    for (let length = 0; length < bytes.length; length += 1) {
      const part = bytes.subarray(0, length)
      const result = withoutMetadata(part, mimeType) ?? part
      expect(result.length).toBe(length)
    }
  })

  it.each(locatedFiles)('with flipped bytes is dealt with: %s', (_name, mimeType, bytes) => {
    const roll = dice(bytes.length)
    for (let round = 0; round < 1_500; round += 1) {
      const flipped = Buffer.from(bytes)
      for (let n = 0; n < 1 + (round % 6); n += 1)
        flipped[Math.floor(roll() * flipped.length)] = Math.floor(roll() * 256)
      expect((withoutMetadata(flipped, mimeType) ?? flipped).length).toBe(bytes.length)
    }
  })

  it.each(locatedFiles)('of another kind is dealt with: %s', (_name, _type, bytes) => {
    for (const [, mimeType] of locatedFiles)
      expect((withoutMetadata(bytes, mimeType) ?? bytes).length).toBe(bytes.length)
  })

  it('that cannot be read as what it claims loses what looks like a description', () => {
    const words = 'Exif\0\0 GPSLatitude 42.331429'
    const odd = Buffer.concat([Buffer.from('not a picture at all '), Buffer.from(words)])
    expect(cleaned(odd, 'image/jpeg').includes('42.331429')).toBe(false)
    expect(withoutMetadata(Buffer.from('nothing to be seen'), 'image/jpeg')).toBeUndefined()
  })

  it('cut off within its EXIF keeps none of it', () => {
    const bytes = locatedJpeg()
    const within = bytes.indexOf('Exif') + exifBlock().length - 4
    expect(holdsTrace(cleaned(bytes.subarray(0, within), 'image/jpeg'))).toBe(false)
  })
})

/** A film of one track of places, whose table of pieces fills the file. */
function inPieces(size: number): Buffer {
  const box = (type: string, ...inside: Buffer[]) => {
    const body = Buffer.concat([Buffer.alloc(4), Buffer.from(type), ...inside])
    body.writeUInt32BE(body.length)
    return body
  }
  const numbers = (...each: number[]) => Buffer.concat(each.map((n) => Buffer.from([0, 0, 0, n])))
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from('meta'))
  const sizes = box('stsz', numbers(0, 1), Buffer.alloc(4, 0xff))
  const runs = box('stsc', numbers(0, 1, 1, 1, 1))
  const pieces = box('stco', numbers(0), Buffer.alloc(4, 0xff), Buffer.alloc(size - 200))
  const tables = box('minf', box('stbl', sizes, runs, pieces))
  return box('moov', box('trak', box('mdia', handler, tables)))
}

describe('a hostile file of ten megabytes takes no more than seconds', () => {
  const size = 10 * 1024 * 1024
  const filled = (head: Buffer, unit: Buffer) =>
    Buffer.concat([head, Buffer.alloc(size - head.length, unit)])
  const hex = (text: string) => Buffer.from(text, 'hex')
  it.each<[string, string, Buffer]>([
    ['a million segments', 'image/jpeg', filled(hex('ffd8'), hex('ffe1000301'))],
    ['segments with nothing in them', 'image/jpeg', filled(hex('ffd8'), hex('ffe10002'))],
    ['a million pictures', 'image/jpeg', filled(hex('ffd8'), hex('ffd8ffd9'))],
    ['nothing but markers', 'image/jpeg', filled(hex('ffd8'), hex('ff'))],
    [
      'a million chunks',
      'image/png',
      filled(hex('89504e470d0a1a0a'), hex('0000000074455874deadbeef')),
    ],
    [
      'a million frames',
      'image/webp',
      filled(Buffer.from('RIFF\0\0\0\0WEBP'), Buffer.from('ANMF\x10\0\0\0')),
    ],
    [
      'a million boxes',
      'video/mp4',
      filled(hex('0000000866726565'), Buffer.from('\0\0\0\x09free!')),
    ],
    ['a track in millions of pieces', 'video/mp4', inPieces(size)],
    [
      'boxes within boxes',
      'video/mp4',
      filled(Buffer.alloc(0), Buffer.from('\0\x9f\xff\xf8moov', 'latin1')),
    ],
    [
      'tables upon tables',
      'image/tiff',
      filled(hex('4d4d002a00000008ffff'), hex('8825000400000001')),
    ],
    ['a million blocks', 'image/gif', filled(Buffer.from('GIF89a0000000'), hex('21fe010100'))],
  ])('%s', (_name, mimeType, bytes) => {
    const began = performance.now()
    withoutMetadata(bytes, mimeType)
    expect(performance.now() - began).toBeLessThan(6_000)
  })
})
