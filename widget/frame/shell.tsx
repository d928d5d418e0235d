import { renderToStaticMarkup } from 'react-dom/server'
import { type ChatActions, ChatPanel } from '@foyer/chat/chat-panel.tsx'
import { emptyChat } from '@foyer/chat/conversation.ts'
import { chatCopy } from '@foyer/shared/copy/chat.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'

const nothing = () => {}
const actions: ChatActions = {
  close: nothing,
  accept: nothing,
  send: () => false,
  retry: nothing,
  takeBack: nothing,
  remove: nothing,
  startAnew: nothing,
  speak: nothing,
}

/** The markup of a chat that has not begun, drawn at build time; start.tsx takes it over. */
export function drawShell(language: Language): string {
  return renderToStaticMarkup(
    <ChatPanel state={emptyChat(language)} copy={chatCopy[language]} actions={actions} leaves />,
  )
}
