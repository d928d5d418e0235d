import type { ComponentType } from 'react'
import type { LaterParts } from '@foyer/chat/chat-panel.tsx'
import type { ChatCopy } from '@foyer/shared/copy/chat.en.ts'
import type { WaysCopy } from '@foyer/shared/copy/ways.en.ts'
import type { WayProps } from './way.ts'

type Words<Copy> = { copy: Copy }
type Way = { Way: ComponentType<WayProps> }

/** The files of the chat that are fetched when they are first wanted, and what they bring. */
export type Parts = {
  'chat-en': Words<ChatCopy>
  'chat-es': Words<ChatCopy>
  'ways-en': Words<WaysCopy>
  'ways-es': Words<WaysCopy>
  later: LaterParts
  schedule: Way
  message: Way
  attach: Way
  voice: Way
}
