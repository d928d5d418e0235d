/** Abbreviations a full stop after which ends no sentence. */
const abbreviations = new Set(
  `mr mrs ms dr prof hon esq jr sr st ste ave rd blvd dept no nos vs v inc llc ltd co corp u.s a.m p.m
  e.g i.e etc approx art sec fig vol ed rev gen sgt lt col capt gov sen rep jan feb mar apr jun jul
  aug sept sep oct nov dec sra dra lic ee uu núm num pág av`.split(/\s+/),
)

/**
 * Splits a text into sentences. Every sentence is a verbatim part of the text. A very short one
 * ("Yes.", "FALSE.") stays with the sentence after it, since it says nothing alone.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(/[.!?\u2026]+["'\u201d\u2019)\]]*\s+/g)) {
    const end = match.index + match[0].length
    if (!endsSentence(text, match.index, end)) continue
    if (text.slice(start, end).trim().length < 14) continue
    sentences.push(text.slice(start, end).trim())
    start = end
  }
  const rest = text.slice(start).trim()
  if (rest !== '') sentences.push(rest)
  return sentences
}

function endsSentence(text: string, mark: number, end: number): boolean {
  if (!/^["'\u201c\u2018([¿¡]*[\p{Lu}\d\u00bf\u00a1\u2022$]/u.test(text.slice(end, end + 4)))
    return false
  if (text[mark] !== '.') return true
  const before = /([\p{L}.]+)$/u.exec(text.slice(Math.max(0, mark - 12), mark))?.[1] ?? ''
  if (/^\p{Lu}$/u.test(before)) return false
  return !abbreviations.has(before.toLowerCase())
}
