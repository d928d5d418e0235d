import { readFileSync } from 'node:fs'
import { builtFile } from '#server/platform/built-files.ts'

/** Where a ZIP code is. `state` is the postal code of the state, territory or military region. */
export type Place = { city: string; state: string; timeZone: string }

type ZipCodes = { text: string; zones: string[] }

const loaded: { zipCodes?: ZipCodes } = {}

/** The whole list, read at the first question: 0.9 MB, kept as the text it is. */
function zipCodes(): ZipCodes {
  loaded.zipCodes ??= (() => {
    const text = readFileSync(builtFile('zip-codes.txt'), 'latin1')
    return { text, zones: text.slice(0, text.indexOf('\n')).split(' ') }
  })()
  return loaded.zipCodes
}

/**
 * The first row that begins with these digits. The rows are searched as text, at most 0.9 MB in a
 * fraction of a millisecond: a map of them would take 10 MB in every process.
 */
function findRow(digits: string): Place | undefined {
  const { text, zones } = zipCodes()
  const start = text.indexOf(`\n${digits}`) + 1
  if (start === 0) return undefined
  const [, city = '', state = '', zone = ''] = text
    .slice(start, text.indexOf('\n', start))
    .split(';')
  return { city, state, timeZone: zones[Number(zone)] ?? usualTimeZone }
}

/** The time zone of most people in the United States. */
const usualTimeZone = 'America/New_York'

/** Where a ZIP code of five digits is; undefined where no such code is known. */
export function findPlace(zip: string): Place | undefined {
  return findRow(`${zip};`)
}

/**
 * The time zone of a ZIP code, also of an unknown one: then that of the first known code with the
 * same three digits, which name one sorting centre, or New York's where there is none.
 */
export function timeZoneOf(zip: string): string {
  return (findPlace(zip) ?? findRow(zip.slice(0, 3)))?.timeZone ?? usualTimeZone
}
