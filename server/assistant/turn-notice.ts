import type { Notice } from '@foyer/shared/api/widget.ts'
import { assistantCopy, fillCopy } from '@foyer/shared/copy/assistant.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'

/** Changes whenever the notice says something else; kept with each acceptance. */
const noticeVersion = '2026-11-21'

/** What a visitor accepts before anything is stored (ABA Model Rule 1.18, Florida Bar 24-1). */
export const notice = (firm: { name: string }, language: Language): Notice => ({
  version: `${noticeVersion}-${language}`,
  text: fillCopy(assistantCopy(language).notice, { firm: firm.name }),
})

/** What is said of a firm in the first words of a chat. */
type Greeted = { name: string; greetings: Partial<Record<Language, string>> }

/**
 * The first words of every chat: ours, or the firm's own with the statement of what speaks here below
 * them. A firm's branding cannot replace that statement.
 */
export function greeting({ name, greetings }: Greeted, language: Language): string {
  const copy = assistantCopy(language)
  const own = greetings[language]
  if (own === undefined) return fillCopy(copy.greeting, { firm: name })
  return `${own}\n\n${fillCopy(copy.disclosure, { firm: name })}`
}
