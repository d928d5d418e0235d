/** Numbers and letters of a file; beyond its end there are zeros, so that no broken file can throw. */
export type View = {
  length: number
  u8(at: number): number
  u16(at: number): number
  u32(at: number): number
  /** Above 2^53 it is not exact, and far beyond every file. */
  u64(at: number): number
  /** Letters of one byte each; fewer where the file ends. */
  text(at: number, length: number): string
  startsWith(at: number, words: string): boolean
}

/** Looks at `bytes`, most significant byte first unless `littleEndian`. */
export function viewOf(bytes: Buffer, littleEndian = false): View {
  const has = (at: number, n: number) => at >= 0 && at + n <= bytes.length
  const u16 = (at: number) => {
    if (!has(at, 2)) return 0
    return littleEndian ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)
  }
  const u32 = (at: number) => {
    if (!has(at, 4)) return 0
    return littleEndian ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)
  }
  const text = (at: number, length: number) =>
    at < 0 ? '' : bytes.toString('latin1', at, Math.max(at, at + length))
  return {
    length: bytes.length,
    u8: (at) => bytes[at] ?? 0,
    u16,
    u32,
    u64: (at) => {
      const [high, low] = littleEndian ? [u32(at + 4), u32(at)] : [u32(at), u32(at + 4)]
      return high * 2 ** 32 + low
    },
    text,
    startsWith: (at, words) => text(at, words.length) === words,
  }
}
