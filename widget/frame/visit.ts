import type { ChatEvent, ChatState } from '@foyer/chat/conversation.ts'
import { reduceConversation } from '@foyer/chat/reduce-conversation.ts'
import type { Credentials } from './call.ts'
import type { Keeper } from './kept-session.ts'

/** One visitor's chat as its parts share it: the state, the session, and what to do on a change. */
export type Visit = {
  read: () => ChatState
  happen: (event: ChatEvent) => void
  subscribe: (changed: () => void) => () => void
  keeper: Keeper
  session: Credentials | null
  /** Grows with every session begun; a reply that comes for an earlier one is let go. */
  round: number
}

/** A visit with nothing begun. */
export function createVisit(initial: ChatState, keeper: Keeper): Visit {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    read: () => state,
    happen: (event) => {
      state = reduceConversation(state, event)
      for (const changed of listeners) changed()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    keeper,
    session: null,
    round: 0,
  }
}
