import type { Language } from '@foyer/shared/facts/statuses.ts'
import { soundsEnglish, soundsSpanish } from '../policy/learned/learned.ts'
import { withoutContact } from './contact.ts'
import { plain } from './plain-text.ts'

/** The language a visitor asks to be answered in; whether the firm speaks it is another question. */
export const wishedLanguage = (text: string): Language | null => {
  const said = plain(text)
  if (/^(?:do|does|can|is|are|who)\b/.test(said) || said.split(' ').length > 6) return null
  if (
    /\b(?:in spanish|en espanol|espanol,? (?:por favor|please)|prefer\w* (?:el )?(?:spanish|espanol)|hablo espanol|solo espanol)\b/.test(
      said,
    )
  )
    return 'es'
  return /\b(?:in english|en ingles|english,? please|ingles,? por favor|prefer\w* (?:el )?(?:english|ingles)|english only)\b/.test(
    said,
  )
    ? 'en'
    : null
}

/** In Spanish also without the weight of further words. */
const greetings = /^(?:hola|gracias|ayuda|si)\b/
/** A part of a name or a street as they are written. */
const namePart = /^(?:\p{Lu}\p{Ll}+|de|la|del|los|las|y|\d+)[,.]?$/u
/** Whether all is written as a name or a street, which is of no language. */
const isNameLike = (text: string): boolean => {
  const parts = text.trim().split(/\s+/)
  return parts.length > 1 && parts.every((part) => namePart.test(part))
}
/** Fewer words than this, in a chat in Spanish, may be a name or a brand. */
const leastEnglishWords = 3

/** Small words of one language alone, which tell it where the rest are names ("en la 28th Street"). */
const small = {
  es: new Set(
    'al con de del desde el en es fue hasta la las lo los me mi para por que se su un una y'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a and are at but can do for have i in is it my not of on or that the this to was we were with you'.split(
      ' ',
    ),
  ),
}
const leansSpanish = (words: readonly string[]): boolean => {
  const count = (language: Language) => words.filter((word) => small[language].has(word)).length
  return count('es') > 1 && count('es') > count('en')
}

/**
 * The language a turn is written in. The conversation's language stands unless the words clearly
 * speak for the other one, so that "Anna de la Cruz" or "no" changes nothing.
 */
export const turnLanguage = (text: string, current: Language): Language => {
  const wished = wishedLanguage(text)
  if (wished !== null) return wished
  // An address is of no language.
  const said = withoutContact(text)
  const words = plain(said).match(/[\p{L}']+/gu) ?? []
  if (current === 'es') {
    const goesOver = words.length >= leastEnglishWords && soundsEnglish(said)
    return goesOver && !leansSpanish(words) ? 'en' : 'es'
  }
  const greets = words.length <= 2 && greetings.test(plain(text)) && !soundsEnglish(text)
  return greets || (soundsSpanish(text) && !isNameLike(text)) ? 'es' : 'en'
}
