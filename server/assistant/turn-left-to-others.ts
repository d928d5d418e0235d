import { plainField } from './intake/matter.ts'
import { askSite, quoteSite } from './turn-answer.ts'
import { say } from './turn-draft.ts'
import type { Draft, Say } from './turn-draft.ts'

/**
 * The firm's own word that it does not take what a story is plainly about, so that nobody waits for it; nothing where
 * it has none.
 */
export const leftToOthers = (
  draft: Draft,
  text: string,
): Required<Pick<Say, 'paragraphs' | 'citations'>> => {
  const field = plainField(text)
  const found = field === null ? null : askSite(draft, draft.copy.takes[field])
  if (found?.leaves !== true) return { paragraphs: [], citations: [] }
  const { paragraphs, citations = [] } = quoteSite(draft, found)
  return { paragraphs: [say(draft, 'siteSays', draft.copy.siteSays), ...paragraphs], citations }
}
