import type { Language } from '@foyer/shared/facts/statuses.ts'
import { canonicalForm, isFree } from './word-classes.ts'

/** One word of a sentence as the support check compares it. */
export type Word = {
  /** What is compared: lower case, contractions opened, one form for all ways to write it. */
  form: string
  /** A comma, colon, bracket, dash, "and" or "or" stands before it. */
  edge: boolean
  /** Written with a capital although no sentence begins here. */
  name: boolean
  /** First of its sentence, where a capital says nothing. */
  first: boolean
  /** An article or the like, which a sentence may have or not. */
  free: boolean
  /** Number of its clause: a semicolon begins another, unless a colon has announced a list. */
  clause: number
}

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan(?:'t|not)\b/gi, 'can not'],
  [/\bwon't\b/gi, 'will not'],
  [/\bshan't\b/gi, 'shall not'],
  [/\b(\p{L}+)n't\b/giu, '$1 not'],
  [/\b(\p{L}+)'re\b/giu, '$1 are'],
  [/\b(\p{L}+)'ll\b/giu, '$1 will'],
  [/\b(\p{L}+)'ve\b/giu, '$1 have'],
  [/\b(it|that|there|here|what|who|he|she|everyone|everything)'s\b/gi, '$1 is'],
  [/\b(\p{L}+)'s\b/giu, '$1'],
  [/\b(\p{L}+s)'(?!\p{L})/giu, '$1'],
]

const days = '(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mi[eé]|jue|vie|s[aá]b|dom)\\p{L}*'
const rangeOfDays = new RegExp(`\\b(${days})\\s*[-–]\\s*(?=${days}\\b)`, 'giu')

/** One way to write numbers, times, ranges and abbreviations. */
function plainly(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/(?<!\d)(?:\+?1[-. ]?)?\(?(\d{3})\)?[-. ]?(\d{3})[-. ](\d{4})(?!\d)/g, ' $1$2$3 ')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(/(\$\d+)\.00\b/g, '$1')
    .replaceAll(/\b(\d{1,2}):00\b/g, '$1')
    .replaceAll(
      /\b(\d[\d:]*)\s*([ap])\.?\s?m\b\.?/gi,
      (_time, at: string, half: string) => `${at} ${half.toLowerCase()}m`,
    )
    .replaceAll(/(\d)\s*[–—-]\s*(?=\$?\d)/g, '$1 to ')
    .replaceAll(/([ap]m)\s*[–—-]\s*(?=\d)/g, '$1 to ')
    .replaceAll(rangeOfDays, '$1 through ')
    .replaceAll(/(\d)\s*%/g, '$1 percent')
    .replaceAll(/\b(?:U\.S\.A?\.?|USA?)(?!\p{L})/gu, 'usa')
    .replaceAll(/\b(?:\p{L}\.){2,}/gu, (match) => match.replaceAll('.', ''))
    .replaceAll(/\be-(mails?|mailed|file[ds]?|filing|sign|signed)\b/gi, 'e$1')
    .replaceAll(/\s&\s/g, ' and ')
    .replaceAll(/\ba (few|little)\b/gi, 'a$1')
}

const opened = (text: string): string => {
  let open = text
  for (const [pattern, instead] of contractions) open = open.replaceAll(pattern, instead)
  return open
}

const wordPattern =
  /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}|\$?\d+(?:[.,:/]\d+)*|\p{L}+(?:'\p{L}+)*/gu
const edgePattern = /[,;:()[\]/|•·—–"“”\n]| - /
const isJoint = (form: string): boolean => /^(?:and|or|y|e|o|u)$/.test(form)
const openerOfAll = /^[\s"“'(]*$/

const namePatterns = (firmName: string): RegExp[] => {
  const short = firmName.replace(/[\s,]+(?:llp|pllc|llc|p\.?c\.?|p\.?a\.?|inc\.?)$/i, '')
  return [firmName, short].map((name) => new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'))
}

/** The latest firm's patterns: a turn reads some hundred sentences of one firm. */
let latest = { firmName: '', patterns: [] as RegExp[] }

/** @param firmName the name that "we" and "our" stand for on the firm's pages. */
const withoutFirmName = (text: string, firmName: string): string => {
  if (firmName.trim() === '') return text
  if (latest.firmName !== firmName) latest = { firmName, patterns: namePatterns(firmName) }
  return latest.patterns.reduce((plain, pattern) => plain.replaceAll(pattern, 'the firm'), text)
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/**
 * The words of one sentence for the support check. Accents stay, since "sí" is not "si"; nothing is
 * stemmed. `clause` numbers its clauses from there on.
 */
export function readWords(
  sentence: string,
  { language, firmName, clause: from }: { language: Language; firmName: string; clause: number },
): Word[] {
  const text = opened(plainly(withoutFirmName(sentence, firmName)))
  const parts = text.includes(':') ? /$^/ : /;/
  const read: Word[] = []
  let clause = from
  let end = 0
  for (const match of text.matchAll(wordPattern)) {
    const between = text.slice(end, match.index)
    if (parts.test(between)) clause += 1
    const first = openerOfAll.test(text.slice(0, match.index))
    end = match.index + match[0].length
    const before = read.at(-1)
    const form = canonicalForm(match[0].toLowerCase(), language)
    // "Our firm" is the firm once.
    if (form === 'firm' && before?.form === 'firm' && between === ' ') continue
    read.push({
      form,
      edge: edgePattern.test(between) || isJoint(form) || isJoint(before?.form ?? ''),
      name: !first && /^\p{Lu}/u.test(match[0]),
      first,
      free: isFree(form, language),
      clause,
    })
  }
  return read
}
