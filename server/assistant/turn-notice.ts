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
