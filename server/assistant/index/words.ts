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

const beforeWill = new Set(
  `a the my your his her their our living valid last make making write writing no without update
  updating contest contesting for mom's dad's mother's father's grandma's simple need have had left
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

/**
 * The words of a text, folded, in order. Dotted abbreviations lose their dots ("O.W.I."), form
 * numbers their hyphen ("I-130"), and contractions their ending.
 */
export function wordsOf(text: string): string[] {
  const plain = fold(text)
    .replace(/\b(?:\p{L}\.){2,}/gu, (match) => match.replaceAll('.', ''))
    .replace(/\b([a-z])-(\d[a-z\d]*)\b/g, '$1$2')
    .replace(/\be-(mail|mails|mailed|file|filed|filing|sign|signed)\b/g, 'e$1')
  const words: string[] = []
  for (const [match] of plain.matchAll(wordPattern)) {
    words.push(plainWord(match))
  }
  return words.map((word, at) => (word === 'wills' || isTestament(words, at) ? 'testament' : word))
}

function plainWord(match: string): string {
  const word = match.replaceAll('\u2019', "'")
  const bare = word.replace(/n't$/, '').replace(/'[a-z]{1,2}$/, '')
  if (word.endsWith("n't")) return bare === 'ca' ? 'can' : bare === 'wo' ? 'will' : bare
  if (/^\d+(st|nd|rd|th)$/.test(word)) return ordinals.get(word) ?? word
  return contractions.get(bare.replaceAll("'", '')) ?? bare.replaceAll("'", '')
}

/** "a will", "my dad's will": the document, not the verb. */
function isTestament(words: string[], at: number): boolean {
  if (words[at] !== 'will') return false
  return beforeWill.has(words[at - 1] ?? '') && !notAfterWill.has(words[at + 1] ?? '')
}
