import { assistantCopy, fillCopy } from '../copy/assistant.ts'
import type { Language } from '../facts/statuses.ts'

/** What is said of a firm in the first words of a chat. */
type Greeted = { name: string; greetings: Partial<Record<Language, string>> }

/**
 * The first words of every chat: ours, or the firm's own with the statement of what speaks here below
 * them. A firm's branding cannot replace that statement. An empty greeting is none.
 */
export function greeting({ name, greetings }: Greeted, language: Language): string {
  const copy = assistantCopy(language)
  const own = greetings[language] ?? ''
  if (own === '') return fillCopy(copy.greeting, { firm: name })
  return `${own}\n\n${fillCopy(copy.disclosure, { firm: name })}`
}
