/** Lower case, without accents, with plain apostrophes and single spaces. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()

/** Trimmed of outer spaces and punctuation, with single spaces. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.!\-–—]+|[\s,;:\-–—]+$/g, '')
    .trim()

/** At most so many characters, cut at a word, with an ellipsis where something was cut. */
export const shorten = (text: string, most: number): string => {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > most / 2 ? space : most - 1).trimEnd()}…`
}

const opener =
  /^(?:ok(?:ay)?|k|sure|yes|yeah|yep|ya|fine|alright|all right|well|um+|uh+|so|oh|lol|haha|hi|hello|hey|and|sorry|please|thanks|thank you|si|claro|bueno|pues|vale|este|hola|gracias|perdon|disculpe)\b[\s,.!:;-]*/i

/** Without the small words people begin with ("ok. ", "sure, "). */
export const withoutOpeners = (text: string): string => {
  let rest = text.trim()
  for (let next = rest.replace(opener, ''); next !== rest; next = rest.replace(opener, ''))
    rest = next
  return rest
}
