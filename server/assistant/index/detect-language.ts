import type { Language } from '@foyer/shared/facts/statuses.ts'

const englishWords = new Set(
  `the of and to in is you that it for on are with as at be this have from or by not what all when
  can your an if will how do does we our who which their my was been has would about i am
  me where need get got any there`.split(/\s+/),
)
const spanishWords = new Set(
  `el la los las de que y en un una es por con para del se su al lo como más mas pero sus le ya o
  este sí si porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos
  durante uno ni contra ese eso mi qué cuál cuánto cómo dónde quién puedo tengo necesito usted
  ustedes está son fue hacer tiene tienen pueden puede cual cuanto cuanta quiero nuestro nuestra`.split(
    /\s+/,
  ),
)

/** Counts of function words of each language in a text. */
function countFunctionWords(text: string): { en: number; es: number } {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  let en = 0
  let es = 0
  for (const word of words.slice(0, 4_000)) {
    if (englishWords.has(word)) en += 1
    if (spanishWords.has(word)) es += 1
  }
  if (/[¿¡ñ]/i.test(text)) es += 2
  return { en, es }
}

/** The language a text is written in, or null where nothing speaks for either. */
export function detectLanguage(text: string): Language | null {
  const { en, es } = countFunctionWords(text)
  if (en === es) return null
  return es > en ? 'es' : 'en'
}

/**
 * A page's language: what it declares, unless its words clearly say otherwise (templates often
 * declare `lang="en"` on translated pages).
 */
export function pageLanguage(declared: string, text: string): Language {
  const { en, es } = countFunctionWords(text)
  if (es + en >= 20 && es > 2 * en) return 'es'
  if (es + en >= 20 && en > 2 * es) return 'en'
  if (/^es\b/i.test(declared)) return 'es'
  if (/^en\b/i.test(declared)) return 'en'
  return es > en ? 'es' : 'en'
}
