import { TextDecoder } from 'node:util'

/** How far into a page its own charset declaration is looked for (the HTML standard's prescan). */
const prescanBytes = 1_024

/**
 * Decodes a page as browsers do: by byte order mark, then the Content-Type header, then the page's
 * own declaration; without any of them UTF-8 if it is valid, else windows-1252.
 */
export const decodePage = (bytes: Uint8Array, contentType: string): string => {
  const label = markedEncoding(bytes) ?? labelIn(contentType) ?? declaredEncoding(bytes)
  const decoder = label === null ? null : decoderFor(label)
  if (decoder) return decodeWith(decoder, bytes)
  return validUtf8(bytes) ?? decodeWith(new TextDecoder('windows-1252'), bytes)
}

const markedEncoding = (bytes: Uint8Array): string | null => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

const labelIn = (text: string): string | null =>
  /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(text)?.[1] ?? null

/** The label in `<meta charset>`, `<meta http-equiv>` or an XML declaration. */
const declaredEncoding = (bytes: Uint8Array): string | null => {
  const head = Buffer.from(bytes.subarray(0, prescanBytes)).toString('latin1')
  const xml = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w:.-]+)["']/i.exec(head)?.[1]
  const meta = head
    .match(/<meta\b[^>]*>/gi)
    ?.map(labelIn)
    .find((found) => found !== null)
  const label = meta ?? xml ?? null
  // A declaration readable byte by byte cannot be UTF-16; the HTML standard reads it as UTF-8.
  return label !== null && /^(utf-?16|ucs-2|unicode$)/i.test(label) ? 'utf-8' : label
}

const decoderFor = (label: string): TextDecoder | null => {
  try {
    return new TextDecoder(label)
  } catch {
    return null
  }
}

const validUtf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const decodeWith = (decoder: TextDecoder, bytes: Uint8Array): string => {
  const text = decoder.decode(bytes)
  return decoder.encoding === 'windows-1252' ? mendWindows1252(text) : text
}

/** What windows-1252 has at 0x80 to 0x9F; the five unassigned ones stay as they are. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Node 20's own decoder leaves these bytes as control characters (measured on 20.20.2). */
const mendWindows1252 = (text: string): string =>
  text.replace(
    /[\u0080-\u009f]/g,
    (control) => windows1252[control.charCodeAt(0) - 0x80] ?? control,
  )
