import { asksSomething } from '../intake/intent.ts'
import { plain } from '../intake/plain-text.ts'
import { oncePerText } from '../once-per-text.ts'
import { english } from './advice.en.ts'
import { spanish } from './advice.es.ts'
import type { AdviceFrames } from './advice-frames.ts'
import { isCertainlyAdvice, mayAskAdvice, soundsLikeAdvice } from './learned/learned.ts'
import { mentionsLaw } from './off-topic.ts'

/** What a visitor wants done that only a lawyer may do (ABA Model Rule 5.5). */
export type AdviceKind = 'decide' | 'predict' | 'evaluate' | 'case' | 'draft' | 'evade'

const languages: readonly AdviceFrames[] = [english, spanish]

/** The sentences of a turn and what stands between their commas, without small words in front. */
const clausesOf = (said: string): string[] =>
  said
    .split(/[.?!;:¿¡\n]+(?!\d)|,(?!\d)| - /)
    .map((clause) => clause.replace(openers, '').trim())
    .filter((clause) => clause !== '')

const openers =
  /^(?:[\s"'()]*\b(?:ok(?:ay)?|so|and|but|or|well|now|hi|hey|hello|also|then|please|pls|um+|uh|lol|hola|oiga|y|o|pero|entonces|pues|bueno|por favor|disculpe|mire)\b[\s,]*)+/

const inPlainSpeech = (said: string, { plainSpeech }: AdviceFrames): string =>
  plainSpeech.reduce((rest, [short, long]) => rest.replace(short, long), said).replace(/\s+/g, ' ')

const fits = (patterns: readonly RegExp[], clause: string): boolean =>
  patterns.some((pattern) => pattern.test(clause))

const kindIn = (said: string, frames: AdviceFrames): AdviceKind | null => {
  const spoken = inPlainSpeech(said, frames)
  const priced = frames.priceAsked.test(spoken)
  const own = clausesOf(spoken).filter((clause) => !frames.firmAffair.test(clause))
  const found = frames.asked.find(
    ([kind, patterns]) =>
      !(kind === 'draft' && priced) && own.some((clause) => fits(patterns, clause)),
  )
  return found?.[0] ?? null
}

/**
 * What the frames find of a request to decide, predict, judge, write or evade something for the visitor.
 * Frames of asking, not subjects: whose act or case it is, and that a person is to say it. A clause
 * about the firm itself asks for none (docs/measurements.md, Policy).
 */
export const findFramedAdvice = oncePerText((text): AdviceKind | null => {
  const said = plain(text)
  for (const frames of languages) {
    const kind = kindIn(said, frames)
    if (kind !== null) return kind
  }
  return null
})

/** Whether a frame finds that a visitor asks of their own case. */
export const leansByFrame = oncePerText((text): boolean => {
  const said = plain(text)
  const lawful = mentionsLaw(text)
  return languages.some((frames) => {
    const patterns = lawful ? [...frames.leaning, ...frames.ownCase] : frames.leaning
    return clausesOf(inPlainSpeech(said, frames)).some(
      (clause) => !frames.firmAffair.test(clause) && fits(patterns, clause),
    )
  })
})

/**
 * Whether a visitor asks of their own case what a page of general law may answer ("can they fire
 * me"): left to the site where it answers, declined where it does not.
 */
export const leansOnCase = (text: string): boolean =>
  (leansByFrame(text) && mayAskAdvice(text, 'leans')) ||
  (findFramedAdvice(text) === null
    ? asksSomething(text) && mayAskAdvice(text, null)
    : mayAskAdvice(text, 'asks'))

/**
 * Whether a visitor asks to have something decided, predicted, judged, written or evaded for them: by
 * the frames, unless all words together speak strongly against it, or by those words alone. A request
 * met by no frame is one about the case.
 */
export const findAdvice = (text: string): AdviceKind | null => {
  const framed = findFramedAdvice(text)
  if (framed !== null) return soundsLikeAdvice(text, true) ? framed : null
  const sounds = asksSomething(text) && !leansByFrame(text) && soundsLikeAdvice(text, false)
  return sounds ? 'case' : null
}

/** Whether a text asks for advice by a frame and by all its words: not even the firm's own answer may be one. */
export const isAdviceForCertain = (text: string): boolean =>
  findFramedAdvice(text) !== null && isCertainlyAdvice(text)
