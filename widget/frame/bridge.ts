import type { Language } from '@foyer/shared/facts/statuses.ts'
import type { Opened } from '../messages.ts'

/** What the frame's first script, there before the click, hands to the chat itself. */
export type Bridge = {
  /** The firm's token, from the frame's own address. */
  token: string
  language: Language
  root: HTMLElement
  opened: Opened
  /** Calls back with every further message of the host page. */
  onOpen: (heard: (message: Opened) => void) => void
  /** Puts the firm's colours on the document. */
  wear: (colors: Opened['colors']) => void
  close: () => void
}
