import { randomUUID } from 'node:crypto'
import type { Answered } from '../turn-draft.ts'
import type { SiteIndex } from '../index/site-index.ts'
import type { OpenTurn } from './write-answer.ts'
import { instructionsFor } from './instructions.ts'
import { type Masked, messagesOf } from './messages.ts'
import { openSlots } from './proposals.ts'
import { type QuotedPassage, quotePassage } from './quotes.ts'

/** Tokens a model may take for its reply: four long sentences, and a few that are held back. */
const maxOutputTokens = 400

/** What a model is asked for one turn, and what its reply is checked against. */
export type Prepared = {
  request: {
    system: string
    messages: { role: 'visitor'; text: string }[]
    slots: readonly string[]
    maxOutputTokens: number
  }
  passages: readonly QuotedPassage[]
  canary: string
}

/**
 * Prepares the request of a turn from the passages that were found for it.
 * @param answered the turn without a model, which knows the language and what was told just now.
 */
export function prepare(
  { context }: OpenTurn,
  answered: Answered,
  found: { masked: Masked; index: SiteIndex; passages: readonly number[]; voice: string },
): Prepared {
  const { conversation } = answered
  const { name: firm, needs } = context.firm
  const passages = found.passages.flatMap((each) => quotePassage(found.index, each, firm) ?? [])
  const canary = `ref-${randomUUID()}`
  const { language } = conversation
  return {
    request: {
      system: instructionsFor({ firm, language, voice: found.voice, passages, canary }),
      messages: messagesOf(found.masked),
      slots: openSlots(conversation, needs),
      maxOutputTokens,
    },
    passages,
    canary,
  }
}
