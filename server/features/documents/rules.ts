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
