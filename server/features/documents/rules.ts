import { storableText } from '@foyer/shared/rules/storable-text.ts'

const longest = 200

/** Browsers write three characters of a name in a form this way (HTML, multipart form data). */
const unescape = (given: string): string =>
  given.replaceAll(/%22/g, '"').replaceAll(/%0[AD]/gi, ' ')

/** Cuts in the middle, so that the extension is kept. */
function cut(name: string): string {
  const letters = Array.from(name)
  if (letters.length <= longest) return name
  const extension = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? ''
  return letters.slice(0, longest - extension.length - 1).join('') + `…${extension}`
}

/**
 * A file's name as it may be shown: no folders, nothing invisible (which could turn the reading
 * direction and with it the extension around), at most 200 characters. Never used as a path.
 */
export function cleanFilename(given: string): string {
  const name = storableText(unescape(given))
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .split(/[/\\]/)
    .at(-1)
    ?.replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
  return cut(name === undefined || name === '' ? 'file' : name)
}

/**
 * Where a document's bytes may be: as they came, and without what they said about themselves. Both are
 * made of ids alone, so that whoever deletes the document finds what a crash has left of either.
 */
export const storageKeysOf = (firmId: string, documentId: string): [string, string] => [
  `${firmId}/${documentId}`,
  `${firmId}/${documentId}-cleaned`,
]

/** Characters of a text that are shown before it is downloaded. */
const excerptLength = 2_000
/** Bytes that hold so many characters in every encoding read here. */
export const excerptBytes = excerptLength * 4 + 4

function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    // As a stream: the last character may be cut where the beginning ends.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * The first 2,000 characters of a text, from its first {@link excerptBytes} bytes: UTF-16 where it says
 * so, else UTF-8 where it is that, else the Latin letters of Windows.
 */
export function excerptOf(bytes: Buffer): string {
  const text = storableText(decoded(bytes))
  return Array.from(text).slice(0, excerptLength).join('')
}

/** How far a document is: it can be had once it was looked at, and never where something was found. */
export function stateOf({
  processed,
  infection,
}: {
  processed: boolean
  infection: string | null
}): 'checking' | 'ready' | 'infected' {
  if (infection !== null) return 'infected'
  return processed ? 'ready' : 'checking'
}
