import type { ChatCopy } from '@foyer/shared/copy/chat.en.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import type { Opened } from '../messages.ts'
import type { Parts } from './parts.ts'

/** What the frame's first script, there before the click, hands to the chat itself. */
export type Bridge = {
  /** The firm's token, from the frame's own address. */
  token: string
  language: Language
  copy: ChatCopy
  root: HTMLElement
  opened: Opened
  /** Calls back with every further message of the host page. */
  onOpen: (heard: (message: Opened) => void) => void
  /** Puts the firm's colours on the document. */
  wear: (colors: Opened['colors']) => void
  close: () => void
  /** Fetches a part that is not always wanted. Rejects where it cannot be had; it may be asked again. */
  load: <Name extends keyof Parts>(name: Name) => Promise<Parts[Name]>
}

/** Ends a chat at once: nothing more is sent, heard, drawn or kept. */
export type End = () => void
