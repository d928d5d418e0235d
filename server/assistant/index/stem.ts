import type { Language } from '@foyer/shared/facts/statuses.ts'
import { newStemmer } from 'snowball-stemmers'
import { irregularSpanish } from './irregular.es.ts'
import { isStopWord } from './stop-words.ts'
import { wordsOf } from './words.ts'

const stemmers = { en: newStemmer('english'), es: newStemmer('spanish') } as const
const caches = { en: new Map<string, string>(), es: new Map<string, string>() } as const
const cacheLimit = 50_000

/** Words Porter2 would part from, or merge with, the wrong neighbours. */
const irregular = new Map(
  Object.entries({
    paid: 'pay',
    hurt: 'injuri',
    injured: 'injuri',
    injury: 'injuri',
    injuries: 'injuri',
    drove: 'drive',
    driven: 'drive',
    drunk: 'drunk',
    drinking: 'drink',
    stole: 'steal',
    stolen: 'steal',
    fought: 'fight',
    lost: 'lose',
    sued: 'sue',
    suing: 'sue',
    lawyers: 'lawyer',
    kids: 'kid',
    children: 'child',
    women: 'woman',
    men: 'man',
    wives: 'wife',
    taught: 'teach',
    died: 'die',
    dying: 'die',
    dead: 'death',
    deceased: 'deceas',
    spoke: 'speak',
    spoken: 'speak',
    spanish: 'spanish',
    went: 'go',
    gone: 'go',
    told: 'tell',
    took: 'take',
    taken: 'take',
    gave: 'give',
    given: 'give',
    broke: 'break',
    broken: 'break',
    left: 'leav',
    kept: 'keep',
    met: 'meet',
    hit: 'hit',
    began: 'begin',
    chosen: 'choos',
    chose: 'choos',
    expunction: 'expung',
    expungement: 'expung',
    custodial: 'custodi',
    criminal: 'crimin',
    crime: 'crime',
    sold: 'sell',
    won: 'win',
    wrote: 'write',
    written: 'write',
    caught: 'catch',
    bought: 'buy',
    filed: 'file',
    felonies: 'feloni',
    felony: 'feloni',
    felon: 'feloni',
    fees: 'fee',
    fee: 'fee',
    attorneys: 'attorney',
    citizenship: 'citizen',
    payments: 'pay',
    payment: 'pay',
    parking: 'parking',
    probation: 'probation',
    probationary: 'probation',
    visitation: 'visitation',
    elevator: 'elevator',
    elevators: 'elevator',
  }),
)

/** Pronouns hung on a Spanish infinitive: "contactarlos", "divorciarme". */
const hungPronouns = /(ar|er|ir)(?:me|te|se|nos|los?|las?|les?|[mts]e(?:los?|las?))$/

/** The stem of a folded word (Snowball Porter2 or Spanish). */
export function stem(word: string, language: Language): string {
  const cache = caches[language]
  const known = cache.get(word)
  if (known !== undefined) return known
  if (cache.size >= cacheLimit) cache.clear()
  const found = /\d/.test(word) ? word : language === 'en' ? englishStem(word) : spanishStem(word)
  cache.set(word, found)
  return found
}

const englishStem = (word: string): string => irregular.get(word) ?? stemmers.en.stem(word)

function spanishStem(word: string): string {
  const bare = word.replace(hungPronouns, '$1')
  return stemmers.es.stem(irregularSpanish.get(bare) ?? bare)
}

/** Stems of a text's words without stop words, in order. */
export function stemsOf(text: string, language: Language): string[] {
  const stems: string[] = []
  for (const word of wordsOf(text))
    if (!isStopWord(word, language)) stems.push(stem(word, language))
  return stems
}

/** Stems of all words of a text, in order. */
export function allStemsOf(text: string, language: Language): string[] {
  return wordsOf(text).map((word) => stem(word, language))
}
