import { LRUCache } from 'lru-cache'

/** Apostrophe-less contractions as visitors type them, and what they stand for. */
const contractions = new Map(
  Object.entries({
    whats: 'what',
    wheres: 'where',
    whos: 'who',
    hows: 'how',
    whens: 'when',
    thats: 'that',
    theres: 'there',
    heres: 'here',
    dont: 'do',
    doesnt: 'does',
    didnt: 'did',
    cant: 'can',
    cannot: 'can',
    couldnt: 'could',
    wont: 'will',
    wouldnt: 'would',
    shouldnt: 'should',
    isnt: 'is',
    arent: 'are',
    wasnt: 'was',
    werent: 'were',
    hasnt: 'has',
    havent: 'have',
    im: 'i',
    ive: 'i',
    youre: 'you',
    youve: 'you',
    theyre: 'they',
    hes: 'he',
    shes: 'she',
    lets: 'let',
    yall: 'you',
    thru: 'through',
    u: 'you',
    ur: 'your',
    r: 'are',
    pls: 'please',
    plz: 'please',
    tel: 'phone',
    ph: 'phone',
    ya: 'you',
    em: 'them',
    til: 'until',
    till: 'until',
  }),
)

/** Ordinals as digits, the way visitors type them. */
const ordinals = new Map([
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
])

/** Small numbers in words, which sites spell out and visitors type as digits. */
const numbers = new Map(
  Object.entries({
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    eleven: '11',
    twelve: '12',
    dos: '2',
    tres: '3',
    cuatro: '4',
    cinco: '5',
    seis: '6',
    siete: '7',
    ocho: '8',
    nueve: '9',
    diez: '10',
    doce: '12',
  }),
)

const beforeWill = new Set(
  `a the my your his her their our living valid last make making write writing no without update
  updating contest contesting for simple basic handwritten holographic joint mutual new old existing current
  need have had left
  of and or`.split(/\s+/),
)
const notAfterWill = new Set(
  'be have do you i we he she they it not also never always get help need take make work'.split(
    ' ',
  ),
)

const wordPattern = /\d+(?:[.,:/]\d+)*[a-z]*|\p{L}[\p{L}\d]*(?:['\u2019]\p{L}+)*/gu

/** Lower case without accents: how every word is compared, since visitors leave accents out. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

/** A text folded, with its contractions in one: "whats", "dont". */
export const foldJoined = (text: string): string => fold(text).replaceAll(/['’]/g, '')

/** Each turn is read by a dozen rules, one after the other: as many texts as stand in a few turns. */
const known = new LRUCache<string, readonly string[]>({ max: 200 })

/**
 * The words of a text, folded, in order. Dotted abbreviations lose their dots ("O.W.I."), form
 * numbers their hyphen ("I-130"), and contractions their ending.
 */
export function wordsOf(text: string): readonly string[] {
  const before = known.get(text)
  if (before !== undefined) return before
  const words = readWords(text)
  known.set(text, words)
  return words
}

function readWords(text: string): string[] {
  const plain = fold(text)
    .replace(/\b(?:\p{L}\.){2,}/gu, (match) => match.replaceAll('.', ''))
    .replace(/\b([a-z])-(\d[a-z\d]*)\b/g, '$1$2')
    .replace(/\be-(mail|mails|mailed|file|filed|filing|sign|signed)\b/g, 'e$1')
  const raw = Array.from(plain.matchAll(wordPattern), ([match]) => match)
  return raw.map((match, at) => {
    const word = plainWord(match)
    return word === 'wills' || isTestament(raw, at) ? 'testament' : word
  })
}

function plainWord(match: string): string {
  const word = match.replaceAll('\u2019', "'")
  const bare = word.replace(/n't$/, '').replace(/'[a-z]{1,2}$/, '')
  if (word.endsWith("n't")) return bare === 'ca' ? 'can' : bare === 'wo' ? 'will' : bare
  if (/^\d+(st|nd|rd|th)$/.test(word)) return ordinals.get(word) ?? word
  const whole = bare.replaceAll("'", '')
  return contractions.get(whole) ?? numbers.get(whole) ?? whole
}

/** "a will", "my dad's will": the document, not the verb. */
function isTestament(raw: string[], at: number): boolean {
  if (raw[at] !== 'will') return false
  const before = raw[at - 1] ?? ''
  const owned = beforeWill.has(before) || /['\u2019]s$/.test(before)
  return owned && !notAfterWill.has(raw[at + 1] ?? '')
}
