import type { ComponentType } from 'react'
import type { LaterParts } from '@foyer/chat/chat-panel.tsx'
import type { WayProps } from './way.ts'

type Way = { Way: ComponentType<WayProps> }

/** The files of the chat that are fetched when they are first wanted, and what they bring. */
export type Parts = {
  'chat-en': typeof import('./parts/chat-en.ts')
  'chat-es': typeof import('./parts/chat-es.ts')
  'ways-en': typeof import('./parts/ways-en.ts')
  'ways-es': typeof import('./parts/ways-es.ts')
  later: LaterParts
  schedule: Way
  message: Way
  attach: Way
  voice: Way
}
