import { LRUCache } from 'lru-cache'

/*
 * Phrases of one language as small frames, tried on the words of a sentence. A frame is a sentence of
 * `words/alternatives`, `{groups}` of a lexicon, `two_words`, `stem*`, `optional?`, `!not/these/next`, and
 * gaps: `..` is up to three words, `...` up to nine. All places a frame can have come to are followed at once,
 * so the work grows with the length of the sentence and never explodes, as one expression's would.
 */

/** Groups of words, alternatives divided by `/` or by lines, which may hold other groups. */
export type Lexicon = Readonly<Record<string, string>>

/** A word, or alternatives of one or several, to be tried at any word of a sentence. */
type Step = {
  /** Where what begins at a word may end: indexes of the word after it. */
  ends: (sentence: Sentence, at: number) => readonly number[]
  /** False where nothing of it begins with this word. */
  mayBegin: (word: string) => boolean
}

/** The words of a sentence, and what was already found in it. */
type Sentence = {
  words: readonly string[]
  /** Every word of it, as a place to begin at. */
  anywhere: ReadonlySet<number>
  /** By the number of a step, then by word. */
  known: (readonly number[])[][]
  /** The parts of frames that one of its words may begin, and where those end from anywhere. */
  beginnings: ReadonlySet<Part> | null
  begun: Map<Part, ReadonlySet<number>>
}

const split = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((one) => one.trim())
    .filter(Boolean)

/** The lines of a text that say something. */
const linesOf = (text: string): string[] => split(text, /\n/)

const nowhere: readonly number[] = []

let stepsMade = 0

/** Remembers for each sentence what a step found at each word: groups are asked for again and again. */
const once = ({ ends, mayBegin }: Step): Step => {
  const number = stepsMade++
  return {
    mayBegin,
    ends: (sentence, at) => {
      const found = (sentence.known[number] ??= [])
      return (found[at] ??= ends(sentence, at))
    },
  }
}

/** A word that is spelled out. */
const spelledWord = (text: string): Step => ({
  mayBegin: (word) => word === text,
  ends: ({ words }, at) => (words[at] === text ? [at + 1] : nowhere),
})

/** A word that is not spelled out: a stem, a number, or an expression that may take several words. */
function openWord(pattern: string): Step {
  const expression = new RegExp(`^(?:${pattern.replace(/\*/g, '\\w*')}) `)
  const several = pattern.includes(' ') ? 3 : 1
  return {
    mayBegin: (word) => several > 1 || expression.test(`${word} `),
    ends: ({ words }, at) => {
      const found = expression.exec(`${words.slice(at, at + several).join(' ')} `)
      return found === null ? nowhere : [at + found[0].trim().split(' ').length]
    },
  }
}

/** Steps one after the other. */
const following = ([first, ...rest]: readonly Step[]): Step => ({
  mayBegin: (word) => first?.mayBegin(word) === true,
  ends: (sentence, at) =>
    rest.reduce<readonly number[]>(
      (places, step) => [...new Set(places.flatMap((place) => step.ends(sentence, place)))],
      first?.ends(sentence, at) ?? nowhere,
    ),
})

/** Any of several steps, looked up by their first word, else by its first letter where it is spelled out. */
function anyOf(alternatives: readonly { text: string; step: Step }[]): Step {
  const byWord = new Map<string, Step[]>()
  const byLetter = new Map<string, Step[]>()
  const open: Step[] = []
  for (const { text, step } of alternatives) {
    const word = /^[a-z0-9~]+(?=[ _]|$)/.exec(text)?.[0]
    const letter = /^[a-z](?!\?)/.exec(text)?.[0]
    if (word !== undefined) byWord.set(word, [...(byWord.get(word) ?? []), step])
    else if (letter !== undefined) byLetter.set(letter, [...(byLetter.get(letter) ?? []), step])
    else open.push(step)
  }
  const beginning = (word: string) =>
    [byWord.get(word), byLetter.get(word.charAt(0)), open].filter((steps) => steps !== undefined)
  return {
    mayBegin: (word) => beginning(word).some((steps) => steps.some((step) => step.mayBegin(word))),
    ends: (sentence, at) => {
      const ends = new Set<number>()
      for (const steps of beginning(sentence.words[at] ?? ''))
        for (const step of steps) for (const end of step.ends(sentence, at)) ends.add(end)
      return ends.size === 0 ? nowhere : [...ends]
    },
  }
}

/** Makes the steps of one lexicon: each group is made once, however often it is named. */
export function stepsOf(lexicon: Lexicon): (alternatives: string) => Step {
  const groups = new Map<string, Step>()
  const group = (name: string, ending: string): Step => {
    const key = `${name}}${ending}`
    const made = groups.get(key)
    if (made) return made
    const step = anyTextOf(split(lexicon[name] ?? '', /[/\n]/).map((one) => one + ending))
    groups.set(key, step)
    return step
  }
  const word = (text: string): Step => {
    const named = /^\{(\w+)\}(\w*)$/.exec(text)
    if (named?.[1] !== undefined) return group(named[1], named[2] ?? '')
    return /[^a-z0-9~]/.test(text) ? openWord(text) : spelledWord(text)
  }
  const sequence = (text: string): Step =>
    text.includes('?') ? openWord(text) : following(text.split(/[ _]/).map(word))
  const anyTextOf = (texts: readonly string[]): Step =>
    once(anyOf(texts.map((text) => ({ text, step: sequence(text) }))))
  return (alternatives) => anyTextOf(split(alternatives, /[/\n]/))
}

/** A part of a frame. */
type Part = {
  /** From all places it may have come to, to all it may go on from. */
  go: (sentence: Sentence, places: ReadonlySet<number>) => ReadonlySet<number>
  /** False where it goes on from no place at this word. */
  mayBegin: (word: string) => boolean
}

const always = (): boolean => true

const gap = (most: number): Part => ({
  mayBegin: always,
  go: ({ words }, places) => {
    const reached = new Set<number>()
    for (const place of places)
      for (let at = place; at <= Math.min(place + most, words.length); at += 1) reached.add(at)
    return reached
  },
})

const taking = ({ ends, mayBegin }: Step): Part => ({
  mayBegin,
  go: (sentence, places) => {
    const reached = new Set<number>()
    for (const place of places) for (const end of ends(sentence, place)) reached.add(end)
    return reached
  },
})

const orNot = ({ go }: Part): Part => ({
  mayBegin: always,
  go: (sentence, places) => new Set([...places, ...go(sentence, places)]),
})

const unless = ({ ends }: Step): Part => ({
  mayBegin: always,
  go: (sentence, places) =>
    new Set([...places].filter((place) => ends(sentence, place).length === 0)),
})

/** Where a part ends that begins anywhere: found once in a sentence. */
const fromAnywhere = (part: Part, sentence: Sentence): ReadonlySet<number> => {
  const before = sentence.begun.get(part)
  if (before !== undefined) return before
  const found = part.go(sentence, sentence.anywhere)
  sentence.begun.set(part, found)
  return found
}

/** A frame that was made ready: where in a sentence it ends, from the words it may begin at. */
export type Frame = (sentence: Sentence, starts: ReadonlySet<number>) => ReadonlySet<number>

/** Words of which it is kept what they may begin. */
const keptWords = 2_000

/** What makes the frames of a language ready, one a line; up to two `fillers` may follow each of their words. */
export function framer(lexicon: Lexicon, fillers: string): (lines: string) => Frame[] {
  const stepOf = stepsOf(lexicon)
  const filler = orNot(taking(stepOf(fillers)))
  const parts = new Map<string, Part>()
  const firsts = new Set<Part>()
  const begunBy = new LRUCache<string, readonly Part[]>({
    max: keptWords,
    memoMethod: (word) => [...firsts].filter((part) => part.mayBegin(word)),
  })
  const beginningsOf = (sentence: Sentence): ReadonlySet<Part> =>
    (sentence.beginnings ??= new Set(sentence.words.flatMap((word) => begunBy.memo(word))))
  const partOf = (text: string): Part => {
    if (text === '..') return gap(3)
    if (text === '...') return gap(9)
    if (text.startsWith('!')) return unless(stepOf(text.slice(1)))
    if (text.endsWith('?')) return orNot(taking(stepOf(text.slice(0, -1))))
    const word = taking(stepOf(text))
    return {
      mayBegin: word.mayBegin,
      go: (sentence, places) => {
        const after = word.go(sentence, places)
        return after.size === 0 ? after : filler.go(sentence, filler.go(sentence, after))
      },
    }
  }
  const frameOf = (line: string): Frame => {
    const made = split(line, / /).map((text) => {
      const part = parts.get(text) ?? partOf(text)
      parts.set(text, part)
      return part
    })
    const [first] = made
    if (first !== undefined) firsts.add(first)
    return (sentence, starts) => {
      let places = starts
      for (const part of made) {
        if (places.size === 0) return places
        if (places !== sentence.anywhere) places = part.go(sentence, places)
        else if (beginningsOf(sentence).has(part)) places = fromAnywhere(part, sentence)
        else return new Set()
      }
      return places
    }
  }
  return (lines) => linesOf(lines).map(frameOf)
}

/** A sentence to try frames on. */
export const sentenceOf = (words: readonly string[]): Sentence => ({
  words,
  anywhere: new Set(words.keys()),
  known: [],
  beginnings: null,
  begun: new Map(),
})

/** Whether one of the frames stands anywhere in a sentence. */
export function stands(frames: readonly Frame[], sentence: Sentence): boolean {
  return frames.some((frame) => frame(sentence, sentence.anywhere).size > 0)
}

/** The words with one mark in place of each of the frames, the longest first at each word. */
export function without(frames: readonly Frame[], words: readonly string[]): string[] {
  const sentence = sentenceOf(words)
  if (!stands(frames, sentence)) return [...words]
  const left: string[] = []
  for (let at = 0; at < words.length;) {
    const start = new Set([at])
    const end = Math.max(at, ...frames.flatMap((frame) => [...frame(sentence, start)]))
    left.push(end > at ? '~' : (words[at] ?? ''))
    at = Math.max(end, at + 1)
  }
  return left
}
