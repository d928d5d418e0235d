import type { ChatActions } from '@foyer/chat/chat-panel.tsx'
import { unsent } from '@foyer/chat/conversation.ts'
import { accept, type Arrival, begin, remove, resume } from './opening.ts'
import { startOutbox } from './outbox.ts'
import type { Visit } from './visit.ts'

/**
 * What a visitor's acts do. Before the notice is accepted the firm's token and the page are all
 * that is sent, and nothing is kept; what is written waits in the conversation.
 */
export function createActions(
  visit: Visit,
  options: { arrival: () => Arrival; newId: () => string; close: () => void },
): ChatActions {
  const { arrival, newId, close } = options
  startOutbox(visit)
  return {
    close,
    accept: () => void accept(visit, arrival()),
    send: (text) => {
      visit.happen({ type: 'written', id: newId(), text })
      return true
    },
    retry: (id) => {
      const problem = unsent(visit.read()).find((line) => line.id === id)?.problem
      const spent = problem?.code === 'widget/turn-conflict'
      visit.happen({ type: 'retried', id, newId: spent ? newId() : id })
    },
    takeBack: (id) => visit.happen({ type: 'takenBack', id }),
    remove: () => void remove(visit),
    startAnew: () => {
      if (visit.read().phase !== 'unreachable') visit.keeper.clear()
      visit.happen({ type: 'restarting' })
      void resume(visit, arrival())
    },
    speak: (language) => {
      visit.happen({ type: 'spoken', language })
      const { phase, accepting } = visit.read()
      if (phase === 'notice' && !accepting) void begin(visit, { ...arrival(), locale: language })
    },
  }
}
