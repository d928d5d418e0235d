import type { IntakeSlots } from '@foyer/shared/api/widget.ts'
import { commonWords } from './common-words.ts'
import { replaceEmails, replaceNumbers } from './contact.ts'
import { findName } from './names.ts'
import { plain } from './plain-text.ts'

/** What stands in a prompt for a detail of a person. */
const signs = {
  name: '[name]',
  email: '[email]',
  phone: '[phone]',
  number: '[number]',
  party: '[other party]',
} as const

/** A card's or an account's digits: more than any phone number has, in groups or in a row. */
const longNumber = /(?<!\d)\d(?:[ .-]?\d){12,}(?!\d)/g
/** What is left of an address that cannot be one. */
const nearlyEmail = /[^\s@[\]]+@[^\s@[\]]*/g
const calendarDay = /^(?:\d{4}[-. ]\d{1,2}[-. ]\d{1,2}|\d{1,2}[-. ]\d{1,2}[-. ]\d{4})$/
/** A social security number, with its hyphens or without. */
const nineDigits = /^(?:\d{3}[ -]\d{2}[ -]\d{4}|\d{9})$/

const signOfNumber = (written: string): string => {
  const digits = written.trim()
  if (calendarDay.test(digits)) return written
  return nineDigits.test(digits) ? signs.number : signs.phone
}

const word = /\p{L}[\p{L}\p{M}'’-]*/gu
const particles = 'de|la|del|los|las|van|von|der|y|e|da|dos'
const isParticle = new RegExp(`^(?:${particles})$`)

/** Stands for a name while it is looked for; no text has it. */
const gap = '\uE002'
/** Names beside each other are one: "Ruiz, Ana". */
const gaps = new RegExp(`${gap}(?:[\\s,-]+(?:(?:${particles})\\s+){0,2}${gap})+`, 'giu')

/** The words of a name that tell who somebody is: not "de la", and not an initial. */
const tellingParts = (name: string): string[] =>
  (plain(name).match(word) ?? [])
    .flatMap((part) => [part, ...part.split('-')])
    .filter((part) => part.length > 1 && !isParticle.test(part))

/** The name in one piece, whatever its capitals, accents, apostrophes and spaces are. */
const wholeName = (name: string): RegExp => {
  const letters = (part: string) =>
    Array.from(part, (each) => (/[\p{L}\d]/u.test(each) ? `${each}\\p{M}*` : "['’.&]?")).join('')
  const words = plain(name)
    .split(/[\s,-]+/)
    .filter((part) => part !== '')
  return new RegExp(`(?<!\\p{L})${words.map(letters).join('[\\s,-]+')}(?!\\p{L})`, 'giu')
}

/** Replaces a name in a text whose accents stand apart (NFD). */
function replaceName(text: string, name: string, sign: string): string {
  const parts = new Set(tellingParts(name))
  if (parts.size === 0) return text
  const isPart = (found: string) => {
    const bare = plain(found).replace(/'s?$/, '')
    return [bare, ...bare.split('-')].some((each) => parts.has(each))
  }
  return text
    .replace(wholeName(name), gap)
    .replace(word, (found, at: number, whole: string) => {
      if (!isPart(found)) return found
      // "Will" and "May" are names only where they are written as such, within a sentence.
      const isWithin = /[^\s.!?¿¡]\s*$/u.test(whole.slice(0, at)) && /^\p{Lu}/u.test(found)
      return commonWords.has(plain(found)) && !isWithin ? found : gap
    })
    .replace(gaps, gap)
    .replaceAll(gap, sign)
}

/** The digits of a number that is known, also its last seven and its last four alone. */
function replaceKnownNumber(text: string, phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  if (digits.length < 7) return text
  const [last, middle] = [digits.slice(-4), digits.slice(-7, -4)]
  return text.replaceAll(
    new RegExp(`(?<!\\d)(?:${middle}[\\s.-]?)?${last}(?!\\d)`, 'g'),
    signs.phone,
  )
}

/** Proper names in what a visitor called the other side: "my ex, Carlos Vega" has one. */
const namesIn = (party: string): string[] =>
  (party.match(/\p{Lu}[\p{L}\d&'’.-]*(?:\s+\p{Lu}[\p{L}\d&'’.-]*)*/gu) ?? []).filter(
    (name) => !commonWords.has(plain(name)),
  )

/**
 * A message as a model may have it: names, addresses, numbers of phones, cards and accounts are replaced by
 * signs, in what anybody typed and in what the assistant read back. What is known of the visitor is replaced
 * wherever it stands. What a sign stands for, the conversation's own details tell, and they stay here. Names
 * of third persons that nobody asked for are not found.
 */
export function maskMessage(text: string, known: IntakeSlots): string {
  const addresses = replaceEmails(replaceEmails(text, signs.email), signs.email)
  const numbers = replaceNumbers(
    addresses.replace(nearlyEmail, signs.email).replace(longNumber, signs.number),
    signOfNumber,
  )
  const phones = known.phone === undefined ? numbers : replaceKnownNumber(numbers, known.phone)
  let masked = phones.normalize('NFD')
  for (const name of [known.name, findName(text, false)])
    if (name) masked = replaceName(masked, name, signs.name)
  for (const name of namesIn(known.other_party ?? ''))
    masked = replaceName(masked, name, signs.party)
  return masked.normalize('NFC')
}
