import { turnLanguage } from '#server/assistant/intake/language.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'

/**
 * Answers a firm may have written at one time. Each turn of its visitors is compared with all of them
 * (docs/decisions/051-own-answers.md).
 */
export const mostAnswers = 200

/**
 * Open questions that are kept: more than a firm reads, and an end to what a flood of chats can fill. The
 * least asked go first, of those the longest unasked.
 */
export const mostOpen = 2_000

/** Chats that are named beside a question. */
export const chatsShown = 5

/** The language a firm's own question is written in. */
export const languageOf = (text: string): Language => turnLanguage(text, 'en')
