import { soundsDangerous } from './learned/learned.ts'
import { english } from './safety.en.ts'
import { spanish } from './safety.es.ts'
import { type SafetyKind, readerOf } from './safety-frames.ts'

export type { SafetyKind } from './safety-frames.ts'

const readers = [readerOf(english, spanish), readerOf(spanish, english)]

/** What the frames of either language hear in a visitor's words; null for nothing. */
export const findFramedSafety = (text: string): SafetyKind | null => {
  for (const read of readers) {
    const kind = read(text)
    if (kind !== null) return kind
  }
  return null
}

/**
 * Danger, self-harm or an arrest under way in a visitor's words, English or Spanish; null for
 * everything else. `unclear` where no frame was met and the words as a whole speak for danger.
 */
export const findSafety = (text: string): SafetyKind | 'unclear' | null =>
  findFramedSafety(text) ?? (soundsDangerous(text) ? 'unclear' : null)
