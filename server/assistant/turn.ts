import { assistantCopy, fillCopy } from '@foyer/shared/copy/assistant.ts'
import type { Conversation, TurnContext, TurnReply } from './turn-state.ts'

/**
 * Answers one visitor turn without any model. Pure: the same conversation, text and context give
 * the same reply. The caller stores the returned conversation and hands it in with the next turn.
 */
export const respond = (
  conversation: Conversation,
  text: string,
  context: TurnContext,
): { reply: TurnReply; conversation: Conversation } => {
  const next = {
    ...conversation,
    turns: conversation.turns + 1,
    history: [...conversation.history, text],
  }
  const copy = assistantCopy(conversation.language)
  return {
    reply: {
      kind: 'greeting',
      text: fillCopy(copy.greetingAgain[0], { firm: context.firm.name }),
      citations: [],
      intake: { slots: conversation.slots, confirmed: conversation.confirmed },
    },
    conversation: next,
  }
}
