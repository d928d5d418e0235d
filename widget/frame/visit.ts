import type { ChatEvent, ChatState } from '@foyer/chat/conversation.ts'
import type { Contact } from '@foyer/chat/ways/contact.ts'
import { reduceConversation } from '@foyer/chat/reduce-conversation.ts'
import type { Credentials } from './call.ts'
import type { Keeper } from './kept-session.ts'

/** What was begun in the other ways to the firm; in memory only, so that it ends with the chat. */
export type Drafts = {
  contact: Contact | null
  message: string
  note: string
  /** Files that were sent in this chat. */
  filesSent: number
  /** The visitor agreed that the browser sends sound to its maker. */
  mayHear: boolean
}

/** Nothing begun. */
export const noDrafts: Drafts = {
  contact: null,
  message: '',
  note: '',
  filesSent: 0,
  mayHear: false,
}

/** One visitor's chat as its parts share it: the state, the session, and what to do on a change. */
export type Visit = {
  read: () => ChatState
  happen: (event: ChatEvent) => void
  subscribe: (changed: () => void) => () => void
  keeper: Keeper
  session: Credentials | null
  drafts: () => Drafts
  keep: (drafts: Partial<Drafts>) => void
  /** Grows with every session begun; a reply that comes for an earlier one is let go. */
  round: number
}

/** A visit with nothing begun. */
export function createVisit(initial: ChatState, keeper: Keeper): Visit {
  const listeners = new Set<() => void>()
  let state = initial
  let drafts = noDrafts
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
    drafts: () => drafts,
    keep: (changed) => {
      drafts = { ...drafts, ...changed }
    },
    round: 0,
  }
}
