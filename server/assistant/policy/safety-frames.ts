import { oneSlipApart } from '../intake/mend-date-words.ts'
import { plain } from '../intake/plain-text.ts'
import { type Frame, framer, type Lexicon, sentenceOf, stands, without } from './phrases.ts'

/** What a visitor's words call for before anything else. */
export type SafetyKind = 'self' | 'danger' | 'harm' | 'child' | 'arrest'

/** Frames that call for the same words, one a line (phrases.ts says how they are written). */
export type Rule = {
  kind: SafetyKind
  /** A `wish` is left alone once it is long past; an `event` also when it is a charge or a collision. */
  holds: 'wish' | 'event'
  frames: string
}

/** How one language speaks of danger. */
export type Tongue = {
  words: Lexicon
  /** Words that may stand between any two words of a frame. */
  fillers: string
  /** Figures of speech: taken out before anything is read. */
  idioms: string
  /** What puts it long into the past. */
  past: string
  /** What makes an event a matter of the law, of traffic or of general interest. */
  legal: string
  /** What brings a calmed event back to today. */
  present: string
  rules: readonly Rule[]
  /** Signs that mean little alone; two different ones of a kind together are a call for help. */
  hints: readonly Rule[]
  /** Words that look like a slip in a word of danger and are none. */
  innocent: string
}

type Read = Pick<Rule, 'kind' | 'holds'> & { frames: Frame[] }

const wordsIn = (texts: readonly string[]): string[] =>
  texts
    .join(' ')
    .split(/[^a-z*{}]+/)
    .filter((word) => /^[a-z]+$/.test(word))

/** The whole words by which a language speaks of danger. */
const wordsOfDanger = ({ words, rules, hints }: Tongue): string[] =>
  wordsIn([...Object.values(words), ...[...rules, ...hints].map(({ frames }) => frames)])

const wordsOf = (tongue: Tongue): string[] => [
  ...wordsOfDanger(tongue),
  ...wordsIn([tongue.idioms, tongue.past, tongue.legal, tongue.present, tongue.innocent]),
]

/** Sentences of plain words, without apostrophes, each word followed by one space. */
const sentencesOf = (text: string): string[] =>
  plain(text)
    .replace(/'/g, '')
    .split(/[.!?;|]+(?!\d)|\n/)
    .map((sentence) => ` ${sentence.replace(/[^a-z0-9]+/g, ' ').trim()} `)
    .filter((sentence) => sentence.length > 2)

const mender = (tongue: Tongue, other: Tongue): ((sentence: string) => string) => {
  const known = new Set([...wordsOf(tongue), ...wordsOf(other)])
  const vocabulary = [...new Set(wordsOfDanger(tongue))].filter((word) => word.length >= 5)
  const isSlip = (word: string, right: string): boolean =>
    word[0] === right[0] &&
    !word.startsWith(right) &&
    !right.startsWith(word) &&
    (word.length >= 7 || word.length !== right.length || lettersOf(word) === lettersOf(right)) &&
    oneSlipApart(word, right)
  return (sentence) =>
    sentence.replace(/[a-z]{5,}/g, (word) =>
      known.has(word) ? word : (vocabulary.find((right) => isSlip(word, right)) ?? word),
    )
}

const lettersOf = (word: string): string => word.split('').toSorted().join('')

/**
 * Reads texts as one language speaks of danger; null where it hears none. Words of the other language
 * are not taken for slips in this one.
 */
export const readerOf = (tongue: Tongue, other: Tongue): ((text: string) => SafetyKind | null) => {
  const mend = mender(tongue, other)
  const framed = framer(tongue.words, tongue.fillers)
  const [idioms, past, legal, present] = [
    framed(tongue.idioms),
    framed(tongue.past),
    framed(tongue.legal),
    framed(tongue.present),
  ]
  const rules: Read[] = tongue.rules.map((rule) => ({ ...rule, frames: framed(rule.frames) }))
  const hints: Read[] = tongue.hints.flatMap((hint) =>
    framed(hint.frames).map((frame) => ({ ...hint, frames: [frame] })),
  )
  return (text) => {
    const sentences = sentencesOf(text).map((one) =>
      sentenceOf(without(idioms, mend(one).trim().split(' '))),
    )
    const isPast = sentences.map((sentence) => stands(past, sentence))
    const contexts = sentences.map((sentence, at) => {
      const isNow = stands(present, sentence)
      const isOver = !isNow && isPast.slice(Math.max(0, at - 1), at + 2).some(Boolean)
      return { wish: isOver, event: isOver || (!isNow && stands(legal, sentence)) }
    })
    const heard = ({ holds, frames }: Read): boolean =>
      sentences.some((sentence, at) => contexts[at]?.[holds] === false && stands(frames, sentence))
    const outright = rules.find(heard)
    if (outright) return outright.kind
    const signs = hints.filter(heard)
    return (
      signs.find((one) => signs.some((two) => two !== one && two.kind === one.kind))?.kind ?? null
    )
  }
}
