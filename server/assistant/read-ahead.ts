import { setImmediate } from 'node:timers/promises'
import { readThesauri } from './answer/thesaurus.ts'
import { needsOf } from './answer/needs.ts'
import { findAdvice } from './policy/advice.ts'
import { findSafety } from './policy/safety.ts'

/** A text that every policy reads whole. */
const aQuestion = 'how much is the first visit'

/**
 * Reads the thesauri and what was learned, and makes the policies' expressions, so that the first visitor after a
 * start does not wait for it: 0.7 s of CPU, in steps between which requests are answered.
 */
export async function readAhead(): Promise<void> {
  for (const step of [readThesauri, findSafety, findAdvice, needsOf]) {
    await setImmediate()
    step(aQuestion)
  }
}
