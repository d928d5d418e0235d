import type { Language } from '@foyer/shared/facts/statuses.ts'
import type { SiteAnswer } from '../turn-site.ts'
import { allNeeds, newConversation } from '../turn-state.ts'
import type { Conversation, TurnContext, TurnReply } from '../turn-state.ts'
import { respond } from '../turn.ts'

/** What a page says of a firm's hours. */
export const hours: SiteAnswer = {
  tier: 'answer',
  sentences: [
    {
      text: 'We are open Monday to Friday, 9 to 5.',
      quote: 'We are open Monday to Friday, 9 to 5.',
      url: 'https://firm.example/contact',
      title: 'Contact',
    },
  ],
  confidence: 0.9,
  language: 'en',
  outOfState: null,
}
const nothing: SiteAnswer = { ...hours, tier: 'none', sentences: [], confidence: 0 }

/** A firm whose site tells its hours and nothing else, on Thursday, March 5, 2026. */
export const playContext: TurnContext = {
  index: { answer: ({ text }) => (/hours|horario|open\b/i.test(text) ? hours : nothing) },
  firm: {
    name: 'Alder & Reyes',
    phone: '+16165550100',
    timeZone: 'America/Detroit',
    country: 'US',
    needs: allNeeds,
  },
  now: new Date('2026-03-05T15:00:00Z'),
}

/** A played chat: every reply, and what is remembered at the end. */
export type PlayedChat = {
  last: TurnReply
  replies: TurnReply[]
  conversation: Conversation
  slots: Conversation['slots']
}

/** Plays a visitor's lines; between turns the conversation is stored and read back, as the server does. */
export const playChat = (
  lines: readonly string[],
  {
    language = 'en',
    from = newConversation(language),
    firm = {},
    site = playContext.index,
    ownAnswers = [],
    now = playContext.now,
  }: {
    language?: Language
    from?: Conversation
    firm?: Partial<TurnContext['firm']>
    site?: TurnContext['index']
    ownAnswers?: TurnContext['ownAnswers']
    now?: Date
  } = {},
): PlayedChat => {
  const context = {
    ...playContext,
    firm: { ...playContext.firm, ...firm },
    index: site,
    ownAnswers,
    now,
  }
  let conversation = from
  const replies: TurnReply[] = []
  for (const line of lines) {
    const stored: Conversation = JSON.parse(JSON.stringify(conversation))
    const turn = respond(stored, line, context)
    conversation = turn.conversation
    replies.push(turn.reply)
  }
  const last = replies.at(-1)
  if (last === undefined) throw new Error('no line was played')
  return { last, replies, conversation, slots: conversation.slots }
}
