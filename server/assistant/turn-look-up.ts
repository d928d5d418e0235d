import type { Draft } from './turn-draft.ts'
import { withoutOpenQuestion } from './turn-quote.ts'
import type { SiteAnswer } from './turn-site.ts'

/** What the site says to a text as it stands, in the light of what went before; null without a site. */
export const lookUp = ({ conversation, context }: Draft, text: string): SiteAnswer | null => {
  const found = context.index?.answer({
    text,
    history: conversation.history,
    previousAnswer: conversation.previousAnswer,
    language: conversation.language,
  })
  return found === undefined ? null : withoutOpenQuestion(found)
}
