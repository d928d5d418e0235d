/*
 * Phrases of one language as small frames, tried on the words of a sentence. A frame is a sentence of
 * `words/alternatives`, `{groups}` of a lexicon, `two_words`, `stem*`, `optional?`, `!not/these/next`, and
 * gaps: `..` is up to three words, `...` up to nine. All places a frame can have come to are followed at once,
 * so the work grows with the length of the sentence and never explodes, as one expression's would.
 */

/** Groups of words, alternatives divided by `/` or by lines, which may hold other groups. */
export type Lexicon = Readonly<Record<string, string>>

/** Where what begins at a word may end: indexes of the word after it. */
type Step = (words: Sentence, at: number) => readonly number[]

/** The words of a sentence, and what was already found in it. */
type Sentence = { words: readonly string[]; known: Map<Step, (readonly number[])[]> }

const split = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((one) => one.trim())
    .filter(Boolean)

/** The lines of a text that say something. */
const linesOf = (text: string): string[] => split(text, /\n/)

const nowhere: readonly number[] = []
const nothing: readonly Step[] = []

/** Remembers for each sentence what a step found at each word: groups are asked for again and again. */
const once = (step: Step): Step => {
  const remembered: Step = (sentence, at) => {
    const found = sentence.known.get(remembered) ?? []
    sentence.known.set(remembered, found)
    return (found[at] ??= step(sentence, at))
  }
  return remembered
}

/** A word that is not spelled out: a stem, a number, or an expression that may take several words. */
function openWord(pattern: string): Step {
  const expression = new RegExp(`^(?:${pattern.replace(/\*/g, '\\w*')}) `)
  const several = pattern.includes(' ') ? 3 : 1
  return ({ words }, at) => {
    const found = expression.exec(`${words.slice(at, at + several).join(' ')} `)
    return found === null ? nowhere : [at + found[0].trim().split(' ').length]
  }
}

const following = (steps: readonly Step[]): Step =>
  steps.length === 1 && steps[0] !== undefined
    ? steps[0]
    : (sentence, at) =>
        steps.reduce<readonly number[]>(
          (places, step) => [...new Set(places.flatMap((place) => step(sentence, place)))],
          [at],
        )

/** Makes the steps of one lexicon: each group is made once, however often it is named. */
export function stepsOf(lexicon: Lexicon): (alternatives: string) => Step {
  const groups = new Map<string, Step>()
  const group = (name: string, ending: string): Step => {
    const key = `${name}}${ending}`
    const made = groups.get(key)
    if (made) return made
    const text = split(lexicon[name] ?? '', /[/\n]/).map((one) => one + ending)
    const step = once(anyOf(text))
    groups.set(key, step)
    return step
  }
  const word = (text: string): Step => {
    const named = /^\{(\w+)\}(\w*)$/.exec(text)
    if (named?.[1] !== undefined) return group(named[1], named[2] ?? '')
    if (/[^a-z0-9~]/.test(text)) return openWord(text)
    return ({ words }, at) => (words[at] === text ? [at + 1] : nowhere)
  }
  const sequence = (text: string): Step =>
    text.includes('?') ? openWord(text) : following(text.split(/[ _]/).map(word))
  const anyOf = (alternatives: readonly string[]): Step => {
    const spelled = new Map<string, Step[]>()
    const open: Step[] = []
    for (const one of alternatives) {
      const first = /^[a-z0-9~]+(?=[ _]|$)/.exec(one)?.[0]
      const step = sequence(one)
      if (first === undefined) open.push(step)
      else spelled.set(first, [...(spelled.get(first) ?? []), step])
    }
    return (sentence, at) => {
      const steps = spelled.get(sentence.words[at] ?? '') ?? nothing
      if (steps.length + open.length === 0) return nowhere
      const ends = new Set<number>()
      for (const step of steps) for (const end of step(sentence, at)) ends.add(end)
      for (const step of open) for (const end of step(sentence, at)) ends.add(end)
      return ends.size === 0 ? nowhere : [...ends]
    }
  }
  return (alternatives) => once(anyOf(split(alternatives, /[/\n]/)))
}

/** A part of a frame: from all places it may have come to, to all it may go on from. */
type Part = (sentence: Sentence, places: ReadonlySet<number>) => Set<number>

const gap =
  (most: number): Part =>
  ({ words }, places) => {
    const reached = new Set<number>()
    for (const place of places)
      for (let at = place; at <= Math.min(place + most, words.length); at += 1) reached.add(at)
    return reached
  }

const taking =
  (step: Step): Part =>
  (sentence, places) => {
    const reached = new Set<number>()
    for (const place of places) for (const end of step(sentence, place)) reached.add(end)
    return reached
  }

const orNot =
  (part: Part): Part =>
  (sentence, places) =>
    new Set([...places, ...part(sentence, places)])

const unless =
  (step: Step): Part =>
  (sentence, places) =>
    new Set([...places].filter((place) => step(sentence, place).length === 0))

/** A frame that was made ready: where in a sentence it ends, from the words it may begin at. */
export type Frame = (sentence: Sentence, starts: ReadonlySet<number>) => ReadonlySet<number>

/** What makes the frames of a language ready, one a line; up to two `fillers` may follow each of their words. */
export function framer(lexicon: Lexicon, fillers: string): (lines: string) => Frame[] {
  const stepOf = stepsOf(lexicon)
  const filler = orNot(taking(stepOf(fillers)))
  const parts = new Map<string, Part>()
  const partOf = (text: string): Part => {
    if (text === '..') return gap(3)
    if (text === '...') return gap(9)
    if (text.startsWith('!')) return unless(stepOf(text.slice(1)))
    if (text.endsWith('?')) return orNot(taking(stepOf(text.slice(0, -1))))
    const word = taking(stepOf(text))
    return (sentence, places) => {
      const after = word(sentence, places)
      return after.size === 0 ? after : filler(sentence, filler(sentence, after))
    }
  }
  const frameOf = (line: string): Frame => {
    const made = split(line, / /).map((text) => {
      const part = parts.get(text) ?? partOf(text)
      parts.set(text, part)
      return part
    })
    return (sentence, starts) => {
      let places: ReadonlySet<number> = starts
      for (const part of made) {
        if (places.size === 0) return places
        places = part(sentence, places)
      }
      return places
    }
  }
  return (lines) => linesOf(lines).map(frameOf)
}

/** A sentence to try frames on. */
export const sentenceOf = (words: readonly string[]): Sentence => ({ words, known: new Map() })

/** Whether one of the frames stands anywhere in a sentence. */
export function stands(frames: readonly Frame[], sentence: Sentence): boolean {
  const anywhere = new Set(sentence.words.keys())
  return frames.some((frame) => frame(sentence, anywhere).size > 0)
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
