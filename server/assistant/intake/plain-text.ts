import { oncePerText } from '../once-per-text.ts'

/** Lower case, without accents, with plain apostrophes and single spaces. */
export const plain = oncePerText((text): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/\be mail/g, 'e-mail')
    .trim(),
)

/** Trimmed of outer spaces and punctuation, with single spaces. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.!\-–—]+|[\s,;:\-–—]+$/g, '')
    .trim()

/** The first half of a character whose other half is gone, which no database keeps. */
const halfAtEnd = /\p{Surrogate}$/u

/**
 * At most so many characters, cut at a word, with an ellipsis where something was cut; never within a
 * character.
 */
export const shorten = (text: string, most: number): string => {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1).replace(halfAtEnd, '')
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > most / 2 ? space : cut.length).trimEnd()}…`
}

const opener =
  /^(?:ok(?:ay)?|k|sure|sounds good|that works|go ahead|yes|yeah|yep|ya|fine|alright|all right|well|um+|uh+|so|oh|lol|haha|hi|hello|hey|(?:great|perfect|cool|awesome|excelente|perfecto)(?=[.,!])|(?:i (?:have|got)|got|have) an? (?:quick )?question|and|sorry|please|thanks|thank you|si|claro|bueno|pues|vale|este|hola|gracias|perdon|disculpe)\b[\s,.!:;-]*/i

/** What was told before with what is told now; a sentence ends with its own mark. */
export const joinTold = (before: string | undefined, now: string, most: number): string =>
  before === undefined || before === ''
    ? shorten(now, most)
    : shorten(`${before}${/[.!?]$/.test(before) ? '' : ';'} ${now}`, most)

const hedge =
  /[\s,.]+(?:i (?:guess|think|believe|suppose)|maybe|probably|creo|supongo|me parece)[.!]?$/i

/** Without what is put after an answer that one is not sure of ("Holland, I think"). */
export const withoutHedge = (text: string): string => text.replace(hedge, '')

/** Without the small words people begin with ("ok. ", "sure, "). */
export const withoutOpeners = (text: string): string => {
  let rest = text.trim()
  for (let next = rest.replace(opener, ''); next !== rest; next = rest.replace(opener, ''))
    rest = next
  return rest
}
