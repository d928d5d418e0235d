import type { Language } from '../facts/statuses.ts'
import { type LaterCopy, laterEn } from './chat-later.en.ts'
import { laterEs } from './chat-later.es.ts'

/** The chat's sentences that are needed only once the visitor talks, by language. */
export const laterCopy: Record<Language, LaterCopy> = { en: laterEn, es: laterEs }
