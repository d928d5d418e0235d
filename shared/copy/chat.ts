import type { Language } from '../facts/statuses.ts'
import { type ChatCopy, chatEn } from './chat.en.ts'
import { chatEs } from './chat.es.ts'

/** The chat's sentences, by language. */
export const chatCopy: Record<Language, ChatCopy> = { en: chatEn, es: chatEs }
