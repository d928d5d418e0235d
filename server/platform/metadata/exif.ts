import { viewOf } from './view.ts'

const orientationTag = 0x0112
/** A TIFF header, one entry, and no further table. */
const smallest = 8 + 2 + 12 + 4

/** Which way up a picture is, as its EXIF block says: 1 to 8, and 1 where it does not say (EXIF 2.3, 4.6.4). */
export function orientationIn(block: Buffer): number {
  const littleEndian = block.toString('latin1', 0, 2) === 'II'
  const view = viewOf(block, littleEndian)
  if (view.u16(2) !== 42) return 1
  const table = view.u32(4)
  for (let n = 0; n < Math.min(view.u16(table), 200); n += 1) {
    const entry = table + 2 + n * 12
    if (view.u16(entry) !== orientationTag) continue
    const orientation = view.u16(entry + 8)
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  }
  return 1
}

/**
 * A block of EXIF that says which way up and nothing else, as long as the one it replaces; undefined
 * where there is nothing to say, or no room for it.
 */
export function plainExif(orientation: number, length: number): Buffer | undefined {
  if (orientation === 1 || length < smallest) return undefined
  const block = Buffer.alloc(length)
  block.write('MM\0*', 'latin1')
  block.writeUInt32BE(8, 4)
  block.writeUInt16BE(1, 8)
  block.writeUInt16BE(orientationTag, 10)
  block.writeUInt16BE(3, 12)
  block.writeUInt32BE(1, 14)
  block.writeUInt16BE(orientation, 18)
  return block
}
