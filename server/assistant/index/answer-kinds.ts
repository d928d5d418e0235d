import { statesHours } from './extract.ts'
import { usStates } from './us-states.ts'

/** What a sentence could answer, as bits (design section 6.3). */
export const answerKind = {
  phone: 1,
  email: 2,
  address: 4,
  hours: 8,
  money: 16,
  duration: 32,
  number: 64,
  date: 128,
  person: 256,
  link: 512,
} as const
export type AnswerKind = keyof typeof answerKind
const kindNames = [
  'phone',
  'email',
  'address',
  'hours',
  'money',
  'duration',
  'number',
  'date',
  'person',
  'link',
] as const satisfies AnswerKind[]

const unit = '(?:minute|hour|day|week|month|year|minuto|hora|d[ií]a|semana|mes|año)(?:s|es)?\\b'
const spelled =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty|sixty|ninety|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|treinta'

/** What an address ends in: a state, by its code or its name, and a ZIP code. */
const stateAndZip = `\\b(?:[A-Z]{2}|${Object.values(usStates).join('|')}),?\\s+\\d{5}(?:-\\d{4})?\\b`

const patterns: Record<AnswerKind, RegExp> = {
  phone: /(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]\s?\d{3}[-. ]\d{4}\b/,
  email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  address: new RegExp(
    String.raw`\b\d{1,6}\s+(?:[NSEW]\.?\s+)?[\p{L}\d.' \u2019-]{2,40}\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|way|place|pl|suite|ste|highway|hwy|parkway|pkwy|floor|square|plaza|terrace|circle|broadway|turnpike)\b|${stateAndZip}|\bP\.?O\.? Box \d+`,
    'iu',
  ),
  hours: /\b24\s*\/\s*7\b|\b24 hours\b|\b\d{1,2}(?::\d{2})?\s*[ap]\.?m\b/i,
  money:
    /\$\s?\d|\b\d[\d,]*\s?(?:dollars|d[oó]lares)\b|\b\d+(?:\.\d+)?\s?(?:%|percent\b)|\bfree\b|\bno (?:cost|charge|fee|obligation)\b|\bflat[- ]fees?\b|\bcontingen|\bgratis\b|\bgratuit[ao]|\bsin costo\b/i,
  duration: new RegExp(
    `\\b(?:\\d+|${spelled})(?:\\s?(?:-|\\u2013|to|or|a|o)\\s?(?:\\d+|${spelled}))?[\\s-]+(?:business |calendar |full |consecutive )?${unit}|\\b(?:lifetime|permanent(?:ly)?|immediately|24/7)\\b`,
    'i',
  ),
  number: new RegExp(`\\d|\\b(?:${spelled})\\b`, 'i'),
  date: /\b(?:19|20)\d{2}\b|['\u2019]\d{2}\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\s+\d{1,2}\b/i,
  person:
    /\b(?:partner|founder|founded by|mr\.|mrs\.|ms\.|dr\.|paralegal|coordinator:|manager:|director:|soci[oa]|fundador)|\b(?:attorneys?|lawyers?|abogad[oa]) \p{Lu}\p{Ll}+|(?<!\p{L})(?!(?:North|South|East|West|Grand|New|Saint|The|Our|Your|We|If|In|At|For|And|Free|Supreme|High|First|Second|Third)\b)\p{Lu}\p{Ll}+ (?:\p{Lu}\.? )?(?!(?:County|Court|University|College|Street|Avenue|Law|School|State|Office|Department|Association|Police|District|Circuit|City|Township|Road|Center|Bar|Act|Code|Rights|Defense|Portal|Policy|Areas?|Valley|Rapids|Haven)\b)\p{Lu}\p{Ll}+(?![\p{L}'\u2019])/u,
  link: /\bhttps?:\/\/|\bwww\.|\.(?:com|org|gov|net)\b/i,
}

const bits = kindNames.map((kind) => [answerKind[kind], patterns[kind]] as const)

/** The bits of everything a sentence could answer. */
export function answerKindsOf(text: string): number {
  let kinds = 0
  for (const [bit, pattern] of bits) if (pattern.test(text)) kinds |= bit
  return statesHours(text) ? kinds | answerKind.hours : kinds
}
