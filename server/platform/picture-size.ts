/** A picture that may stand for a firm, as its own header tells it. */
export type Picture = {
  type: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
}

type Size = Pick<Picture, 'width' | 'height'>

const letters = (bytes: Buffer, at: number, length: number): string =>
  bytes.toString('latin1', at, at + length)

/** The header is the first chunk (PNG, third edition, 11.2.1). */
function sizeOfPng(bytes: Buffer): Size | undefined {
  if (bytes.length < 33 || letters(bytes, 12, 4) !== 'IHDR') return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Markers that begin a frame, and so tell its size: C0 to CF without DHT, JPG and DAC (T.81, B.1). */
const beginsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const beginsScan = 0xda

function sizeOfJpeg(bytes: Buffer): Size | undefined {
  let size: Size | undefined
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker === beginsScan) return size
    else {
      if (beginsFrame(marker)) {
        const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
        size = {
          width: Math.max(width, size?.width ?? 0),
          height: Math.max(height, size?.height ?? 0),
        }
      }
      at += 2 + bytes.readUInt16BE(at + 2)
    }
  }
  return undefined
}

/** Three kinds of first chunk, each with its own way of telling the size (RFC 9649, 2.5 to 2.7). */
function sizeOfWebp(bytes: Buffer): Size | undefined {
  if (bytes.length < 30) return undefined
  const kind = letters(bytes, 12, 4)
  if (kind === 'VP8X')
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8L' && bytes[20] === 0x2f) {
    const packed = bytes.readUInt32LE(21)
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
  }
  if (kind === 'VP8 ' && bytes.readUIntBE(23, 3) === 0x9d012a)
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  return undefined
}

function kindOf(bytes: Buffer): { type: Picture['type']; size: Size | undefined } | undefined {
  if (letters(bytes, 0, 8) === '\x89PNG\r\n\x1a\n')
    return { type: 'image/png', size: sizeOfPng(bytes) }
  if (letters(bytes, 0, 3) === '\xff\xd8\xff')
    return { type: 'image/jpeg', size: sizeOfJpeg(bytes) }
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 4) === 'WEBP')
    return { type: 'image/webp', size: sizeOfWebp(bytes) }
  return undefined
}

/** What a PNG, JPEG or WebP says of itself; undefined for everything else and for broken headers. */
export function readPicture(bytes: Buffer): Picture | undefined {
  const kind = kindOf(bytes)
  if (kind?.size === undefined || kind.size.width < 1 || kind.size.height < 1) return undefined
  return { type: kind.type, ...kind.size }
}
