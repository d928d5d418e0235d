import { parsePhoneNumberFromString } from 'libphonenumber-js'

/*
 * Each pattern begins only where a run of its characters begins: tried anew at every letter of a
 * long word, a turn of 2,000 letters took half a second (measured; held by contact-cost.test.ts).
 */
const emailPattern =
  /(?=[\p{L}\d])(?<![\p{L}\d][._%+'-]*)[\p{L}\d][\p{L}\d._%+'-]*@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/giu
const incompleteEmail = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d.-]*/iu
const spelledEmail =
  /(?<![\p{L}\d][._-]?)([\p{L}\d]+(?:(?:\s+(?:dot|punto|underscore|dash|guion)\s+|[._-])[\p{L}\d]+)*)\s+(?:at|arroba)\s+([\p{L}\d-]+(?:(?:\s*\b(?:dot|punto)\b\s*|\.|\s\.\s)[\p{L}\d-]+)+)/giu
const phonePattern = /(?:\+\s?)?\(?\d(?:[\s().·–—-]{0,3}\d){6,14}(?!\d)/g
const correctionCue =
  /\b(?:sorry|i meant|i mean|meant|actually|correction|wait|scratch that|rather|no[,.]|not that|typo|oops|perdon|quise decir|mejor dicho|digo|corrijo|en realidad|me equivoque)\b/i

/** "john dot smith at gmail dot com" as it is typed; other texts as they are. */
const unspell = (text: string): string => {
  const typed = text
    .replace(/\s*[([]\s*(?:at|arroba)\s*[)\]]\s*/gi, '@')
    .replace(/\s*[([]\s*(?:dot|punto)\s*[)\]]\s*/gi, '.')
  if (emailPattern.test(typed)) {
    emailPattern.lastIndex = 0
    return typed
  }
  return typed.replace(
    spelledEmail,
    (_, user: string, host: string) =>
      `${user
        .replace(/\s+(?:dot|punto)\s+/gi, '.')
        .replace(/\s+underscore\s+/gi, '_')
        .replace(
          /\s+(?:dash|guion)\s+/gi,
          '-',
        )}@${host.replace(/\s*(?:\bdot\b|\bpunto\b|\.)\s*/gi, '.')}`,
  )
}

const lastAfterCue = <T extends { index: number }>(found: T[], text: string): T | undefined => {
  const last = found.at(-1)
  if (found.length < 2 || !last) return found[0]
  const between = text.slice(found[0]?.index ?? 0, last.index)
  return correctionCue.test(between) ? last : found[0]
}

/** Ends that are slips for "com", "net" and "org", and none of a country. */
const slippedEnd = /\.(?:con|cmo|ocm|comm|coom|vom|xom|cpm|clm|nte|ner|nett|ogr|orgg)$/i

/**
 * An e-mail address in lower case, also one spelled out; the last one where it is corrected. Null where
 * its end is a slip, which only the visitor can put right.
 */
export const findEmail = (text: string): string | null => {
  const typed = unspell(text)
  const all = [...typed.matchAll(emailPattern)].filter(([email]) => !slippedEnd.test(email))
  const found = lastAfterCue(all, typed)
  return found ? found[0].toLowerCase().replace(/^[.'-]+/, '') : null
}

/** Whether a text holds something meant as an e-mail address that cannot be one. */
export const hasBrokenEmail = (text: string): boolean =>
  findEmail(text) === null && incompleteEmail.test(text)

/**
 * A North American area code begins with 2 to 9; a number that is not assigned is still taken
 * (docs/measurements.md, Intake and dates: validity alone rejects numbers people do write).
 */
const northAmerican = /^1?([2-9]\d{9})$/

const readPhone = (written: string): string | null => {
  const digits = written.replace(/\D/g, '')
  if (/^\s*\+/.test(written) && !digits.startsWith('1')) {
    const parsed = parsePhoneNumberFromString(written)
    return parsed?.isPossible() ? parsed.number : null
  }
  const match = northAmerican.exec(digits)
  return match ? `+1${match[1]}` : null
}

type PhoneMatch = { index: number; written: string; e164: string | null; digits: string }

/** What each figure is called, from 0 to 9. */
const spoken = [
  'zero oh o cero',
  'one uno',
  'two dos',
  'three tres',
  'four cuatro',
  'five cinco',
  'six seis',
  'seven siete',
  'eight ocho',
  'nine nueve',
]
const figures = new Map(
  spoken.flatMap((words, figure) => words.split(' ').map((word) => [word, String(figure)])),
)
const aFigure = [...figures.keys()].join('|')
/** A number read out, figure by figure. */
const readOut = new RegExp(`\\b(?:${aFigure})(?:[\\s,.-]+(?:${aFigure})){6,10}\\b`, 'gi')

/** "5o3" is a slip for "503", and "five oh three" is said for it. */
const withZeros = (text: string): string =>
  text.replace(/(?<=\d)o(?=\d)/gi, '0').replace(readOut, (said) =>
    said
      .split(/[\s,.-]+/)
      .map((one) => figures.get(one.toLowerCase()) ?? '')
      .join(''),
  )

const phonesIn = (text: string): PhoneMatch[] =>
  [
    ...withZeros(text.replace(emailPattern, (email) => ' '.repeat(email.length))).matchAll(
      phonePattern,
    ),
  ]
    .map((match) => ({
      index: match.index,
      written: match[0],
      e164: readPhone(match[0]),
      digits: match[0].replace(/\D/g, ''),
    }))
    .filter(
      ({ written }) =>
        !/^\d{4}-\d{1,2}-\d{1,2}$|^\d{1,2}-\d{1,2}-\d{4}$|^\d{3}-\d{2}-\d{4}$/.test(written.trim()),
    )

/** A phone number in E.164, the corrected one where two stand; null where none can be read. */
export const findPhone = (text: string): string | null =>
  lastAfterCue(
    phonesIn(text).filter((phone) => phone.e164 !== null),
    text,
  )?.e164 ?? null

/** The seven digits of a number without its area code, or null. */
export const findLocalNumber = (text: string): string | null =>
  phonesIn(text).find(({ digits }) => /^[2-9]\d{6}$/.test(digits))?.digits ?? null

/** Whether a text holds digits meant as a phone number that cannot be one. */
export const hasBrokenPhone = (text: string): boolean =>
  findPhone(text) === null &&
  phonesIn(text).some(({ digits }) => digits.length >= 7 && digits.length <= 12)

/**
 * A known number with its end replaced by the digits a visitor corrects ("no, 0142"), or null.
 * Three, four or seven digits count as an end.
 */
export const mendPhone = (known: string, text: string): string | null => {
  const rest = text.replace(emailPattern, ' ')
  const ends = [...rest.matchAll(/(?<![\d/.:])(\d{3}[\s.-]?\d{4}|\d{3,4})(?![\d/:]|\s?(?:am|pm))/g)]
  const digits = ends.at(-1)?.[1]?.replace(/\D/g, '')
  if (digits === undefined || /^(?:19|20)\d\d$/.test(digits)) return null
  return known.slice(0, -digits.length) + digits
}

/** The text with a sign for each e-mail address; spelled out ones are typed for it. */
export const replaceEmails = (text: string, sign: string): string =>
  unspell(text).replace(emailPattern, sign)

/** The text with something else for all that has the digits of a phone number, read out or not. */
export const replaceNumbers = (text: string, sign: (written: string) => string): string =>
  text.replace(readOut, sign).replace(phonePattern, sign)

/** The text without its e-mail addresses and phone numbers. */
export const withoutContact = (text: string): string =>
  replaceNumbers(replaceEmails(text, ' '), () => ' ')

/** A number as one reads it aloud in its country: "(616) 555-0142". */
export const sayPhone = (e164: string): string => {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164)
  if (match) return `(${match[1]}) ${match[2]}-${match[3]}`
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
}
