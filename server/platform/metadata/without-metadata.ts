import { blankBoxes } from './boxes.ts'
import { type Edits, editsOf, tooMuch } from './edits.ts'
import { blankGif } from './gif.ts'
import { blankJpeg } from './jpeg.ts'
import { blankPng } from './png.ts'
import { blankTiff } from './tiff.ts'
import { blankWebp } from './webp.ts'

/** Notes its edits of a file and answers up to where it understood it. */
type Blanking = (bytes: Buffer, edits: Edits) => number

const blankings: Readonly<Record<string, Blanking>> = {
  'image/jpeg': blankJpeg,
  'image/png': blankPng,
  'image/webp': blankWebp,
  'image/gif': blankGif,
  'image/tiff': blankTiff,
  'image/heic': blankBoxes,
  'video/mp4': blankBoxes,
  'video/quicktime': blankBoxes,
  'video/3gpp': blankBoxes,
  'audio/mp4': blankBoxes,
}

/** What descriptions of pictures and films begin with, long enough never to stand there by chance. */
const marks = [
  'Exif\0\0',
  '<x:xmpmeta',
  'http://ns.adobe.com/xap/',
  'Photoshop 3.0\0',
  'com.apple.quicktime.location',
  'GPSLatitude',
  'GPSLongitude',
].map((mark) => Buffer.from(mark, 'latin1'))
/** The most that one description can hold in a JPEG, and more than others do. */
const reach = 64 * 1024

/** Blanks what looks like a description in a stretch that could not be read as what it claims to be. */
function blankMarks(copy: Buffer, from: number): void {
  for (const mark of marks)
    for (let at = copy.indexOf(mark, from); at >= 0; at = copy.indexOf(mark, at + reach))
      copy.fill(0, at, Math.min(copy.length, at + reach))
}

/** Up to where the file was understood; not at all, where it was made to keep us busy. */
function blankUnderstood(blank: Blanking, bytes: Buffer, copy: Buffer): number {
  try {
    return blank(bytes, editsOf(copy))
  } catch (error) {
    if (error === tooMuch) return 0
    throw error
  }
}

/** Whether files of a media type say things about themselves that are taken out here. */
export const hasMetadata = (mimeType: string): boolean => mimeType in blankings

/**
 * A picture or film without what it says about itself: where, when and with what it was made, by whom,
 * and smaller pictures of how it was before it was cut. How it is to be shown stays: colours, and which
 * way up. It is as long as before, and undefined where there was nothing to take out. A file that is not
 * what it claims, or that ends too early, loses whatever looks like a description. Never throws.
 */
export function withoutMetadata(bytes: Buffer, mimeType: string): Buffer | undefined {
  const blank = blankings[mimeType]
  if (blank === undefined) return undefined
  const copy = Buffer.from(bytes)
  blankMarks(copy, blankUnderstood(blank, bytes, copy))
  return copy.equals(bytes) ? undefined : copy
}
