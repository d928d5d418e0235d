import { plain } from '../intake/plain-text.ts'
import { isTimes } from '../intake/times.ts'
import { oncePerText } from '../once-per-text.ts'
import { mayBeDangerous, soundsDangerous, soundsUrgent } from './learned/learned.ts'
import { english } from './safety.en.ts'
import { spanish } from './safety.es.ts'
import { type SafetyKind, readerOf } from './safety-frames.ts'

export type { SafetyKind } from './safety-frames.ts'

const readers = [readerOf(english, spanish), readerOf(spanish, english)]

/** What the frames of either language hear in a visitor's words; null for nothing. */
export const findFramedSafety = oncePerText((text): SafetyKind | null => {
  for (const read of readers) {
    const kind = read(text)
    if (kind !== null) return kind
  }
  return null
})

/**
 * Danger, self-harm or an arrest under way in a visitor's words, English or Spanish; null for
 * everything else. A frame is left alone where the words as a whole speak strongly against it ("a
 * stab in the back by my partner"); one of self-harm only where hardly anything speaks as strongly ("just
 * want it over, how much is an agreed divorce"), and an arrest not where they tell of a clock that has
 * nearly run out; `unclear` where no frame was met and they speak for danger.
 */
export const findSafety = (text: string): SafetyKind | 'unclear' | null => {
  const kind = findFramedSafety(text)
  if (kind === 'self' && mayBeDangerous(text, true)) return kind
  if (kind === null && isWithoutDanger(text)) return null
  if (kind === 'arrest' && soundsUrgent(text)) return kind
  return soundsDangerous(text, kind !== null) ? (kind ?? 'unclear') : null
}

/** "No, she is not in danger": said, and not only left out; or nothing but when to call ("tonight after 8"). */
const isWithoutDanger = (text: string): boolean =>
  isTimes(text) ||
  /\b(?:not|isn'?t|aren'?t|nobody(?:'?s| is)|no one(?:'?s| is)|no|nadie)\b[^.;!?]{0,12}\b(?:in (?:any )?(?:immediate )?danger|en peligro|hay peligro)\b/.test(
    plain(text),
  )

const denial =
  /^(?:(?:no|nah|oh|sorry|please|jaja|ay)[\s,.!]+)*(?:(?:i'?m|i am|im) (?:really |just )?not (?:gonna|going to|about to|trying to) (?:hurt|kill|harm) (?:myself|anyone|anybody)|i (?:would never|won'?t|will not|wouldn'?t|(?:don'?t|do not|dont) want to) (?:hurt|kill|harm) (?:myself|anyone|anybody)|no (?:me )?voy a (?:matarme|lastimarme|hacerme dano|matar|lastimar)(?: a nadie)?)\b[\s,.!]*/
const unlessThen =
  /\b(?:but|unless|until|today|tonight|tomorrow|yet|maybe|if|pero|solo|hoy|manana|todavia|si|aunque)\b/
/** Words after a denial that still only say how one feels ("I'm just angry"). */
const wordsOfFeeling = 4

/** Whether a visitor who was told whom to call denies the harm, and tells nothing else. */
export const deniesHarm = (text: string): boolean => {
  const said = plain(text)
  const rest = said.replace(denial, '')
  return (
    rest !== said &&
    !unlessThen.test(rest) &&
    !/[\d?@]/.test(rest) &&
    rest.split(' ').length <= wordsOfFeeling &&
    findSafety(rest) === null
  )
}

/** Whether a text may speak of danger, so that whom to call is worth saying beside the reply. */
export const mayTellDanger = (text: string): boolean => {
  const sign = findFramedSafety(text)
  const framed = sign !== null && sign !== 'arrest'
  return (framed || !isWithoutDanger(text)) && mayBeDangerous(text, framed)
}
