import type { Ask, Citation } from '@foyer/shared/api/widget.ts'
import { assistantCopy, fillCopy } from '@foyer/shared/copy/assistant.ts'
import type { AssistantCopy, Phrasings } from '@foyer/shared/copy/assistant.ts'
import type { TurnKind } from '@foyer/shared/facts/statuses.ts'
import { sayPhone, findPhone } from './intake/contact.ts'
import { dayIn } from './intake/calendar.ts'
import type { Day } from './intake/calendar.ts'
import type { SiteAnswer } from './turn-site.ts'
import type { Conversation, TurnContext, TurnReply } from './turn-state.ts'

/** One turn in the making: the conversation as it will be stored, and what it needs. */
export type Draft = {
  conversation: Conversation
  context: TurnContext
  copy: AssistantCopy
  /** Today in the firm's zone. */
  today: Day
  /** What the site said to what it was asked in this turn, since several steps ask the same. */
  siteSaid: Map<string, SiteAnswer | null>
  /** What this turn asked and the site did not answer. */
  unanswered: string | null
  /** What the site itself was asked, which a model may answer from its pages. */
  siteQuestion: string | null
}

/** What a step wants said: paragraphs, what they are, and whether the next question follows. */
export type Say = {
  kind: TurnKind
  paragraphs: string[]
  citations?: Citation[]
  ask?: Ask
}

/** Begins a turn on a copy of the conversation. */
export const beginDraft = (conversation: Conversation, context: TurnContext): Draft => ({
  conversation: structuredClone(conversation),
  context,
  copy: assistantCopy(conversation.language),
  today: dayIn(context.now, context.firm.timeZone),
  siteSaid: new Map(),
  unanswered: null,
  siteQuestion: null,
})

/** The firm's number as it is spoken, or null. */
export const firmPhone = ({ context }: Draft): string | null => {
  const { phone } = context.firm
  if (phone === null) return null
  const e164 = findPhone(phone)
  return e164 === null ? phone : sayPhone(e164)
}

/** A sentence of the copy with the firm's name and number filled in. */
export const sentence = (
  draft: Draft,
  template: string,
  values: Record<string, string> = {},
): string => {
  const firm = draft.context.firm.name
  const phone = firmPhone(draft)
  const call = fillCopy(phone === null ? draft.copy.noPhone : draft.copy.call, {
    firm,
    phone: phone ?? '',
  })
  return fillCopy(template, { firm, phone: phone ?? '', call, ...values })
}

/** The next phrasing of a group that the reply before did not use, so that a conversation does not repeat itself. */
export const say = (
  draft: Draft,
  key: string,
  phrasings: Phrasings,
  values: Record<string, string> = {},
): string => {
  const { said, latestReply = '' } = draft.conversation
  const count = said[key] ?? 0
  said[key] = count + 1
  const inTurn = phrasings.map((_, at) => {
    const phrasing = phrasings[(count + at) % phrasings.length] ?? phrasings[0]
    return sentence(draft, phrasing, values)
  })
  return inTurn.find((line) => !latestReply.includes(line)) ?? inTurn[0] ?? ''
}

/** A turn answered: the reply, the conversation after it, and what the firm should hear of. */
export type Answered = {
  reply: TurnReply
  conversation: Conversation
  /** The visitor's question that neither the site nor the firm's own answers settle, or null. */
  unanswered: string | null
  /**
   * What a model may answer from the site's pages in place of this reply's factual part; null where the
   * reply is not about the site, and then no model is asked.
   */
  siteQuestion: string | null
}

/** The finished reply; the ask's question is the end of its text. */
export const finish = (draft: Draft, { kind, paragraphs, citations, ask }: Say): Answered => {
  const { conversation, unanswered, siteQuestion } = draft
  const lines = paragraphs.filter((line) => line !== '')
  const lead = lines.at(-1)
  if (ask && lead?.endsWith(':')) lines.splice(-1, 1, `${lead} ${ask.text}`)
  else if (ask) lines.push(ask.text)
  conversation.latestReply = lines.join('\n\n')
  return {
    reply: {
      kind,
      text: lines.join('\n\n'),
      citations: citations ?? [],
      ...(ask ? { ask } : {}),
      intake: { slots: structuredClone(conversation.slots), confirmed: conversation.confirmed },
    },
    conversation,
    unanswered,
    siteQuestion,
  }
}
