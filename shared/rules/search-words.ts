/** Most words of one text that it is found by, and most letters of a word that count. */
const limits = { words: 200, letters: 40 } as const

/**
 * The words of a text as they are searched by: small letters without accents, each once, in order.
 * What is no letter or digit separates words, so "ana.ruiz@mail.com" is found by any of its parts.
 */
export function searchWordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return [...new Set(words.map((word) => word.slice(0, limits.letters)))].slice(0, limits.words)
}
